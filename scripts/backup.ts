import { parseArgs } from 'node:util'
import { backupDatabase } from './archive/backup-database.ts'
import { countsText } from './archive/counts-text.ts'
import { openFirestoreRest } from './archive/firestore-rest.ts'
import { readTarget, TARGET_HELP, TARGET_OPTIONS, targetName } from './database/open-database.ts'
import { processCost } from './legacy/process-cost.ts'
import { COMMON_HELP, COMMON_OPTIONS, runCommand } from './terminal/command.ts'

const HELP = `Guarda o banco de dados inteiro em um arquivo.

  npm run backup -- --project ID

O arquivo recebe tudo como estava em um só momento, mesmo que alguém esteja usando o sistema, menos as sessões e as
tentativas de acesso, que vencem sozinhas. Ele contém os dados das pessoas e os resumos das senhas: guarde-o em lugar
reservado. Só aparece com o nome final quando está completo.

${TARGET_HELP}
  --out FILE           o arquivo a criar; sem esta opção, backup-PROJETO-DATA.jsonl.gz na pasta atual
${COMMON_HELP}

Sai com 0 quando o arquivo está completo, com 1 quando falhou.`

runCommand({
  help: HELP,
  parse: (args) =>
    parseArgs({ args, options: { ...COMMON_OPTIONS, ...TARGET_OPTIONS, out: { type: 'string' } } }).values,
  run: async (values, progress) => {
    const target = readTarget(values)
    const file = values.out ?? defaultName(target.projectId, new Date())
    const rest = await openFirestoreRest(target)
    progress.say(`Lendo o ${targetName(target)}...`)
    const { counts, total, time } = await backupDatabase(rest, target.projectId, file, progress)
    const cost = processCost()
    return {
      text: `Backup completo em ${file}\n${countsText(counts)}\n${cost.text}`,
      result: { arquivo: file, documentos: total, colecoes: counts, lidoEm: time, ...cost.result },
    }
  },
})

/** backup-minha-rede-2026-11-21-0512.jsonl.gz; the time is UTC */
function defaultName(projectId: string, now: Date): string {
  const time = now.toISOString().slice(0, 16).replace('T', '-').replace(':', '')
  return `backup-${projectId}-${time}.jsonl.gz`
}
