import { expect, test } from 'vitest'
import { dayHint, spokenDate } from '#src/lib/day-hint.ts'
import { toStored, upcomingFrom } from '#src/lib/service-time.ts'

/** Wednesday, 25 November 2026, 23:30 on the churches' clock: the next day in UTC. */
const NOW = Date.parse('2026-11-26T02:30:00Z')

test.each([
  ['2026-11-24', ''],
  ['2026-11-25', 'hoje'],
  ['2026-11-26', 'amanhã'],
  ['2026-11-27', 'nesta sexta'],
  ['2026-11-28', 'neste sábado'],
  ['2026-11-29', 'neste domingo'],
  ['2026-12-01', 'nesta terça'],
  ['2026-12-02', 'em 7 dias'],
  ['2026-12-25', 'em 30 dias'],
  ['2026-12-26', ''],
])('%s is said %j', (day, hint) => {
  expect(dayHint(toStored(day, '00:30'), NOW)).toBe(hint)
})

test('the year is said from twelve months on', () => {
  expect(spokenDate(toStored('2026-12-02', '19:30'), upcomingFrom(NOW))).toBe('quarta-feira, 2 de dezembro')
  expect(spokenDate(toStored('2027-11-24', '19:30'), upcomingFrom(NOW))).toBe('quarta-feira, 24 de novembro')
  expect(spokenDate(toStored('2027-11-25', '19:30'), upcomingFrom(NOW))).toBe(
    'quinta-feira, 25 de novembro de 2027',
  )
})
