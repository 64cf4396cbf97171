import { expect, test } from 'vitest'
import { joinFields } from '#src/lib/join-fields.ts'

type House = { nome: string; dias?: string[]; cidade: string; igreja: string }

const GROUPS = [['nome'], ['dias'], ['cidade', 'igreja']] as const
const opened: House = { nome: 'Centro', dias: ['Domingo'], cidade: 'osasco', igreja: 'centro' }

test('what was left as it was is as others made it', () => {
  const now: House = { ...opened, nome: 'Central', dias: ['Sabado'] }
  expect(joinFields<House>(GROUPS, { opened, mine: { ...opened }, now })).toEqual(now)
})

test('what was changed stays so, whatever others made of it', () => {
  const mine: House = { ...opened, nome: 'Vila' }
  const now: House = { ...opened, nome: 'Central', dias: ['Sabado'] }
  expect(joinFields<House>(GROUPS, { opened, mine, now })).toEqual({ ...now, nome: 'Vila' })
})

test('a field that others took away stays away, and one that was taken away does not come back', () => {
  const { dias: _, ...without } = opened
  expect(joinFields<House>(GROUPS, { opened, mine: { ...opened }, now: without })).toEqual(without)
  expect(joinFields<House>(GROUPS, { opened, mine: without, now: opened })).toEqual(without)
})

test('fields that belong together are not mixed', () => {
  const mine: House = { ...opened, igreja: 'norte' }
  const now: House = { ...opened, cidade: 'cotia', igreja: 'vila' }
  expect(joinFields<House>(GROUPS, { opened, mine, now })).toEqual(mine)
})
