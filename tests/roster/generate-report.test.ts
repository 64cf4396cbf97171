import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DIAS, type DiaCulto, type Pessoa, POSTOS, type ReportDay } from '#src/domain/entities.ts'
import { shiftDays, shownDate, shownTime, shownWeekday, toStored } from '#src/lib/service-time.ts'
import { type GenerationInput, generateReport, totalOf } from '#src/roster/generate-report.ts'

function people(count: number): GenerationInput['pessoas'] {
  return Array.from({ length: count }, (_, n) => ({ id: `p${n}`, name: `Pessoa ${n}`, genero: 'feminino' }))
}

function peopleOf(day: ReportDay): Pessoa[] {
  return POSTOS.flatMap((posto) => day[posto] ?? [])
}

function ids(day: ReportDay | undefined): string[] {
  return day === undefined ? [] : peopleOf(day).map(({ id }) => id)
}

/** Days by the Monday of their week, found by walking back day by day. */
function byWeek(days: readonly ReportDay[]): Map<string, ReportDay[]> {
  const weeks = new Map<string, ReportDay[]>()
  for (const day of days) {
    let monday = day.date ?? Number.NaN
    while (shownWeekday(monday) !== DIAS.indexOf('Segunda')) monday = shiftDays(monday, -1)
    const key = shownDate(monday)
    weeks.set(key, [...(weeks.get(key) ?? []), day])
  }
  return weeks
}

