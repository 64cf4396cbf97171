import { POSTOS, type Posto, type Report } from '#src/domain/entities.ts'
import { pushTo } from '#src/lib/push-to.ts'
import { shownDate, upcomingFrom } from '#src/lib/service-time.ts'
import type { RosterPerson } from './roster-person.ts'
import { HISTORY_WEEKS, weekOf } from './weeks.ts'

/** One person at one service, as the lists of turns show it. */
export type ServedTurn = { date: number; posto: Posto; nomeRelatorio: string; igreja: string; report: string }

/** How much somebody serves: turns are weeks. */
export type PersonLoad = {
  id: string
  name: string
  /** weeks in the 12 months before now */
  passados: number
  /** weeks to come */
  vindouros: number
  /** stored ms */
  ultimo: number | undefined
  proximo: number | undefined
  /** services at each post */
  porPosto: Partial<Record<Posto, number>>
  /** absences that have not ended, 'YYYY-MM-DD' */
  ausencias: readonly { de: string; ate: string }[]
}

/** The turns of one person in reports that count: published ones of the past, and those in use to come. Ascending. */
export function turnsIn(reports: readonly Report[], id: string, agora: number): ServedTurn[] {
  return reports
    .flatMap(({ report, nomeRelatorio, igreja, ativo, atual, id: reportId }) =>
      report.flatMap((day) => {
        const { date } = day
        if (date === undefined || !(date < agora ? ativo || !atual : ativo || atual)) return []
        return POSTOS.filter((posto) => day[posto]?.some((person) => person.id === id)).map((posto) => ({
          date,
          posto,
          nomeRelatorio,
          igreja,
          report: reportId,
        }))
      }),
    )
    .sort((a, b) => a.date - b.date)
}

/**
 * The load of a house's people over its reports of the last 12 months and those to come, most turns first.
 * @param nowMs ms since the epoch
 */
export function houseLoad(
  reports: readonly Report[],
  people: readonly RosterPerson[],
  nowMs: number,
): PersonLoad[] {
  const agora = upcomingFrom(nowMs)
  const today = shownDate(agora)
  const oldest = weekOf(agora) - HISTORY_WEEKS
  const naming = new Map<string, Report[]>()
  for (const report of reports) for (const id of report.pessoas) pushTo(naming, id, report)
  return people
    .map(({ id, name, ausencias = [] }): PersonLoad => {
      const turns = turnsIn(naming.get(id) ?? [], id, agora).filter(({ date }) => weekOf(date) >= oldest)
      const past = turns.filter(({ date }) => date < agora)
      const coming = turns.filter(({ date }) => date >= agora)
      const porPosto: PersonLoad['porPosto'] = {}
      for (const { posto } of turns) porPosto[posto] = (porPosto[posto] ?? 0) + 1
      return {
        id,
        name,
        passados: weeks(past),
        vindouros: weeks(coming),
        ultimo: past.at(-1)?.date,
        proximo: coming[0]?.date,
        porPosto,
        ausencias: ausencias.filter(({ ate }) => ate >= today),
      }
    })
    .sort((a, b) => b.passados + b.vindouros - a.passados - a.vindouros || (a.name < b.name ? -1 : 1))
}

function weeks(turns: readonly ServedTurn[]): number {
  return new Set(turns.map(({ date }) => weekOf(date))).size
}
