import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { loadEnv } from 'vite'
import { readTarget } from './database/open-database.ts'
import { buildApp, DEPLOY_MODE } from './deploy/build-app.ts'
import { bundleProblems } from './deploy/bundle-problems.ts'
import { environmentFindings } from './deploy/environment-findings.ts'
import { firebaseDeploy } from './deploy/firebase-deploy.ts'
import { hostingProblems } from './deploy/hosting-problems.ts'
import { loadRules } from './deploy/load-rules.ts'
import { newRelease, type Release } from './deploy/release.ts'
import { emulatorEnvironment } from './emulators/emulator-environment.ts'
import {
  DEFAULT_PORTS,
  type Emulators,
  freePorts,
  type Ports,
  ROOT,
  requireEmulators,
  startEmulators,
} from './emulators/start-emulators.ts'
import { COMMON_HELP, COMMON_OPTIONS, runCommand } from './terminal/command.ts'
import { Problem } from './terminal/fail.ts'
import type { Progress } from './terminal/progress.ts'

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
    const ports = rehearsal && !values['free-ports'] ? DEFAULT_PORTS : await freePorts()
    await requireEmulators(ports)

    const release = newRelease(ROOT)
    process.once('exit', release.remove)
    await buildApp(release.appDir)
    refuse(bundleProblems(release.appDir, projectId))
    progress.say('Aplicativo construído, sem nada da demonstração nem dos emuladores.')

    const result = { projeto: projectId, avisos }
    if (rehearsal && !check) {
      await rehearse(projectId, ports, release, progress)
      return { text: 'Ensaio encerrado.', result: { ...result, publicado: false } }
    }
    await checkRules(projectId, ports, release)
    progress.say('Regras do banco: compilam.')
    if (check) return { text: 'Tudo em ordem. Nada foi publicado.', result: { ...result, publicado: false } }
    await firebaseDeploy(projectId, credentials, release.seal(hasAppCheck()))
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

function hasAppCheck(): boolean {
  return Boolean(loadEnv(DEPLOY_MODE, ROOT)['VITE_APP_CHECK_SITE_KEY'])
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

async function checkRules(projectId: string, ports: Ports, release: Release): Promise<void> {
  const emulators = await startEmulators({ ports })
  try {
    await applyRules(emulators, projectId, release)
  } finally {
    await emulators.stop()
  }
}

async function applyRules({ ports }: Emulators, projectId: string, { rules }: Release): Promise<void> {
  const content = readFileSync(rules, 'utf8')
  const refusal = await loadRules(`127.0.0.1:${ports.firestore}`, projectId, content)
  if (refusal !== undefined) refuse([`As regras do banco não compilam: ${refusal}`])
}

/** Serves a build of the same configuration, but for the addresses of the emulators, until Ctrl+C. */
async function rehearse(
  projectId: string,
  ports: Ports,
  release: Release,
  progress: Progress,
): Promise<void> {
  const { VITE_AUTH_EMULATOR, VITE_FIRESTORE_EMULATOR } = emulatorEnvironment(ports)
  // reCAPTCHA knows nothing of this machine's address
  await buildApp(release.appDir, {
    VITE_AUTH_EMULATOR,
    VITE_FIRESTORE_EMULATOR,
    VITE_APP_CHECK_SITE_KEY: '',
  })
  const emulators = await startEmulators({ ports, publicDir: relative(ROOT, release.appDir) })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void emulators.stop())
  }
  await applyRules(emulators, projectId, release)
  progress.say('Regras do banco: compilam.')
  progress.say(`Ensaio no ar: http://127.0.0.1:${ports.hosting}`)
  progress.say(`Banco de dados: 127.0.0.1:${ports.firestore}, vazio. Encerre com Ctrl+C.`)
  await emulators.exited
}
