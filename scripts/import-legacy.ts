import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import {
  openDatabase,
  readTarget,
  TARGET_HELP,
  TARGET_OPTIONS,
  targetName,
} from './database/open-database.ts'
import { type ImportResult, importDatabase } from './legacy/import-database.ts'
import { findingsFileText, importText } from './legacy/import-text.ts'
import { processCost } from './legacy/process-cost.ts'
import { COMMON_HELP, COMMON_OPTIONS, runCommand } from './terminal/command.ts'
import { defaultPassword } from './terminal/default-password.ts'
import { countByKind } from './terminal/findings.ts'

const HELP = `Converte, no próprio banco de dados, os documentos do sistema antigo para a forma deste.

  npm run import:legacy -- --project ID            ensaio: lê tudo e conta o que faria, sem gravar
  npm run import:legacy -- --project ID --apply    converte

Todas as senhas continuam valendo. Pode ser interrompido e repetido: só converte o que ainda falta.

  --apply              grava; sem esta opção é um ensaio
  --achados ARQUIVO    onde escrever tudo o que precisa de atenção (importacao-ID-DATA.txt)
  --senha-padrao TEXTO a senha padrão do sistema antigo, se não for a de VITE_SENHA_PADRAO
${TARGET_HELP}
${COMMON_HELP}`

const OPTIONS = {
  ...COMMON_OPTIONS,
  ...TARGET_OPTIONS,
  apply: { type: 'boolean', default: false },
  'senha-padrao': { type: 'string' },
  achados: { type: 'string' },
} as const

runCommand({
  help: HELP,
  parse: (args) => parseArgs({ args, options: OPTIONS }).values,
  run: async (values, progress) => {
    const { apply } = values
    const target = readTarget(values)
    const standard = values['senha-padrao'] ?? defaultPassword(target)
    const db = await openDatabase(target)
    progress.say(`Banco de dados: ${targetName(target)}.`)

    const imported = await importDatabase(db, { apply, defaultPassword: standard }, progress)
    const { counts, findings } = imported
    const cost = processCost()
    const arquivo =
      findings.length > 0 ? writeFindings(imported, target.projectId, apply, values.achados) : undefined
    return {
      text: `${importText(imported, apply, targetName(target), arquivo)}\n${cost.text}`,
      result: { apply, arquivo, counts, countByKind: countByKind(findings), findings, ...cost.result },
    }
  },
})

/** Names and phone numbers are in it: for the eyes of whoever ran the command. @returns the file's name */
function writeFindings(imported: ImportResult, projectId: string, apply: boolean, name?: string): string {
  const when = new Date().toISOString().slice(0, 16).replace('T', '-').replace(':', '')
  const file = name ?? `importacao-${projectId}-${when}.txt`
  const heading = `${apply ? 'Conversão' : 'Ensaio'} do projeto ${projectId}, ${when} (hora UTC)`
  writeFileSync(file, findingsFileText(imported, heading), { mode: 0o600 })
  return file
}
