import type { Genero, Pessoa, Posto, Quantidades, ReportDay } from '#src/domain/entities.ts'
import { POSTOS } from '#src/domain/entities.ts'
import { seededRandom, shuffled } from './random.ts'
import type { DateRange, ServiceTimes } from './service-dates.ts'
import { mondayOf, serviceDates } from './service-dates.ts'
import { weeklyPools } from './weekly-pool.ts'

/** Somebody who may be drawn: already of the report's prayer house, position and gender. */
export type Candidate = { id: string; name: string; genero: Genero }

export type GenerationInput = DateRange & {
  igreja: ServiceTimes
  /** each person once; not read for `somenteDatas` */
  pessoas: readonly Candidate[]
  quantidades: Quantidades
  /** whole number from 0 to Number.MAX_SAFE_INTEGER */
  seed: number
  /** 'dates only': blank placeholders instead of people */
  somenteDatas: boolean
}

export function totalOf(quantidades: Quantidades): number {
  return POSTOS.reduce((total, posto) => total + (quantidades[posto] ?? 0), 0)
}

/** Cuts a service's people into its posts, in order. */
function fillPosts(people: readonly Pessoa[], quantidades: Quantidades): Partial<Record<Posto, Pessoa[]>> {
  const posts: Partial<Record<Posto, Pessoa[]>> = {}
  let from = 0
  for (const posto of POSTOS) {
    const quantity = quantidades[posto]
    if (quantity === undefined) continue
    posts[posto] = people.slice(from, from + quantity)
    from += quantity
  }
  return posts
}

function placeholders(count: number): Pessoa[] {
  return Array.from({ length: count }, () => ({ id: '', name: '' }))
}

/**
 * The days of a new report, ascending. Same input, same report. The services of a week share one pool of people,
 * reshuffled into the posts for each. Throws RangeError when there are fewer people than places, or an end of the
 * range is not a date (see validate-generation.ts).
 */
export function generateReport(input: GenerationInput): ReportDay[] {
  const { pessoas, quantidades, seed, somenteDatas } = input
  const total = totalOf(quantidades)
  const dates = serviceDates(input, input.igreja)
  if (somenteDatas) return dates.map((date) => ({ date, ...fillPosts(placeholders(total), quantidades) }))

  const random = seededRandom(seed)
  const people = pessoas.map(({ id, name, genero }) => ({ id, name, genero }))
  const drawPool = weeklyPools(people, random)
  let week = ''
  let pool: Candidate[] = []
  return dates.map((date) => {
    const monday = mondayOf(date)
    if (monday !== week) {
      week = monday
      pool = drawPool(total)
    }
    return { date, ...fillPosts(shuffled(pool, random), quantidades) }
  })
}
