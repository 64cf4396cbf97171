import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { isGarbled, reconnect } from './garbled-stream.ts'

// The pages wait for a real server on a machine that may be busy.
configure({ asyncUtilTimeout: 20_000 })

// jsdom has neither of these; the components use them as every browser since 2022 has them.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false
}
window.scrollTo = () => {}
// a desk with room for every table, also for letters of '140%', which jsdom does not reckon in px
window.innerWidth = 16_000
Element.prototype.scrollIntoView ??= () => {}

/** An error on the console that a test did not ask for is a failure, but for what the emulator garbles. */
const { error: tellConsole } = console
const consoleError = vi.spyOn(console, 'error').mockImplementation((...said) => {
  if (isGarbled(said)) garbled ??= reconnect().finally(() => (garbled = undefined))
  else tellConsole(...said)
})
let garbled: Promise<void> | undefined

beforeEach(() => {
  consoleError.mockClear()
})
afterEach(async () => {
  // Globals are off, so Testing Library does not clean up by itself; first, because no hook runs after one that throws, and an app that
  // is still there when the next test begins would end that one's session.
  cleanup()
  await garbled
  expect(consoleError.mock.calls.filter((said) => !isGarbled(said))).toEqual([])
})
