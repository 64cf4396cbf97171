import { expect, test } from 'vitest'
import { logFilter } from '#src/pages/log/log-filter.ts'

test.each([
  ['', {}],
  ['   ', {}],
  ['primeiro', { actions: ['Primeiro-Login'] }],
  ['ATÚ', { actions: ['Relatorio-Atual'] }],
  ['relatório-at', { actions: ['Relatorio-Atv', 'Relatorio-Atual'] }],
  ['Importação', { prefix: 'Importação' }],
])('%j reads %j', (text, filter) => {
  expect(logFilter(text)).toEqual(filter)
})
