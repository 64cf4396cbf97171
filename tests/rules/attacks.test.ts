import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { CLIMBING_ATTACKS } from './attacks-climbing.ts'
import { DIRECTORY_ATTACKS } from './attacks-directory.ts'
import { GUESSING_ATTACKS } from './attacks-guessing.ts'
import { LIMIT_ATTACKS } from './attacks-limits.ts'
import { LOG_ATTACKS } from './attacks-log.ts'
import { REPORT_ATTACKS } from './attacks-reports.ts'
import { SESSION_ATTACKS } from './attacks-session.ts'
import { VERSION_ATTACKS } from './attacks-versions.ts'
import { DEVICE_ATTACKS } from './devices.ts'
import { SENT_ATTACKS } from './sent.ts'
import { openStage, type Stage } from './stage.ts'

/** The emulator compiles the rules in each file anew, on a busy machine in many seconds. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const ATTACKS = {
  sessions: SESSION_ATTACKS,
  guessing: GUESSING_ATTACKS,
  climbing: CLIMBING_ATTACKS,
  'log and records': LOG_ATTACKS,
  'reports, log and reading': REPORT_ATTACKS,
  versions: VERSION_ATTACKS,
  'absences, limits and links': LIMIT_ATTACKS,
  directories: DIRECTORY_ATTACKS,
  'what was sent': SENT_ATTACKS,
  devices: DEVICE_ATTACKS,
}

let stage: Stage
beforeAll(async () => {
  stage = await openStage('attacks')
})
beforeEach(() => stage.reset())
afterAll(() => stage.close())

test('there are at least 60 attacks', () => {
  expect(Object.values(ATTACKS).flat().length).toBeGreaterThanOrEqual(60)
})

describe.each(Object.entries(ATTACKS))('%s: the attacker wants', (_theme, attacks) => {
  test.each(attacks)('$wants', async ({ play }) => {
    await play(stage)
  })
})
