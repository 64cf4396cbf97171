import { expect, test } from 'vitest'
import { parseLimites } from '#src/repositories/parse-limites.ts'

test.each<[string, Record<string, unknown>, object]>([
  ['none', {}, {}],
  [
    'all three',
    { desde: '2026-11-01', maxPorMes: 2, naoPostos: ['som', 'atriu'] },
    { desde: '2026-11-01', maxPorMes: 2, naoPostos: ['atriu', 'som'] },
  ],
  ['a day that does not exist', { desde: '2026-02-30' }, {}],
  ['no weeks a month', { maxPorMes: 0 }, {}],
  ['more weeks than a month has', { maxPorMes: 6 }, {}],
  ['half a week', { maxPorMes: 1.5 }, {}],
  ['posts that are none', { naoPostos: ['telhado'] }, {}],
  ['other types', { desde: 5, maxPorMes: '2', naoPostos: 'som' }, {}],
])('limits: %s', (_what, fields, limites) => {
  expect(parseLimites(fields)).toEqual(limites)
})
