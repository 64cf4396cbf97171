import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** More stops than any screen of the journeys has. */
const MOST_STOPS = 80

/** As long as every other wait of the journeys: a page's code may have to come first. */
const PATIENCE_MS = 20_000

/** Presses Tab (or Shift+Tab) until the focus is on `target`; every stop on the way must show where the focus is. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const stops: string[] = []
  await target.waitFor()
  while (!(await isFocused(target))) {
    if (stops.length === MOST_STOPS) throw new Error(`Tab does not reach ${target}: ${stops.join(' | ')}`)
    await page.evaluate(rememberLooks)
    await page.keyboard.press(key)
    const { name, isShown } = await page.evaluate(judgeFocus)
    expect(isShown, `the focus can be seen on ${name}`).toBe(true)
    stops.push(name)
  }
}

/** Tabs to `target` and presses Enter there. */
export async function enterOn(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, target, key)
  await page.keyboard.press('Enter')
}

/** Waits until a navigation has brought the focus to the page's heading. */
export async function arriveAt(page: Page, heading: string): Promise<void> {
  await expectFocus(page.getByRole('heading', { level: 1, name: heading }))
}

export async function expectFocus(target: Locator): Promise<void> {
  await target.waitFor()
  await expect.poll(() => isFocused(target), { timeout: PATIENCE_MS }).toBe(true)
}

function isFocused(target: Locator): Promise<boolean> {
  return target.evaluateAll((elements) => elements.some((element) => element === document.activeElement))
}

/** Runs in the page: keeps how everything looks, to be compared when one of the elements has the focus, and which has it now. */
function rememberLooks(): void {
  const looks = new WeakMap<Element, string>()
  for (const element of document.querySelectorAll('body *')) {
    const { outline, boxShadow } = getComputedStyle(element)
    looks.set(element, `${outline} ${boxShadow}`)
  }
  Reflect.set(window, 'looksBefore', looks)
  Reflect.set(window, 'focusBefore', document.activeElement)
}

/** Runs in the page: whether the element with the focus, or the frame of its control, got a ring, and is on the screen. */
function judgeFocus(): { name: string; isShown: boolean } {
  const focused = document.activeElement
  if (!focused || focused === document.body) return { name: 'the document', isShown: true }
  const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent?.slice(0, 40)}`
  // from part to part of a date field: Chromium shows which
  if (focused === Reflect.get(window, 'focusBefore')) return { name, isShown: true }
  const looks: WeakMap<Element, string> = Reflect.get(window, 'looksBefore')
  const hasRing = [focused, focused.closest('[class$="control--is-focused"]')].some((element) => {
    if (!element) return false
    const { outline, outlineStyle, boxShadow } = getComputedStyle(element)
    const isDrawn = outlineStyle !== 'none' || boxShadow !== 'none'
    return isDrawn && looks.get(element) !== `${outline} ${boxShadow}`
  })
  const { top, bottom, left, right } = focused.getBoundingClientRect()
  const isOnScreen = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  return { name, isShown: hasRing && isOnScreen }
}
