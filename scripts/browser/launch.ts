import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core'
import { requireChromium } from './find-chromium.ts'

/** The two screens that everything is looked at. */
export const PHONE = {
  viewport: { width: 360, height: 800 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
} satisfies BrowserContextOptions
export const DESKTOP = { viewport: { width: 1280, height: 800 } } satisfies BrowserContextOptions

const ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The Chromium of the journeys, the bench and the cost. @throws Problem when there is none */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: requireChromium(), args: ARGS })
}
