import type { Locator } from 'playwright-core'

/**
 * What a person's hand and head need, in seconds: the keystroke-level model of Card, Moran and Newell (1980). A tap is a thought, a way to
 * the target and a press; a field is a thought, a hand that goes to the keyboard and back, and letters of somebody who types slowly.
 */
const [THINK_S, POINT_S, PRESS_S, HOME_S, LETTER_S] = [1.35, 1.1, 0.2, 0.4, 0.5]

/** Taps and types as a person does, and counts what that takes. */
export class ByHand {
  taps = 0
  letters = 0
  fields = 0
  readonly #began = Date.now()

  async tap(target: Locator): Promise<void> {
    await target.click()
    this.taps++
  }

  async type(field: Locator, text: string): Promise<void> {
    await field.fill(text)
    this.fields++
    this.letters += text.length
  }

  /** '20 taps, 60 letters in 4 fields: 2.5 min by hand, 10 s of it waiting' */
  toString(): string {
    const waitingS = (Date.now() - this.#began) / 1000
    const handS =
      this.taps * (THINK_S + POINT_S + PRESS_S) +
      this.fields * (THINK_S + 2 * HOME_S) +
      this.letters * LETTER_S
    const minutes = ((handS + waitingS) / 60).toFixed(1)
    return `${this.taps} taps, ${this.letters} letters in ${this.fields} fields: ${minutes} min by hand, ${waitingS.toFixed()} s of it waiting`
  }
}
