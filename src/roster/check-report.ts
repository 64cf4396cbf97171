import {
  type NomesPostos,
  POSTOS_BY_TIPO,
  type Posto,
  type Report,
  type ReportDay,
} from '#src/domain/entities.ts'
import { reportRange } from '#src/domain/report-range.ts'
import type { Troca } from '#src/domain/troca.ts'
import { shownDate, toStored } from '#src/lib/service-time.ts'
import { type CheckInput, checkDays, type Problem } from './check-days.ts'
import { knownDays } from './known-days.ts'
import { postosUsed } from './report-people.ts'
import type { Couple, Grupo, RosterPerson } from './roster-person.ts'
import type { DateRange } from './service-dates.ts'
import { type ServingIndex, servingIndex } from './serving-context.ts'
import { withTrocas } from './with-trocas.ts'

export type ReportSurroundings = {
  /** reports of the house; the one at hand may be among them */
  others: readonly Report[]
  couples: readonly Couple[]
  people: ReadonlyMap<string, RosterPerson>
  nomes: NomesPostos
  /** stored ms */
  now: number
}

/** A report as far as what surrounds it depends on it; the range is 'YYYY-MM-DD'. */
export type Surrounded = { id: string; grupo: Grupo; range: DateRange }

/** What is known beside the report itself, for podeServir. */
export function indexOfReport(
  { id, grupo, range }: Surrounded,
  { others, couples, people, nomes, now }: ReportSurroundings,
): ServingIndex {
  const known = knownDays(
    others.filter((other) => other.id !== id),
    grupo,
    range,
    now,
  )
  const names = {
    pessoa: (person: string) => people.get(person)?.name ?? '',
    igreja: () => '',
    posto: (posto: Posto) => nomes[posto],
  }
  return servingIndex({ grupo, ...known, couples, names })
}

/** The first and last date of a report; today where it has none. */
export function datesOf(report: Report, now: number): DateRange {
  const { inicio = now, fim = now } = reportRange(report)
  return { inicio: shownDate(inicio), fim: shownDate(fim) }
}

/**
 * What stands against publishing days, stored or in the editor, with whoever said of a turn that they cannot come: of those from `today`
 * (stored ms) on; of all days when none is to come.
 */
export function checkForPublication(
  input: CheckInput,
  trocas: readonly Troca[],
  today: number,
): readonly Problem[] {
  return toCome(withTrocas(checkDays(input), input.days, trocas), input.days, today)
}

/** What stands against publishing a stored report today. `trocas`: the requests about its turns. */
export function checkReport(
  report: Report,
  trocas: readonly Troca[],
  surroundings: ReportSurroundings,
): readonly Problem[] {
  const { id, igreja, cargo, genero, report: days } = report
  const postos: readonly Posto[] = days.length > 0 ? postosUsed(days) : POSTOS_BY_TIPO.UserP
  const index = indexOfReport(
    { id, grupo: { igreja, cargo, genero }, range: datesOf(report, surroundings.now) },
    surroundings,
  )
  const input = { days, postos, index, people: surroundings.people }
  return checkForPublication(input, trocas, toStored(shownDate(surroundings.now), '00:00'))
}

function toCome(problems: readonly Problem[], days: readonly ReportDay[], today: number): readonly Problem[] {
  const coming = ({ date }: { date: number | undefined }) => date === undefined || date >= today
  return days.some(coming) ? problems.filter(coming) : problems
}

/** 'Há 2 vagas em branco e 1 pessoa que não pode servir.'; '' when nothing forbids it. */
export function hardProblemsText(problems: readonly Problem[]): string {
  const hard = problems.filter(({ kind }) => kind !== 'aviso')
  const blanks = hard.filter(({ kind }) => kind === 'vaga').length
  const others = hard.length - blanks
  const parts = [
    blanks > 0 && (blanks === 1 ? '1 vaga em branco' : `${blanks} vagas em branco`),
    others > 0 && (others === 1 ? '1 pessoa que não pode servir' : `${others} pessoas que não podem servir`),
  ].filter((part) => part !== false)
  return parts.length > 0 ? `Há ${parts.join(' e ')}.` : ''
}
