import { createHash } from 'node:crypto'
import { onLog } from 'firebase/app'
import { afterEach, expect } from 'vitest'

// Each test file has a database of its own in the one emulator: a project named after the file.
const file = expect.getState().testPath ?? ''
import.meta.env['VITE_FIREBASE_PROJECT_ID'] =
  `demo-${createHash('sha256').update(file).digest('hex').slice(0, 12)}`

/**
 * The emulator now and then garbles its gRPC stream after a clear (firebase-tools issue 8654), and the SDK then waits a minute. A test that
 * failed beside such a warning fails with its message, by which vitest.config.ts tries it again; no other.
 */
const GARBLED = 'Received message larger than max'
let garbled = false
onLog(({ message }) => {
  garbled ||= message.includes(GARBLED)
})
afterEach(({ task }) => {
  const failed = task.result?.state === 'fail'
  const wasGarbled = garbled
  garbled = false
  if (failed && wasGarbled) throw new Error(GARBLED)
})