const horario = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`)
const services: fc.Arbitrary<DiaCulto[]> = fc.array(fc.record({ dia: fc.constantFrom(...DIAS), horario }), {
  maxLength: 5,
})
const quantity = fc.integer({ min: 0, max: 6 })

/** Inputs that the form's validation lets through: at least one place, and a person for each. */
const inputs: fc.Arbitrary<GenerationInput> = fc
  .record({
    inicio: fc
      .integer({ min: 0, max: 8000 })
      .map((n) => shownDate(shiftDays(toStored('2015-01-01', '00:00'), n))),
    length: fc.integer({ min: 0, max: 150 }),
    igreja: fc.record({ rdj: fc.constantFrom('sim', 'nao'), diasCulto: services, diasRDJ: services }),
    quantidades: fc
      .oneof(
        fc.record({ atriu: quantity, corredor: quantity, banheiro: quantity, estacionamento: quantity }),
        fc.record({ som: quantity }),
      )
      .filter((quantidades) => totalOf(quantidades) > 0),
    spare: fc.integer({ min: 0, max: 40 }),
    seed: fc.maxSafeNat(),
    somenteDatas: fc.constant(false),
  })
  .map(({ length, spare, ...rest }) => ({
    ...rest,
    fim: shownDate(shiftDays(toStored(rest.inicio, '00:00'), length)),
    pessoas: people(totalOf(rest.quantidades) + spare),
  }))

function holds(predicate: (input: GenerationInput, days: ReportDay[]) => void): void {
  fc.assert(
    fc.property(inputs, (input) => {
      predicate(input, generateReport(input))
    }),
  )
}

const WEEKLY: GenerationInput = {
  inicio: '2026-11-01',
  fim: '2027-02-28',
  igreja: {
    rdj: 'sim',
    diasCulto: [
      { dia: 'Quarta', horario: '19:30' },
      { dia: 'Domingo', horario: '18:00' },
    ],
    diasRDJ: [{ dia: 'Domingo', horario: '10:00' }],
  },
  pessoas: people(11),
  quantidades: { atriu: 2, corredor: 0, banheiro: 1, estacionamento: 1 },
  seed: 42,
  somenteDatas: false,
}

describe('any generated report', () => {
  test('has its days exactly on the configured weekdays and times, each of them, ascending', () => {
    holds(({ inicio, fim, igreja }, days) => {
      const configured = [...igreja.diasCulto, ...(igreja.rdj === 'sim' ? igreja.diasRDJ : [])]
      const expected = new Set<string>()
      for (let day = toStored(inicio, '00:00'); shownDate(day) <= fim; day = shiftDays(day, 1)) {
        for (const { dia, horario } of configured) {
          if (DIAS.indexOf(dia) === shownWeekday(day)) expected.add(`${shownDate(day)} ${horario}`)
        }
      }
      const found = days.map(({ date = Number.NaN }) => `${shownDate(date)} ${shownTime(date)}`)
      expect(found).toEqual([...expected].toSorted())
    })
  })

  test('fills every post with exactly its quantity, and no other post', () => {
    holds(({ quantidades }, days) => {
      for (const day of days) {
        for (const posto of POSTOS) expect(day[posto]?.length).toBe(quantidades[posto])
      }
    })
  })

  test('has nobody twice in a service, and only candidates', () => {
    holds(({ pessoas }, days) => {
      const known = new Map(pessoas.map((person) => [person.id, person]))
      for (const day of days) {
        expect(new Set(ids(day)).size).toBe(ids(day).length)
        for (const person of peopleOf(day)) expect(person).toEqual(known.get(person.id))
      }
    })
  })

  test('has the same people in every service of a week', () => {
    holds((_, days) => {
      for (const [first, ...others] of byWeek(days).values()) {
        for (const other of others) expect(ids(other).toSorted()).toEqual(ids(first).toSorted())
      }
    })
  })

  test('lets nobody serve two weeks more than anybody else, at any moment', () => {
    holds(({ pessoas }, days) => {
      const weeks = new Map(pessoas.map(({ id }) => [id, 0]))
      for (const [first] of byWeek(days).values()) {
        for (const id of ids(first)) weeks.set(id, (weeks.get(id) ?? 0) + 1)
        const counts = [...weeks.values()]
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
      }
    })
  })

  test('is the same for the same input', () => {
    holds((input, days) => {
      expect(generateReport(structuredClone(input))).toEqual(days)
    })
  })
})

describe('generateReport', () => {
  test('differs by seed', () => {
    const reports = Array.from({ length: 50 }, (_, seed) =>
      JSON.stringify(generateReport({ ...WEEKLY, seed })),
    )
    expect(new Set(reports).size).toBe(reports.length)
  })

  test('shuffles the pool of a week anew for each service', () => {
    const days = generateReport(WEEKLY)
    const orders = [...byWeek(days).values()].filter(
      (week) => new Set(week.map((day) => ids(day).join())).size > 1,
    )
    expect(orders.length).toBeGreaterThan(10)
  })

  test('begins a new week on Monday', () => {
    const diasCulto: DiaCulto[] = [
      { dia: 'Domingo', horario: '18:00' },
      { dia: 'Segunda', horario: '19:30' },
    ]
    const igreja = { ...WEEKLY.igreja, diasCulto, diasRDJ: [] }
    const pessoas = people(8)
    // Sunday 22, Monday 23, Sunday 29: eight people, four a week, so two weeks use everybody.
    const days = generateReport({ ...WEEKLY, igreja, pessoas, inicio: '2026-11-22', fim: '2026-11-29' })
    const [sunday, monday, nextSunday] = days.map(ids)
    expect(new Set([...(sunday ?? []), ...(monday ?? [])]).size).toBe(8)
    expect(nextSunday?.toSorted()).toEqual(monday?.toSorted())
  })

  test('takes a range that starts within a week as that week, cut short', () => {
    const [thursday] = generateReport({ ...WEEKLY, inicio: '2026-11-19', fim: '2026-11-29' })
    expect(thursday?.date).toBe(toStored('2026-11-22', '10:00'))
  })

  test('uses everybody every week when there are as many people as places', () => {
    const days = generateReport({ ...WEEKLY, pessoas: people(4) })
    expect(days.length).toBeGreaterThan(40)
    for (const day of days) expect(ids(day).toSorted()).toEqual(['p0', 'p1', 'p2', 'p3'])
  })

  test('refuses fewer people than places', () => {
    expect(() => generateReport({ ...WEEKLY, pessoas: people(3) })).toThrow(RangeError)
  })

  test('makes days of empty posts when nobody is asked for', () => {
    const days = generateReport({ ...WEEKLY, quantidades: { som: 0 }, fim: '2026-11-01' })
    expect(days.map(({ som }) => som)).toEqual([[], []])
  })

  test('copies id, name and gender of a person, nothing else', () => {
    const withMore = people(4).map((person) => ({ ...person, celular: '11999990000', email: 'a@b.c' }))
    const persons = generateReport({ ...WEEKLY, pessoas: withMore }).flatMap(peopleOf)
    for (const person of persons) expect(Object.keys(person).toSorted()).toEqual(['genero', 'id', 'name'])
  })

  test('makes the same days with blank people for dates only, and needs no candidates', () => {
    const days = generateReport({ ...WEEKLY, pessoas: [], somenteDatas: true })
    const filled = generateReport(WEEKLY)
    const blank = { id: '', name: '' }
    expect(days).toEqual(
      filled.map(({ date }) => ({
        date,
        atriu: [blank, blank],
        corredor: [],
        banheiro: [blank],
        estacionamento: [blank],
      })),
    )
  })
})
