import { LETTER, readDevice } from './device-storage.ts'

/**
 * Sets the letters that somebody chose on this device (letter-choice.tsx), on which everything else is reckoned (rem): before anything is drawn, so
 * that nothing jumps. They outlive a log-out, for eyes do not change with it.
 */
export function applyLetterSize(): void {
  document.documentElement.style.fontSize = String(readDevice(LETTER) ?? '')
}
