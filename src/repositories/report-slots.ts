import { Timestamp } from 'firebase/firestore'
import { POSTOS } from '#src/domain/entities.ts'
import { TrocaError, type Turno } from '#src/domain/troca.ts'
import { type Fields, isFields, readList, readMillis } from '#src/lib/untyped-data.ts'

/** Where a turn stands in a stored report: indices of the day and of the place in its post. */
export type Slot = { dia: number; lugar: number }

/** Who takes a place: the copy that a report holds. */
export type Taker = { id: string; name: string; genero: string }

/** Where `user` serves at that time in that post. @throws TrocaError dia-mudou when they do not */
export function slotOf(stored: Fields, { data, posto }: Omit<Turno, 'report'>, user: string): Slot {
  const days = readList(stored, 'report')
  for (const [dia, day] of days.entries()) {
    if (!isFields(day) || !(day['date'] instanceof Timestamp) || readMillis(day['date']) !== data) continue
    const lugar = readList(day, posto).findIndex((person) => isFields(person) && person['id'] === user)
    if (lugar >= 0) return { dia, lugar }
  }
  throw new TrocaError('dia-mudou')
}

/** The stored days with somebody else in one place, everything else as it is. @throws TrocaError ja-serve */
export function withTaker(
  days: readonly unknown[],
  turn: Omit<Turno, 'report'>,
  slot: Slot,
  taker: Taker,
): unknown[] {
  return days.map((day, dia) => {
    if (dia !== slot.dia || !isFields(day)) return day
    const there = POSTOS.flatMap((posto) => readList(day, posto))
    if (there.some((person) => isFields(person) && person['id'] === taker.id))
      throw new TrocaError('ja-serve')
    const people = readList(day, turn.posto).map((person, lugar) => (lugar === slot.lugar ? taker : person))
    return { ...day, [turn.posto]: people }
  })
}
