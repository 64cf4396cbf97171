import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DIAS, POSTOS_BY_TIPO, type Posto, type ReportDay } from '#src/domain/entities.ts'
import { shiftDays, shownDate, toStored } from '#src/lib/service-time.ts'
import { type GenerationInput, generateReport } from '#src/roster/generate-report.ts'
import type { Couple, RosterPerson } from '#src/roster/roster-person.ts'
import { type Facts, obstacle, wrongs } from './independent-checker.ts'

const GRUPO = { igreja: 'i1', cargo: 'k1', genero: 'masculino' } as const
const CASA: GenerationInput['igreja'] = {
  rdj: 'sim',
  diasCulto: [
    { dia: 'Quarta', horario: '19:30' },
    { dia: 'Domingo', horario: '18:30' },
  ],
  diasRDJ: [{ dia: 'Domingo', horario: '10:00' }],
}
const POSTS = POSTOS_BY_TIPO.UserP
const START = toStored('2027-01-01', '00:00')
const day = (offset: number) => shownDate(shiftDays(START, offset))

const person = fc.record(
  {
    desde: fc.integer({ min: -30, max: 40 }).map(day),
    maxPorMes: fc.integer({ min: 1, max: 3 }),
    naoPostos: fc.uniqueArray(fc.constantFrom(...POSTS), { minLength: 1, maxLength: 3 }),
    ausencias: fc.array(
      fc.tuple(fc.integer({ min: -5, max: 45 }), fc.integer({ min: 0, max: 10 })).map(([from, length]) => ({
        de: day(from),
        ate: day(from + length),
      })),
      { maxLength: 3 },
    ),
    dias: fc.uniqueArray(fc.constantFrom(...DIAS), { maxLength: 2 }),
  },
  { requiredKeys: [] },
)

/** A report over six weeks, with limits of all kinds, couples, a report elsewhere and a month before. */
const worlds = fc
  .record({
    limits: fc.array(fc.option(person, { nil: {} }), { minLength: 2, maxLength: 14 }),
    quantities: fc
      .array(fc.integer({ min: 0, max: 2 }), { minLength: 4, maxLength: 4 })
      .filter((counts) => counts.some((n) => n > 0)),
    pairs: fc.array(
      fc.tuple(fc.nat(13), fc.nat(13), fc.constantFrom('juntos' as const, 'separados' as const)),
      { maxLength: 3 },
    ),
    busy: fc.array(fc.tuple(fc.nat(13), fc.integer({ min: 0, max: 40 }), fc.boolean()), { maxLength: 10 }),
    before: fc.array(fc.tuple(fc.nat(13), fc.integer({ min: 1, max: 60 })), { maxLength: 20 }),
    length: fc.integer({ min: 0, max: 40 }),
    seed: fc.maxSafeNat(),
  })
  .map(({ limits, quantities, pairs, busy, before, length, seed }) => {
    const pessoas = limits.map(
      (some, index): RosterPerson => ({ ...GRUPO, id: `p${index}`, name: `P${index}x`, ...some }),
    )
    const id = (index: number) => `p${index % pessoas.length}`
    const couples = pairs
      .map(([a, b, tipo]): Couple => ({ pessoas: [id(a), id(b)], tipo }))
      .filter(({ pessoas: [a, b] }) => a !== b)
    const serving = (index: number, offset: number, posto: Posto): ReportDay => ({
      date: toStored(day(offset), '18:30'),
      [posto]: [{ id: id(index), name: '' }],
    })
    const other = (sameHouse: boolean) => ({
      nomeRelatorio: 'Som',
      igreja: sameHouse ? 'i1' : 'i2',
      cargo: 'k2',
      genero: 'masculino' as const,
      ativo: true,
      atual: false,
      report: busy
        .filter((turn) => turn[2] === sameHouse)
        .map(([index, offset]) => serving(index, offset, 'som')),
    })
    const input: GenerationInput = {
      inicio: day(0),
      fim: day(length),
      igreja: CASA,
      grupo: GRUPO,
      pessoas,
      quantidades: Object.fromEntries(POSTS.map((posto, index) => [posto, quantities[index] ?? 0])),
      seed,
      somenteDatas: false,
      historico: before.map(([index, offset]) => serving(index, -offset, 'atriu')),
      outros: [other(true), other(false)],
      couples,
    }
    const facts: Facts = {
      people: pessoas,
      apart: couples.filter(({ tipo }) => tipo === 'separados').map(({ pessoas: pair }) => pair),
      elsewhere: busy.map(([index, offset, sameHouse]) => ({
        id: id(index),
        date: toStored(day(offset), '18:30'),
        sameHouse,
      })),
    }
    return { input, facts }
  })

