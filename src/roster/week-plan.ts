import { POSTOS, type Posto, type Quantidades } from '#src/domain/entities.ts'
import { type DateRange, type ServiceTimes, services } from './service-dates.ts'
import { weekOf } from './weeks.ts'

/** The places of one service, by index into the plan's posts. */
export type PlannedService = { date: number; capacity: readonly number[]; total: number }

/** The services of one week, ascending. */
export type PlannedWeek = { week: number; services: readonly PlannedService[]; size: number }

export type Plan = { postos: readonly Posto[]; weeks: readonly PlannedWeek[] }

/** The services of the range, week by week. A special day's quantities stand in for those of the posts that it names. */
export function planWeeks(range: DateRange, times: ServiceTimes, quantidades: Quantidades): Plan {
  const postos = POSTOS.filter((posto) => quantidades[posto] !== undefined)
  const byWeek = new Map<number, PlannedService[]>()
  for (const { date, quantidades: special } of services(range, times)) {
    const capacity = postos.map((posto) => special?.[posto] ?? quantidades[posto] ?? 0)
    const service = { date, capacity, total: capacity.reduce((sum, count) => sum + count, 0) }
    const week = byWeek.get(weekOf(date))
    if (week) week.push(service)
    else byWeek.set(weekOf(date), [service])
  }
  const weeks = [...byWeek].map(([week, services]) => ({
    week,
    services,
    size: Math.max(...services.map(({ total }) => total)),
  }))
  return { postos, weeks }
}
