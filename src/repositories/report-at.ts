import { DataError } from '#src/domain/data-error.ts'
import type { Report } from '#src/domain/entities.ts'
import { getReport } from './reports.ts'
import { getVersao } from './versoes.ts'

/** A report with the days of one of its versions; undefined when it is gone, or that version. @throws DataError */
export async function getReportAt(id: string, versao: number): Promise<Report | undefined> {
  try {
    const report = await getReport(id)
    if (report.versao === versao) return report
    const then = await getVersao(id, versao)
    return then && { ...report, versao, report: then.report, alteracao: then.alteracao }
  } catch (reason) {
    if (reason instanceof DataError && reason.kind === 'missing') return undefined
    throw reason
  }
}