/** A report of another position, of a house, with this person at the sound desk. */
const elsewhere = (id: string, date: string, igreja: string = GRUPO.igreja) => ({
  ...{ ...GRUPO, igreja, cargo: 'k2', nomeRelatorio: 'Som', ativo: true, atual: false },
  report: [{ date: toStored(date, '18:30'), som: [{ id, name: '' }] }],
})

const RUNS = { numRuns: 100 }

describe('with limits of every kind', { timeout: 60_000 }, () => {
  test('nobody is where they cannot be', () => {
    fc.assert(
      fc.property(worlds, ({ input, facts }) => {
        expect(wrongs(generateReport(input).dias, facts)).toEqual([])
      }),
      RUNS,
    )
  })

  test('every blank is explained, and every candidate is in exactly one of its reasons', () => {
    fc.assert(
      fc.property(worlds, ({ input, facts }) => {
        const { dias, motivos } = generateReport(input)
        const holes = motivos.flatMap((motivo) => (motivo.tipo === 'vaga' ? [motivo] : []))
        for (const one of dias) {
          for (const posto of POSTS) {
            const blanks = (one[posto] ?? []).filter(({ id }) => id === '').length
            const hole = holes.find(({ date, posto: at }) => date === one.date && at === posto)
            expect(hole?.faltam ?? 0).toBe(blanks)
            if (!hole) continue
            expect(hole.frase).not.toMatch(/poderia/)
            expect(countNamed(hole.frase, facts.people.length)).toBe(facts.people.length)
            const free = facts.people.filter(
              (person) =>
                !person.maxPorMes &&
                !facts.apart.flat().includes(person.id) &&
                obstacle(person, one.date ?? 0, posto, facts) === '' &&
                !POSTS.some((at) => one[at]?.some(({ id }) => id === person.id)),
            )
            expect(free.map(({ id }) => id)).toEqual([])
          }
        }
      }),
      RUNS,
    )
  })

  test('whom somebody kept out of a week comes when that one has left it for another', () => {
    const person = (id: string, maxPorMes?: number): RosterPerson => ({
      ...GRUPO,
      ...{ id, name: `P${id}x` },
      ...(maxPorMes && { maxPorMes }),
    })
    const { motivos } = generateReport({
      ...{ inicio: '2027-01-01', fim: '2027-02-07', grupo: GRUPO, seed: 0, somenteDatas: false },
      igreja: CASA,
      pessoas: [person('p0'), person('p1', 2), person('p2', 1)],
      quantidades: { atriu: 0, corredor: 0, banheiro: 1, estacionamento: 1 },
      historico: [{ date: toStored('2026-12-27', '18:30'), atriu: [{ id: 'p2', name: '' }] }],
      outros: [
        elsewhere('p1', '2027-01-11'),
        elsewhere('p2', '2027-01-01'),
        elsewhere('p0', '2027-01-06', 'i2'),
      ],
      couples: [
        { pessoas: ['p1', 'p2'], tipo: 'separados' },
        { pessoas: ['p1', 'p0'], tipo: 'separados' },
      ],
    })
    const holes = motivos.flatMap((motivo) => (motivo.tipo === 'vaga' ? [motivo.frase] : []))
    expect(holes.filter((frase) => /poderia/.test(frase))).toEqual([])
  })

  test('the same input in any order of people gives the same report', () => {
    fc.assert(
      fc.property(worlds, fc.infiniteStream(fc.nat(1000)), ({ input }, stream) => {
        const keyed = input.pessoas.map((one) => ({ one, key: Number(stream.next().value) }))
        const pessoas = keyed.sort((a, b) => a.key - b.key).map(({ one }) => one)
        const couples = [...(input.couples ?? [])].reverse()
        expect(generateReport({ ...input, pessoas, couples })).toEqual(generateReport(input))
      }),
      { numRuns: 60 },
    )
  })
})

/** The names in a sentence, those that 'mais N' counts included. */
function countNamed(frase: string, people: number): number {
  const named = Array.from({ length: people }, (_, index) => frase.split(`P${index}x`).length - 1)
  const more = [...frase.matchAll(/ e mais (\d+)/g)].reduce((sum, match) => sum + Number(match[1]), 0)
  expect(Math.max(0, ...named)).toBeLessThanOrEqual(1)
  return named.reduce((sum, count) => sum + count, 0) + more
}
