import { parseArgs } from 'node:util'
import { countsText } from './archive/counts-text.ts'
import { openFirestoreRest } from './archive/firestore-rest.ts'
import { restoreDatabase } from './archive/restore-database.ts'
import { readTarget, TARGET_HELP, TARGET_OPTIONS, targetName } from './database/open-database.ts'
import { processCost } from './legacy/process-cost.ts'
import { COMMON_HELP, COMMON_OPTIONS, runCommand } from './terminal/command.ts'
import { Problem } from './terminal/fail.ts'

const HELP = `Devolve um backup ao banco de dados.

  npm run restore -- --project ID --file ARQUIVO

O arquivo é conferido por inteiro antes da primeira gravação, e o banco precisa estar vazio. Se a restauração for
interrompida, repita o mesmo comando: ela continua do ponto em que parou. Depois dela, cada pessoa entra de novo com a
senha que tinha.

${TARGET_HELP}
  --file FILE          o arquivo que "npm run backup" criou
  --overwrite          grava mesmo que o banco não esteja vazio: cada documento do backup substitui por inteiro o que
                       houver no mesmo endereço; os documentos que não estão no backup ficam como estão
${COMMON_HELP}

Sai com 0 quando tudo foi gravado, com 1 quando falhou.`

runCommand({
  help: HELP,
  parse: (args) => {
    const own = { file: { type: 'string' }, overwrite: { type: 'boolean', default: false } } as const
    return parseArgs({ args, options: { ...COMMON_OPTIONS, ...TARGET_OPTIONS, ...own } }).values
  },
  run: async (values, progress) => {
    const { file, overwrite } = values
    if (!file) throw new Problem('Diga qual backup restaurar com --file ARQUIVO.')
    const target = readTarget(values)
    const rest = await openFirestoreRest(target)
    progress.say(`Restaurando ${file} no ${targetName(target)}...`)
    const { counts, total, resumedAt, projectId, time } = await restoreDatabase(
      rest,
      file,
      overwrite,
      progress,
    )
    const cost = processCost()
    const resumed = resumedAt > 0 ? `\nContinuou do documento ${resumedAt}, em que tinha parado.` : ''
    return {
      text: `Restaurado o backup do projeto ${projectId} lido em ${time}${resumed}\n${countsText(counts)}\n${cost.text}`,
      result: {
        documentos: total,
        colecoes: counts,
        continuouDe: resumedAt,
        backup: { projeto: projectId, lidoEm: time },
        ...cost.result,
      },
    }
  },
})
