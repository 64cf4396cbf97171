import { NOMES_POSTOS_PADRAO, type Report } from '#src/domain/entities.ts'
import { fromServer } from '#src/lib/from-server.ts'
import { shownDate, upcomingFrom } from '#src/lib/service-time.ts'
import { watchDisponibilidadesByIgreja } from '#src/repositories/disponibilidades.ts'
import { watchIgreja } from '#src/repositories/igrejas.ts'
import { watchHouseReportsSince } from '#src/repositories/past-reports.ts'
import { watchTrocasOf } from '#src/repositories/trocas.ts'
import { watchUsersByIgreja } from '#src/repositories/users.ts'
import { watchVinculosByIgreja } from '#src/repositories/vinculos.ts'
import type { Problem } from '#src/roster/check-days.ts'
import { checkReport, type ReportSurroundings } from '#src/roster/check-report.ts'
import { historyFrom } from '#src/roster/known-days.ts'
import { withAbsences } from '#src/roster/roster-person.ts'

/** Judges reports for publication; what surrounds the reports of one house is read once. `openedAt`: ms since the epoch. */
export function publicationCheck(openedAt: number): (report: Report) => Promise<readonly Problem[]> {
  const now = upcomingFrom(openedAt)
  const houses = new Map<string, Promise<ReportSurroundings>>()
  return async (report) => {
    const known = houses.get(report.igreja) ?? readSurroundings(report.igreja, now)
    houses.set(report.igreja, known)
    // what could not be read once may be there at the next try
    known.catch(() => houses.delete(report.igreja))
    const [trocas, surroundings] = await Promise.all([fromServer(watchTrocasOf(report.id)), known])
    return checkReport(report, trocas, surroundings)
  }
}

async function readSurroundings(igreja: string, now: number): Promise<ReportSurroundings> {
  const [house, users, absences, couples, others] = await Promise.all([
    fromServer(watchIgreja(igreja)),
    fromServer(watchUsersByIgreja(igreja)),
    fromServer(watchDisponibilidadesByIgreja(igreja)),
    fromServer(watchVinculosByIgreja(igreja)),
    fromServer(watchHouseReportsSince(igreja, historyFrom(shownDate(now)))),
  ])
  const people = new Map(withAbsences(users, absences).map((person) => [person.id, person]))
  return { others, couples, people, nomes: house ?? NOMES_POSTOS_PADRAO, now }
}
