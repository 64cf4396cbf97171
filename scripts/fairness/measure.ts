import { POSTOS, type ReportDay } from '../../src/domain/entities.ts'
import { pushTo } from '../../src/lib/push-to.ts'
import type { Year } from './simulate.ts'

/** What is unfair in a year, counted from its days alone. */
export type Unfairness = {
  /** weeks of turns between who served most and least */
  gap: number
  /** person-weeks right after another */
  backToBack: number
  /** the longest wait between two turns, in weeks, and what counting allows */
  wait: number
  waitBound: number
  /** people over the places, summed over the weeks */
  over: number
  /** blank places */
  blanks: number
  /** per cent of turns at the post of the time before; 0 where there is one post only */
  samePost: number
  /** the farthest that anybody is from their share of a post */
  postShare: number
  /** per cent of the weeks in which one of a couple serves without the other; 0 without couples */
  apart: number
}

/** What a group alone tells. */
type OfGroup = Omit<Unfairness, 'apart'>

/** The worst of the groups of a house. */
export function measure(years: readonly Year[]): Unfairness {
  return { ...worstOf(years.map(measureGroup)), apart: apart(years) }
}

/** The worst of everything that was measured several times. */
export function worstOf(measured: readonly OfGroup[]): OfGroup {
  const worst = (key: keyof OfGroup) => Math.max(...measured.map((one) => one[key]))
  return {
    gap: worst('gap'),
    backToBack: worst('backToBack'),
    wait: worst('wait'),
    waitBound: worst('waitBound'),
    over: worst('over'),
    blanks: worst('blanks'),
    samePost: worst('samePost'),
    postShare: worst('postShare'),
  }
}

function measureGroup(year: Year): OfGroup {
  const { people, days } = year
  const weeks = byWeek(days)
  const turns = new Map(people.map(({ id }) => [id, [] as number[]]))
  let over = 0
  weeks.forEach((there, week) => {
    const ids = new Set(there.flatMap(idsOf))
    for (const id of ids) turns.get(id)?.push(week)
    over += Math.max(0, ids.size - Math.max(...there.map(placesOf)))
  })
  const counts = [...turns.values()].map((those) => those.length)
  const rests = [...turns.values()].flatMap((those) =>
    those.slice(1).map((week, index) => week - (those[index] ?? 0)),
  )
  const places = Math.max(...days.map(placesOf))
  return {
    gap: Math.max(...counts) - Math.min(...counts),
    backToBack: rests.filter((rest) => rest === 1).length,
    wait: Math.max(0, ...rests),
    waitBound: Math.ceil(people.length / places),
    over,
    blanks: days.reduce((sum, day) => sum + placesOf(day) - idsOf(day).length, 0),
    ...posts(year),
  }
}

function posts({ people, days }: Year): Pick<Unfairness, 'samePost' | 'postShare'> {
  let same = 0
  let all = 0
  let worst = 0
  for (const { id, naoPostos } of people) {
    const served: number[] = []
    const shares = POSTOS.map(() => 0)
    for (const day of days) {
      const posto = POSTOS.findIndex((posto) => day[posto]?.some((person) => person.id === id))
      if (posto < 0) continue
      if (served.at(-1) === posto) same++
      if (served.length > 0) all++
      served.push(posto)
      const open = POSTOS.filter((posto) => !naoPostos?.includes(posto))
      const places = open.reduce((sum, posto) => sum + (day[posto]?.length ?? 0), 0)
      for (const posto of open) {
        const index = POSTOS.indexOf(posto)
        shares[index] = (shares[index] ?? 0) + (day[posto]?.length ?? 0) / places
      }
    }
    POSTOS.forEach((_, index) => {
      const there = served.filter((posto) => posto === index).length
      worst = Math.max(worst, Math.abs(there - (shares[index] ?? 0)))
    })
  }
  const onePost = days.every((day) => POSTOS.filter((posto) => day[posto]?.length).length < 2)
  return { samePost: all === 0 || onePost ? 0 : (100 * same) / all, postShare: worst }
}

function apart(years: readonly Year[]): number {
  const weeks = [...byWeek(years.flatMap(({ days }) => days))].map((there) => new Set(there.flatMap(idsOf)))
  let any = 0
  let alone = 0
  for (const { pessoas } of years[0]?.couples ?? []) {
    for (const ids of weeks) {
      const serving = pessoas.filter((id) => ids.has(id)).length
      if (serving > 0) any++
      if (serving === 1) alone++
    }
  }
  return any === 0 ? 0 : (100 * alone) / any
}

function byWeek(days: readonly ReportDay[]): ReportDay[][] {
  const weeks = new Map<number, ReportDay[]>()
  for (const day of days) {
    // Monday 5 January 1970 began the first whole week
    const week = Math.floor(((day.date ?? 0) / 86_400_000 - 4) / 7)
    pushTo(weeks, week, day)
  }
  return [...weeks].sort(([a], [b]) => a - b).map(([, there]) => there)
}

function idsOf(day: ReportDay): string[] {
  return POSTOS.flatMap((posto) => day[posto] ?? [])
    .map(({ id }) => id)
    .filter((id) => id !== '')
}

function placesOf(day: ReportDay): number {
  return POSTOS.reduce((sum, posto) => sum + (day[posto]?.length ?? 0), 0)
}
