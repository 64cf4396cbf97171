import type { DiaEspecial, Disponibilidade, Vinculo } from '../../src/domain/entities.ts'
import { shiftDays, shownDate, shownWeekday } from '../../src/lib/service-time.ts'
import type { DemoUser } from './users.ts'

/** Every so many people one has said something. */
const EVERY = 9

/** When some people cannot come, around `now` (ms): a day, a journey, a weekday, in turn. */
export function demoAbsences(users: readonly DemoUser[], now: number): Disponibilidade[] {
  return users
    .filter((_, index) => index % EVERY === EVERY - 1)
    .map(({ id, igreja }, index) => {
      const day = shownDate(shiftDays(now, 50 + index))
      const end = shownDate(shiftDays(now, 57 + index))
      return {
        id,
        igreja,
        ausencias: index % 3 === 2 ? [] : [{ de: day, ate: index % 3 === 0 ? day : end }],
        dias: index % 3 === 2 ? ['Quarta'] : [],
        atualizadaEm: now,
      }
    })
}

/** In each house the first woman and the first man at the doors are a couple. */
export function demoLinks(users: readonly DemoUser[]): Vinculo[] {
  const houses = [...new Set(users.map(({ igreja }) => igreja))]
  return houses.flatMap((igreja) => {
    const people = users.filter((user) => user.igreja === igreja && user.cargo === 'porteiro')
    const ids = [
      ...people.filter(({ genero }) => genero === 'feminino').slice(0, 1),
      ...people.filter(({ genero }) => genero === 'masculino').slice(0, 1),
    ]
      .map(({ id }) => id)
      .sort()
    const [first, second] = ids
    if (!first || !second) return []
    return [{ id: `${first}_${second}`, pessoas: [first, second], igrejas: [igreja], tipo: 'juntos' }]
  })
}

/** A service more on a Friday some two months from `now` (ms). */
export function demoSpecialDay(now: number): DiaEspecial {
  const start = shiftDays(now, 56)
  const friday = shiftDays(start, (12 - shownWeekday(start)) % 7)
  return { data: shownDate(friday), horario: '20:00', tipo: 'extra' }
}
