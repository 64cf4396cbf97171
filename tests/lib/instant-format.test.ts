import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { formatAgo, formatInstantLong } from '#src/lib/instant-format.ts'

const NOW = Date.UTC(2026, 10, 22, 12)
const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

describe('formatAgo', () => {
  test.each([
    [-5 * MINUTE, 'agora'],
    [0, 'agora'],
    [MINUTE - 1, 'agora'],
    [MINUTE, 'há 1 minuto'],
    [5 * MINUTE + 59 * SECOND, 'há 5 minutos'],
    [HOUR - 1, 'há 59 minutos'],
    [HOUR, 'há 1 hora'],
    [2 * HOUR, 'há 2 horas'],
    [DAY - 1, 'há 23 horas'],
    [DAY, 'há 1 dia'],
    [3 * DAY, 'há 3 dias'],
    [400 * DAY, 'há 400 dias'],
  ])('%i ms is %s', (elapsed, text) => {
    expect(formatAgo(NOW - elapsed, NOW)).toBe(text)
  })
})

describe('formatInstantLong', () => {
  /** The formatter takes the zone of the process that loads it, so each zone needs a process. */
  function formatInZone(zone: string, ms: number): string {
    const script = `import('#src/lib/instant-format.ts').then((m) => process.stdout.write(m.formatInstantLong(${ms})))`
    return execFileSync(process.execPath, ['--import', 'tsx', '-e', script], {
      env: { ...process.env, TZ: zone },
      encoding: 'utf8',
    })
  }

  test.each([
    ['America/Sao_Paulo', 'sábado, 21 de novembro de 2026 às 22:04:05'],
    ['America/Manaus', 'sábado, 21 de novembro de 2026 às 21:04:05'],
    ['UTC', 'domingo, 22 de novembro de 2026 às 01:04:05'],
  ])('shows the true instant on the clock of %s', (zone, text) => {
    expect(formatInZone(zone, Date.UTC(2026, 10, 22, 1, 4, 5))).toBe(text)
  })

  test('has weekday, date and time to the second in the zone of this process', () => {
    expect(formatInstantLong(new Date(2026, 10, 22, 9, 8, 7).getTime())).toBe(
      'domingo, 22 de novembro de 2026 às 09:08:07',
    )
  })
})
