import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** Minutes behind UTC in January and July 2018: they tell whether the process really is in the zone. */
const ZONES = {
  'America/Sao_Paulo': [120, 180],
  'America/Manaus': [240, 240],
  'America/Noronha': [120, 120],
  UTC: [0, 0],
} as const

/** Runs the same tests as if the device were in each of the zones the product is used in, and in UTC. */
export function describeInEveryZone(name: string, tests: () => void): void {
  const original = process.env['TZ']
  for (const [zone, offsets] of Object.entries(ZONES)) {
    describe(`${name} in ${zone}`, () => {
      beforeAll(() => {
        process.env['TZ'] = zone
      })
      afterAll(() => {
        if (original === undefined) delete process.env['TZ']
        else process.env['TZ'] = original
      })
      test('the device is in the zone', () => {
        expect([0, 6].map((month) => new Date(2018, month, 10).getTimezoneOffset())).toEqual(offsets)
      })
      tests()
    })
  }
}
