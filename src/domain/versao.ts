import type { Alteracao, ReportDay } from './entities.ts'

/** The days of a report as a save replaced them. */
export type Versao = {
  /** the version that these days were: from 1, 0 in older reports */
  versao: number
  report: ReportDay[]
  /** the latest change of that version; undefined when nobody had changed the report yet */
  alteracao: Alteracao | undefined
  /** the save that replaced it */
  por: Alteracao | undefined
}
