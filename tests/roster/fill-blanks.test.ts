import fc from 'fast-check'
import { expect, test } from 'vitest'
import { POSTOS, type ReportDay } from '#src/domain/entities.ts'
import { toStored } from '#src/lib/service-time.ts'
import { fillBlanks } from '#src/roster/fill-blanks.ts'
import type { RosterPerson } from '#src/roster/roster-person.ts'
import { servingIndex } from '#src/roster/serving-context.ts'

const GRUPO = { igreja: 'i1', cargo: 'k1', genero: 'feminino' } as const
const BLANK = { id: '', name: '' }
const at = (date: string, time = '18:30') => toStored(date, time)

function people(count: number, more: Partial<RosterPerson> = {}): RosterPerson[] {
  return Array.from({ length: count }, (_, n) => ({ ...GRUPO, id: `p${n}`, name: `Pessoa ${n}`, ...more }))
}

const taken = (id: string) => ({ id, name: id })

test('fills blanks from the date on, first with who serves that week already, and leaves everybody else in place', () => {
  const days: ReportDay[] = [
    { date: at('2027-01-06'), atriu: [BLANK] },
    { date: at('2027-01-17'), atriu: [BLANK, taken('p3')], corredor: [BLANK] },
    { date: at('2027-01-13'), atriu: [taken('p1')] },
  ]
  const { dias, preenchidas, vagas } = fillBlanks({
    days,
    from: at('2027-01-10', '00:00'),
    people: people(4),
    index: servingIndex({ grupo: GRUPO }),
    seed: 1,
  })
  expect(dias[0]).toEqual(days[0])
  expect(dias[2]).toEqual(days[2])
  expect(dias[1]?.atriu?.[1]).toEqual(taken('p3'))
  expect(preenchidas.map(({ person }) => person.id)).toContain('p1')
  expect(preenchidas).toHaveLength(2)
  expect(vagas).toEqual([])
})

test('says who could not for what stays blank', () => {
  const days: ReportDay[] = [{ date: at('2027-01-03'), atriu: [BLANK], som: [taken('p1')] }]
  const absent = people(1, { ausencias: [{ de: '2027-01-03', ate: '2027-01-03' }] })
  const { vagas } = fillBlanks({
    days,
    from: 0,
    people: [...absent, { ...GRUPO, id: 'p1', name: 'Rui' }],
    index: servingIndex({ grupo: GRUPO }),
    seed: 1,
  })
  expect(vagas.map(({ frase }) => frase)).toEqual([
    'Faltou 1 em Átrio no domingo, 03/01: Pessoa 0 ausente, Rui já serve no Som.',
  ])
})

const slots = fc.array(fc.integer({ min: -3, max: 9 }), { maxLength: 3 })
const reports = fc.array(fc.record({ day: fc.integer({ min: 1, max: 28 }), atriu: slots, corredor: slots }), {
  maxLength: 8,
})

test('whatever a hand placed stays, and nobody new is where they cannot be', () => {
  fc.assert(
    fc.property(reports, fc.maxSafeNat(), fc.integer({ min: 1, max: 2 }), (drafts, seed, maxPorMes) => {
      const candidates = people(8, { maxPorMes, ausencias: [{ de: '2027-02-10', ate: '2027-02-12' }] })
      const pessoas = (ids: number[]) => ids.map((id) => (id < 0 ? BLANK : taken(`p${id}`)))
      const days: ReportDay[] = drafts.map(({ day, atriu, corredor }) => ({
        date: at(`2027-02-${String(day).padStart(2, '0')}`),
        atriu: pessoas(atriu),
        corredor: pessoas(corredor),
      }))
      const input = {
        days,
        from: at('2027-02-05', '00:00'),
        people: candidates,
        index: servingIndex({ grupo: GRUPO }),
        seed,
      }
      const { dias, preenchidas } = fillBlanks(input)
      expect(fillBlanks({ ...input, people: [...candidates].reverse() }).dias).toEqual(dias)
      dias.forEach((day, index) => {
        for (const posto of POSTOS) {
          days[index]?.[posto]?.forEach((person, slot) => {
            if (person.id !== '' || (day.date ?? 0) < input.from) expect(day[posto]?.[slot]).toEqual(person)
          })
        }
      })
      const absent = preenchidas.filter(
        ({ date }) => date >= at('2027-02-10', '00:00') && date < at('2027-02-13', '00:00'),
      )
      expect(absent).toEqual([])
      for (const day of dias) {
        // two services at the very same hour are no place for one person
        const filled = preenchidas.filter(({ date }) => date === day.date).map(({ person }) => person.id)
        expect(new Set(filled).size).toBe(filled.length)
      }
    }),
  )
})
