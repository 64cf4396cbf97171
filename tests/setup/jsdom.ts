import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

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
Element.prototype.scrollIntoView ??= () => {}

const GARBLED = 'Received message larger than max'

/** An error on the console that a test did not ask for is a failure. */
const consoleError = vi.spyOn(console, 'error')
beforeEach(() => {
  consoleError.mockClear()
})
afterEach(() => {
  // Globals are off, so Testing Library does not clean up by itself; first, because no hook runs after one that throws, and an app that
  // is still there when the next test begins would end that one's session.
  cleanup()
  // by this message vitest.config.ts tries a test again, and by no other: the emulator garbled its stream
  if (consoleError.mock.calls.flat().some((said) => String(said).includes(GARBLED))) throw new Error(GARBLED)
  expect(consoleError.mock.calls).toEqual([])
})
