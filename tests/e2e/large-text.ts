import type { Page } from 'playwright-core'

/** How the person's letters are set: of the usual size, in per cent. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`
    window.dispatchEvent(new Event('resize'))
  }, percent)
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

/** How large the letters of these elements are drawn, in px. */
export async function letterSizes(page: Page, selectors: string[]): Promise<number[]> {
  return await page.evaluate(
    (wanted) =>
      wanted.map((selector) => {
        const element = document.querySelector(selector)
        return element ? Number.parseFloat(getComputedStyle(element).fontSize) : 0
      }),
    selectors,
  )
}

/**
 * What is wrong with the screen as it is drawn: sideways scroll, a header and a bar that together take over a third of the height, words broken
 * inside or cut at the edge, and letters below 15 px.
 */
export async function layoutProblems(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const problems: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) problems.push(`scrolls sideways: ${scrollWidth} > ${clientWidth}`)

    const heightOf = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect().height ?? 0
    const frame = heightOf('.shell__top') + heightOf('.shell__bottom')
    if (frame > window.innerHeight / 3) problems.push(`header and bar take ${frame} of ${window.innerHeight}`)

    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      if (!parent?.checkVisibility() || parent.closest('.visually-hidden, .skip-link, script, style'))
        continue
      // for a screen reader alone
      if (parent.getBoundingClientRect().width <= 1) continue
      const { fontSize } = getComputedStyle(parent)
      const text = node.textContent ?? ''
      if (text.trim() !== '' && Number.parseFloat(fontSize) < 15) problems.push(`${fontSize}: ${text}`)
      for (const { index, 0: word } of text.matchAll(/[^\s\-/–]+/g)) {
        // an e-mail address is no word
        if (word.includes('@')) continue
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
        if (lines.size > 1) problems.push(`broken: ${word}`)
        const { left, right } = range.getBoundingClientRect()
        if (left < -1 || right > clientWidth + 1) problems.push(`cut: ${word}`)
      }
    }
    return problems
  })
}

/** Whether all of these are on the screen without scrolling, above the bar. */
export async function inView(page: Page, selectors: string[]): Promise<boolean> {
  return await page.evaluate((wanted) => {
    const bar = document.querySelector('.shell__bottom')?.getBoundingClientRect().top ?? window.innerHeight
    return wanted.every((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect()
      return box !== undefined && box.height > 0 && box.top >= 0 && box.bottom <= bar
    })
  }, selectors)
}
