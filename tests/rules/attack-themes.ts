import type { Attack } from './attack.ts'
import { CLIMBING_ATTACKS } from './attacks-climbing.ts'
import { DIRECTORY_ATTACKS } from './attacks-directory.ts'
import { GUESSING_ATTACKS } from './attacks-guessing.ts'
import { LIMIT_ATTACKS } from './attacks-limits.ts'
import { LOG_ATTACKS } from './attacks-log.ts'
import { REPORT_ATTACKS } from './attacks-reports.ts'
import { SESSION_ATTACKS } from './attacks-session.ts'
import { VERSION_ATTACKS } from './attacks-versions.ts'
import { DEVICE_ATTACKS } from './devices.ts'
import { HINT_ATTACKS } from './hints.ts'
import { NEAR_ACCOUNTS } from './near-accounts.ts'
import { NEAR_DIRECTORIES } from './near-directories.ts'
import { NEAR_READING } from './near-reading.ts'
import { NEAR_TELLING } from './near-telling.ts'
import { REMINDED_ATTACKS } from './reminded.ts'
import { SENT_ATTACKS } from './sent.ts'

/** The attacks on the populated network, by what they are about. Those on substitutions have a network of their own. */
export const ATTACKS: Record<string, Attack[]> = {
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
  reminders: REMINDED_ATTACKS,
  hints: HINT_ATTACKS,
  'to read what is almost theirs': NEAR_READING,
  'to be almost somebody': NEAR_ACCOUNTS,
  'to be in almost the house': NEAR_DIRECTORIES,
  'to tell what is almost true': NEAR_TELLING,
}
