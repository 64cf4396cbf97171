import { createHash } from 'node:crypto'
import { expect } from 'vitest'

// Each test file has a database of its own in the one emulator: a project named after the file.
const file = expect.getState().testPath ?? ''
import.meta.env['VITE_FIREBASE_PROJECT_ID'] =
  `demo-${createHash('sha256').update(file).digest('hex').slice(0, 12)}`
