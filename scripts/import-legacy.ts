import { parseArgs } from 'node:util'
import { COMMON_HELP, COMMON_OPTIONS, runCommand } from './command.ts'
import { openDatabase, readTarget, TARGET_HELP, TARGET_OPTIONS, targetName } from './database.ts'
import { defaultPassword } from './default-password.ts'
import { countByKind } from './findings.ts'
import { importDatabase } from './legacy/import-database.ts'
import { importText } from './legacy/import-text.ts'
import { processCost } from './process-cost.ts'

const HELP = `Converte, no próprio banco de dados, os documentos do sistema antigo para a forma deste.

  npm run import:legacy -- --project ID            ensaio: lê tudo e conta o que faria, sem gravar
  npm run import:legacy -- --project ID --apply    converte

Todas as senhas continuam valendo. Pode ser interrompido e repetido: só converte o que ainda falta.

  --apply              grava; sem esta opção é um ensaio
  --senha-padrao TEXTO a senha padrão do sistema antigo, se não for a de VITE_SENHA_PADRAO
${TARGET_HELP}
${COMMON_HELP}`

const OPTIONS = {
  ...COMMON_OPTIONS,
  ...TARGET_OPTIONS,
  apply: { type: 'boolean', default: false },
  'senha-padrao': { type: 'string' },
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
    return {
      text: `${importText(imported, apply, targetName(target))}\n${cost.text}`,
      result: { apply, counts, countByKind: countByKind(findings), findings, ...cost.result },
    }
  },
})
