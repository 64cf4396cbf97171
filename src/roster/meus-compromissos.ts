import type { Posto, Report } from '#src/domain/entities.ts'
import { POSTOS } from '#src/domain/entities.ts'
import { upcomingFrom } from '#src/lib/service-time.ts'
import { everybodyAt, type PeopleByPosto } from './everybody-at.ts'

/** One post of one service in which a person serves. */
export type Compromisso = {
  reportId: string
  /** of the report, as it was read */
  versao: number
  /** stored instant, ms */
  date: number
  posto: Posto
  /** ids */
  cidade: string
  igreja: string
  /** everybody else of the house in that service, by post, as far as the reports tell; posts with nobody else are absent */
  companions: PeopleByPosto
}

/** @param everybody of the service */
function companionsOf(everybody: PeopleByPosto, userId: string): PeopleByPosto {
  const companions: PeopleByPosto = {}
  for (const posto of POSTOS) {
    const others = (everybody[posto] ?? []).filter(({ id }) => id !== userId)
    if (others.length > 0) companions[posto] = others
  }
  return companions
}

/** A person's services in active reports that have not begun at `nowMs`, soonest first. Other reports only tell who else is there. */
export function meusCompromissos(reports: readonly Report[], userId: string, nowMs: number): Compromisso[] {
  // The empty id is that of blank slots.
  if (userId === '') return []
  const from = upcomingFrom(nowMs)
  const everybody = everybodyAt(reports)
  const compromissos: Compromisso[] = []
  for (const { id: reportId, versao, ativo, cidade, igreja, report } of reports) {
    if (!ativo) continue
    for (const day of report) {
      const { date } = day
      if (date === undefined || date < from) continue
      for (const posto of POSTOS) {
        if (!day[posto]?.some(({ id }) => id === userId)) continue
        compromissos.push({
          reportId,
          versao,
          date,
          posto,
          cidade,
          igreja,
          companions: companionsOf(everybody(igreja, date), userId),
        })
      }
    }
  }
  return compromissos.sort((a, b) => a.date - b.date)
}
