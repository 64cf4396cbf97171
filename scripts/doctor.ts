import { parseArgs } from 'node:util'
import type { Firestore } from 'firebase-admin/firestore'
import { areReportsDated, DATED_REPORTS, tellDatedReports } from './database/dated-reports.ts'
import { untrueDirectories } from './database/directories.ts'
import {
  openDatabase,
  readTarget,
  TARGET_HELP,
  TARGET_OPTIONS,
  targetName,
} from './database/open-database.ts'
import { examine } from './doctor/examine.ts'
import { DOCTOR_KINDS, type DoctorFinding } from './doctor/kinds.ts'
import { createChangeWriter } from './legacy/change-writer.ts'
import { COMMON_HELP, COMMON_OPTIONS, runCommand } from './terminal/command.ts'
import { countByKind, findingsText } from './terminal/findings.ts'

const HELP = `Examina o banco de dados e diz o que está errado e como corrigir.

  npm run doctor -- --project ID          só lê
  npm run doctor -- --project ID --fix    corrige o que é seguro: listas de pessoas e períodos
                                          dos relatórios, o que as casas avisam aos celulares
                                          e sobras de contas excluídas

Termina com 0 se nada está errado (ou tudo foi corrigido), com 2 se há o que olhar, com 1 se não conseguiu.

  --fix                corrige o que é seguro
${TARGET_HELP}
${COMMON_HELP}`

const OPTIONS = {
  ...COMMON_OPTIONS,
  ...TARGET_OPTIONS,
  fix: { type: 'boolean', default: false },
} as const

const number = new Intl.NumberFormat('pt-BR')

runCommand({
  help: HELP,
  parse: (args) => parseArgs({ args, options: OPTIONS }).values,
  run: async (values, progress) => {
    const target = readTarget(values)
    const db = await openDatabase(target)
    progress.say(`Banco de dados: ${targetName(target)}.`)

    const open: DoctorFinding[] = []
    const fixed = new Map<string, DoctorFinding>()
    const writer = createChangeWriter(db, (path) => {
      const missed = fixed.get(path)
      fixed.delete(path)
      if (missed) open.push(missed)
    })
    for await (const page of examine(db, Date.now(), progress)) {
      for (const { fix, ...finding } of page) {
        if (!fix || !values.fix) {
          open.push(finding)
          continue
        }
        fixed.set(finding.path, finding)
        await writer.add({ path: finding.path, writes: [fix], bytes: JSON.stringify(fix).length })
      }
    }
    await writer.flush()
    const untold = await untoldPeriods(db)
    if (untold && values.fix) {
      await tellDatedReports(db)
      fixed.set(untold.path, untold)
    } else if (untold) open.push(untold)
    for (const igreja of await untrueDirectories(db, values.fix)) {
      const finding = { kind: 'lista-de-pessoas', path: `Diretorio/${igreja}`, detail: '' } as const
      if (values.fix) fixed.set(finding.path, finding)
      else open.push(finding)
    }

    const log = (await db.collection('Log').count().get()).data().count
    const lines = [
      open.length === 0 ? 'Nada de errado.' : `Encontrado (${number.format(open.length)}):\n`,
      findingsText(open, DOCTOR_KINDS),
      fixed.size > 0 ? `\nCorrigido (${number.format(fixed.size)}):\n` : '',
      fixedText([...fixed.values()]),
      `\nRegistros de uso (Log): ${number.format(log)}.`,
    ]
    return {
      text: lines.filter((line) => line !== '').join('\n'),
      result: { findings: open, fixed: [...fixed.values()], countByKind: countByKind(open), log },
      exitCode: open.length > 0 ? 2 : 0,
    }
  },
})

/** Every report carries its period, and the app does not know. */
async function untoldPeriods(db: Firestore): Promise<DoctorFinding | undefined> {
  const told = (await db.doc(DATED_REPORTS).get()).get('pronto') === true
  const none = (await db.collection('Reports').limit(1).get()).empty
  if (told || none || !(await areReportsDated(db))) return undefined
  return { kind: 'periodos-nao-informados', path: DATED_REPORTS, detail: '' }
}

function fixedText(fixed: readonly DoctorFinding[]): string {
  return Object.entries(DOCTOR_KINDS)
    .flatMap(([kind, { title }]) => {
      const count = fixed.filter((finding) => finding.kind === kind).length
      return count > 0 ? [`  ${title} (${number.format(count)})`] : []
    })
    .join('\n')
}
