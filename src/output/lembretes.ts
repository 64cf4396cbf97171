/** Whom a coordinator reminds of the coming services, and with which words. */
import { dayHint } from '#src/lib/day-hint.ts'
import { weekdayAndDay } from '#src/lib/service-labels.ts'
import { shownDate, shownTime } from '#src/lib/service-time.ts'
import { eventoPlace } from './evento-text.ts'
import type { RoteiroCulto } from './roteiro.ts'

/** One person's turns of one day. */
export type Aviso = { id: string; name: string; turnos: { date: number; posto: string }[] }

/** `data`: 'YYYY-MM-DD' */
export type DiaDeAvisos = { data: string; date: number; avisos: Aviso[] }

/** One entry a day, ascending, and in it one a person, by the time of the first turn. */
export function avisosOf(cultos: readonly RoteiroCulto[]): DiaDeAvisos[] {
  const days = new Map<string, { date: number; people: Map<string, Aviso> }>()
  for (const { date, postos } of cultos) {
    const data = shownDate(date)
    const day = days.get(data) ?? { date, people: new Map<string, Aviso>() }
    days.set(data, day)
    for (const { nome, pessoas } of postos) {
      for (const { id, name } of pessoas) {
        const aviso = day.people.get(id) ?? { id, name, turnos: [] }
        day.people.set(id, aviso)
        aviso.turnos.push({ date, posto: nome })
      }
    }
  }
  return [...days].map(([data, { date, people }]) => ({ data, date, avisos: [...people.values()] }))
}

/** 'às 10:00 (Átrio) e às 18:30 (Som)' */
export function turnosText(turnos: Aviso['turnos']): string {
  return turnos.map(({ date, posto }) => `às ${shownTime(date)} (${posto})`).join(' e ')
}

/** 'hoje', 'amanhã', else '': farther days are named by their weekday anyway. */
export function hojeOuAmanha(date: number, nowMs: number): string {
  const hint = dayHint(date, nowMs)
  return hint === 'hoje' || hint === 'amanhã' ? hint : ''
}

/** The message that reminds somebody of one day. */
export function avisoText(
  { name, turnos }: Aviso,
  place: { igreja: string; cidade: string },
  nowMs: number,
): string {
  const [first = ''] = name.trim().split(/\s+/)
  const date = turnos[0]?.date ?? nowMs
  const when = [hojeOuAmanha(date, nowMs), weekdayAndDay(date)].filter((part) => part !== '').join(', ')
  return `Olá, ${first}! Lembrete da escala: ${when}, ${turnosText(turnos)}, em ${eventoPlace(place)}. Se não puder ir, responda esta mensagem.`
}

/** The area code that most of these have ('' when none has): what a number without one is taken to have. `ddds` may hold ''. */
export function usualDdd(ddds: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const ddd of ddds) if (ddd !== '') counts.set(ddd, (counts.get(ddd) ?? 0) + 1)
  const [most] = [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
  return most?.[0] ?? ''
}
