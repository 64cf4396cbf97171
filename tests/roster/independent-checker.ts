/**
 * Judges a report's days against what people asked for, from the words of the specification alone: it shares no code with src, not even
 * its calendar.
 */
import type { Posto, ReportDay } from '#src/domain/entities.ts'
import type { RosterPerson } from '#src/roster/roster-person.ts'

export type Facts = {
  people: readonly RosterPerson[]
  apart: readonly (readonly string[])[]
  /** services of other reports in use: who, when (ms), and whether in the same house */
  elsewhere: readonly { id: string; date: number; sameHouse: boolean }[]
}

const POSTS = ['atriu', 'corredor', 'banheiro', 'estacionamento', 'som'] as const
const WEEKDAYS = ['Domingo', 'Segunda', 'Terca', 'Quarta', 'Quinta', 'Sexta', 'Sabado']
const HOUR = 3_600_000

/** Why a person may not be at a service, whoever else is there; '' when they may. */
export function obstacle(person: RosterPerson, date: number, posto: Posto, facts: Facts): string {
  const iso = new Date(date).toISOString().slice(0, 10)
  const weekday = WEEKDAYS[new Date(date).getUTCDay()] ?? ''
  if (person.ausencias?.some(({ de, ate }) => iso >= de && iso <= ate)) return 'away'
  if (person.dias?.some((dia) => dia === weekday)) return 'weekday'
  if (person.desde !== undefined && iso < person.desde) return 'not yet'
  if (person.naoPostos?.includes(posto)) return 'post'
  const busy = facts.elsewhere.some(
    (turn) => turn.id === person.id && turn.date > date - 2 * HOUR && turn.date < date + 2 * HOUR,
  )
  return busy ? 'elsewhere' : ''
}

/** Everything that is wrong with the days, in words for whoever reads a failed test. */
export function wrongs(days: readonly ReportDay[], facts: Facts): string[] {
  const found: string[] = []
  const byId = new Map(facts.people.map((person) => [person.id, person]))
  const weeksByMonth = new Map<string, Set<string>>()
  for (const day of days) {
    const date = day.date ?? Number.NaN
    const here = new Set<string>()
    for (const posto of POSTS) {
      for (const { id } of day[posto] ?? []) {
        if (id === '') continue
        const person = byId.get(id)
        if (!person) found.push(`${id} is no candidate`)
        else {
          const why = obstacle(person, date, posto, facts)
          if (why) found.push(`${id} at ${new Date(date).toISOString()}: ${why}`)
        }
        if (here.has(id)) found.push(`${id} twice`)
        here.add(id)
        const month = `${id} ${new Date(date).toISOString().slice(0, 7)}`
        weeksByMonth.set(month, (weeksByMonth.get(month) ?? new Set()).add(mondayBefore(date)))
      }
    }
    for (const pair of facts.apart) if (pair.every((id) => here.has(id))) found.push(`${pair} together`)
  }
  for (const [key, weeks] of weeksByMonth) {
    const [id = '', month = ''] = key.split(' ')
    const limit = byId.get(id)?.maxPorMes
    const booked = facts.elsewhere.filter(
      (turn) => turn.id === id && turn.sameHouse && new Date(turn.date).toISOString().startsWith(month),
    )
    const bookedWeeks = new Set(booked.map(({ date }) => mondayBefore(date)))
    const all = new Set([...weeks, ...bookedWeeks])
    // who is booked elsewhere beyond the limit may still serve in those very weeks
    if (limit !== undefined && all.size > Math.max(limit, bookedWeeks.size)) {
      found.push(`${key}: ${all.size} weeks, limit ${limit}`)
    }
  }
  return found
}

function mondayBefore(date: number): string {
  const day = new Date(date)
  while (day.getUTCDay() !== 1) day.setUTCDate(day.getUTCDate() - 1)
  return day.toISOString().slice(0, 10)
}
