import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DIAS, type DiaCulto, type Pessoa, POSTOS, type ReportDay } from '#src/domain/entities.ts'
import { shiftDays, shownDate, shownTime, shownWeekday, toStored } from '#src/lib/service-time.ts'
import { type GenerationInput, generateReport, totalOf } from '#src/roster/generate-report.ts'
import type { RosterPerson } from '#src/roster/roster-person.ts'

const GRUPO = { igreja: 'i1', cargo: 'k1', genero: 'feminino' } as const

function people(count: number): RosterPerson[] {
  return Array.from({ length: count }, (_, n) => ({ ...GRUPO, id: `p${n}`, name: `Pessoa ${n}` }))
}

function daysOf(input: GenerationInput): ReportDay[] {
  return generateReport(input).dias
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
    length: fc.integer({ min: 0, max: 70 }),
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
    grupo: GRUPO,
    fim: shownDate(shiftDays(toStored(rest.inicio, '00:00'), length)),
    pessoas: people(totalOf(rest.quantidades) + spare),
  }))

function holds(predicate: (input: GenerationInput, days: ReportDay[]) => void): void {
  fc.assert(
    fc.property(inputs, (input) => {
      predicate(input, daysOf(input))
    }),
  )
}

const WEEKLY: GenerationInput = {
  grupo: GRUPO,
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

// each test generates a hundred reports
describe('any generated report', { timeout: 60_000 }, () => {
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
        for (const person of peopleOf(day)) expect(known.get(person.id)).toMatchObject(person)
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
      expect(daysOf(structuredClone(input))).toEqual(days)
    })
  })
})

describe('generateReport', { timeout: 30_000 }, () => {
  test('differs by seed', () => {
    const reports = Array.from({ length: 50 }, (_, seed) => JSON.stringify(daysOf({ ...WEEKLY, seed })))
    expect(new Set(reports).size).toBe(reports.length)
  })

  test('shuffles the pool of a week anew for each service', () => {
    const days = daysOf(WEEKLY)
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
    const days = daysOf({ ...WEEKLY, igreja, pessoas, inicio: '2026-11-22', fim: '2026-11-29' })
    const [sunday, monday, nextSunday] = days.map(ids)
    expect(new Set([...(sunday ?? []), ...(monday ?? [])]).size).toBe(8)
    expect(nextSunday?.toSorted()).toEqual(monday?.toSorted())
  })

  test('takes a range that starts within a week as that week, cut short', () => {
    const [thursday] = daysOf({ ...WEEKLY, inicio: '2026-11-19', fim: '2026-11-29' })
    expect(thursday?.date).toBe(toStored('2026-11-22', '10:00'))
  })

  test('uses everybody every week when there are as many people as places', () => {
    const days = daysOf({ ...WEEKLY, pessoas: people(4) })
    expect(days.length).toBeGreaterThan(40)
    for (const day of days) expect(ids(day).toSorted()).toEqual(['p0', 'p1', 'p2', 'p3'])
  })

  test('leaves places blank when there are fewer people, and says of everybody why', () => {
    const { dias, motivos, resumo } = generateReport({ ...WEEKLY, pessoas: people(3), fim: '2026-11-01' })
    expect(dias.map((day) => ids(day).filter((id) => id === '').length)).toEqual([1, 1])
    expect(resumo.vagas).toBe(2)
    const holes = motivos.filter(({ tipo }) => tipo === 'vaga').map(({ frase }) => frase)
    for (const frase of holes) {
      expect(frase).toMatch(/^Faltou 1 em .+ no domingo, 01\/11: /)
      for (const { name } of people(3)) expect(frase.split(name)).toHaveLength(2)
    }
    expect(holes).toHaveLength(2)
  })

  test('makes days of empty posts when nobody is asked for', () => {
    const days = daysOf({ ...WEEKLY, quantidades: { som: 0 }, fim: '2026-11-01' })
    expect(days.map(({ som }) => som)).toEqual([[], []])
  })

  test('copies id, name and gender of a person, nothing else', () => {
    const withMore = people(4).map((person) => ({ ...person, celular: '11999990000', email: 'a@b.c' }))
    const persons = daysOf({ ...WEEKLY, pessoas: withMore }).flatMap(peopleOf)
    for (const person of persons) expect(Object.keys(person).toSorted()).toEqual(['genero', 'id', 'name'])
  })

  test('makes the same days with blank people for dates only, and needs no candidates', () => {
    const days = daysOf({ ...WEEKLY, pessoas: [], somenteDatas: true })
    const filled = daysOf(WEEKLY)
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

test('a couple in two reports serves in the same weeks', () => {
  const sisters = people(8)
  const [first] = sisters
  const husband = { igreja: 'i1', cargo: 'k1', genero: 'masculino' } as const
  const weeks = ['2027-01-10', '2027-01-24']
  const days = generateReport({
    ...WEEKLY,
    inicio: '2027-01-04',
    fim: '2027-01-31',
    pessoas: sisters,
    quantidades: { atriu: 2 },
    couples: [{ pessoas: [first?.id ?? '', 'marido'], tipo: 'juntos' }],
    outros: [
      {
        ...husband,
        nomeRelatorio: 'Irmãos',
        ativo: false,
        atual: true,
        report: weeks.map((date) => ({
          date: toStored(date, '18:00'),
          atriu: [{ id: 'marido', name: 'Marido' }],
        })),
      },
    ],
  }).dias
  const served = days.filter((day) => ids(day).includes('p0')).map(({ date = 0 }) => shownDate(date))
  expect(served).toContain('2027-01-10')
  expect(served).not.toContain('2027-01-17')
})
