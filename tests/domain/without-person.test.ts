import { expect, test } from 'vitest'
import type { ReportDay } from '#src/domain/entities.ts'
import { PESSOA_REMOVIDA, withoutPerson } from '#src/domain/without-person.ts'

const FROM = Date.UTC(2026, 10, 22, 18, 30)
const ana = { id: 'ana', name: 'Ana', genero: 'feminino', cargo: 'k1', cidade: 'c1', igreja: 'i1' } as const
const bia = { id: 'bia', name: 'Bia' }
const blank = { id: '', name: '' }
const gone = { id: 'ana', name: PESSOA_REMOVIDA, genero: 'feminino' }

test('past places say that somebody was removed, coming ones and those without a date are blank', () => {
  const days: ReportDay[] = [
    { date: FROM - 1, atriu: [ana, bia, blank], corredor: [ana] },
    { date: FROM, atriu: [bia, ana] },
    { date: undefined, som: [ana] },
  ]
  expect(withoutPerson(days, 'ana', FROM)).toEqual({
    days: [
      { date: FROM - 1, atriu: [gone, bia, blank], corredor: [gone] },
      { date: FROM, atriu: [bia, blank] },
      { date: undefined, som: [blank] },
    ],
    turnos: 4,
  })
})

test('a second time there is nothing left to do, nor for somebody who is not in it', () => {
  const once = withoutPerson([{ date: FROM - 1, atriu: [ana] }], 'ana', FROM)
  expect(withoutPerson(once.days, 'ana', FROM)).toEqual({ days: once.days, turnos: 0 })
  expect(withoutPerson([{ date: FROM, atriu: [bia, blank] }], 'ana', FROM).turnos).toBe(0)
  expect(withoutPerson([{ date: FROM, atriu: [blank] }], '', FROM).turnos).toBe(0)
})
