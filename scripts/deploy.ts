import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadEnv } from 'vite'
import { COMMON_HELP, COMMON_OPTIONS, runCommand } from './command.ts'
import { readTarget } from './database.ts'
import { buildApp, DEPLOY_MODE } from './deploy/build-app.ts'
import { bundleProblems } from './deploy/bundle-problems.ts'
import { environmentFindings } from './deploy/environment-findings.ts'
import { firebaseDeploy } from './deploy/firebase-deploy.ts'
import { hostingProblems } from './deploy/hosting-problems.ts'
import { loadRules } from './deploy/load-rules.ts'
import { emulatorEnvironment } from './emulator-environment.ts'
import { DEFAULT_PORTS, type Emulators, freePorts, ROOT, startEmulators } from './emulators.ts'
import { Problem } from './fail.ts'
import type { Progress } from './progress.ts'

const HELP = `Publica o sistema em um projeto do Firebase: o aplicativo, as regras e os índices do banco.

  npm run deploy -- --project ID

Antes de publicar, confere tudo o que se pode conferir sem internet: a configuração (.env.deploy.local ou variáveis
de ambiente; veja .env.example), as regras, os cabeçalhos de segurança, o tamanho do aplicativo e se nada da
demonstração ou dos emuladores ficou dentro dele.

  --project ID         o projeto do Firebase
  --check              só confere, não publica
  --emulator           ensaio: confere tudo do mesmo modo e, em vez de publicar, serve o sistema nos emuladores desta
                       máquina, com um banco vazio que é descartado no fim
  --free-ports         com --emulator: portas livres quaisquer
  --credentials FILE   arquivo JSON de uma conta de serviço; sem ele vale a conta de "npx firebase login"
${COMMON_HELP}

Sai com 0 quando publicou (ou conferiu), com 1 quando algo impede.`

const DIST = 'dist'

runCommand({
  help: HELP,
  parse: (args) =>
    parseArgs({
      args,
      options: {
        ...COMMON_OPTIONS,
        project: { type: 'string' },
        credentials: { type: 'string' },
        emulator: { type: 'string' },
        check: { type: 'boolean', default: false },
        'free-ports': { type: 'boolean', default: false },
      },
    }).values,
  run: async (values, progress) => {
    const { project, check, credentials } = values
    if (!project) throw new Problem('Diga em que projeto publicar com --project ID.')
    const rehearsal = values.emulator !== undefined
    const { projectId } = readTarget({ project, credentials, emulator: values.emulator })
    if (!rehearsal) requireRealProject(projectId, credentials)

    const avisos = checkFiles(projectId, rehearsal)
    progress.say('Configuração e cabeçalhos de segurança: em ordem.')
    for (const aviso of avisos) progress.say(`Aviso: ${aviso}`)
    await buildApp(DIST)
    refuse(bundleProblems(join(ROOT, DIST), projectId))
    progress.say('Aplicativo construído, sem nada da demonstração nem dos emuladores.')

    const result = { projeto: projectId, avisos }
    if (rehearsal && !check) {
      await rehearse(projectId, values['free-ports'], progress)
      return { text: 'Ensaio encerrado.', result: { ...result, publicado: false } }
    }
    await checkRules(projectId)
    progress.say('Regras do banco: compilam.')
    if (check) return { text: 'Tudo em ordem. Nada foi publicado.', result: { ...result, publicado: false } }
    await firebaseDeploy(projectId, credentials)
    const endereco = `https://${projectId}.web.app`
    return { text: `Publicado em ${endereco}`, result: { ...result, publicado: true, endereco } }
  },
})

function requireRealProject(projectId: string, credentials: string | undefined): void {
  if (projectId.startsWith('demo-')) {
    throw new Problem(`${projectId} só existe nos emuladores: acrescente --emulator para um ensaio.`)
  }
  if (credentials !== undefined && !existsSync(credentials)) {
    throw new Problem(`O arquivo ${credentials} não pode ser lido.`)
  }
}

/** The checks that take no time; returns the warnings. @throws Problem that lists everything wrong */
function checkFiles(projectId: string, rehearsal: boolean): string[] {
  const { problems, warnings } = environmentFindings(loadEnv(DEPLOY_MODE, ROOT), projectId, rehearsal)
  const hosting: unknown = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'))
  refuse([...problems, ...hostingProblems(hosting)])
  return warnings
}

function refuse(problems: string[]): void {
  if (problems.length === 0) return
  throw new Problem(`Nada foi publicado:\n${problems.map((problem) => `- ${problem}`).join('\n')}`)
}

async function checkRules(projectId: string): Promise<void> {
  const emulators = await startEmulators({ ports: await freePorts() })
  try {
    await applyRules(emulators, projectId)
  } finally {
    await emulators.stop()
  }
}

async function applyRules({ ports }: Emulators, projectId: string): Promise<void> {
  const content = readFileSync(join(ROOT, 'firestore.rules'), 'utf8')
  const refusal = await loadRules(`127.0.0.1:${ports.firestore}`, projectId, content)
  if (refusal !== undefined) refuse([`As regras do banco não compilam: ${refusal}`])
}

/** Serves a build of the same configuration, but for the addresses of the emulators, until Ctrl+C. */
async function rehearse(projectId: string, anyPorts: boolean, progress: Progress): Promise<void> {
  const ports = anyPorts ? await freePorts() : DEFAULT_PORTS
  const outDir = `.cache/dist-deploy-${process.pid}`
  const { VITE_AUTH_EMULATOR, VITE_FIRESTORE_EMULATOR } = emulatorEnvironment(ports)
  // reCAPTCHA knows nothing of this machine's address
  await buildApp(outDir, { VITE_AUTH_EMULATOR, VITE_FIRESTORE_EMULATOR, VITE_APP_CHECK_SITE_KEY: '' })
  process.once('exit', () => rmSync(join(ROOT, outDir), { recursive: true, force: true }))
  const emulators = await startEmulators({ ports, publicDir: outDir })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void emulators.stop())
  await applyRules(emulators, projectId)
  progress.say('Regras do banco: compilam.')
  progress.say(`Ensaio no ar: http://127.0.0.1:${ports.hosting}`)
  progress.say(`Banco de dados: 127.0.0.1:${ports.firestore}, vazio. Encerre com Ctrl+C.`)
  await emulators.exited
}
