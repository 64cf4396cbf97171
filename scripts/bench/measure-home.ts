import type { Browser, BrowserContext } from 'playwright-core'
import { commitmentReadable, memberPhone, signInMember } from './member-visit.ts'
import { median, type Row, row } from './row.ts'
import { slowPage } from './slow-page.ts'

const RUNS = 5

/** The second visit of a member to /home on a slow phone, and the same without a network. */
export async function measureHome(browser: Browser, app: string, floorMs: number): Promise<Row[]> {
  const phone = await memberPhone(browser, 'allow')
  try {
    const first = await phone.newPage()
    await signInMember(first, app)
    await commitmentReadable(first)
    await first.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await first.close()
    const online = await visits(phone, app, 'slow')
    await phone.setOffline(true)
    const offline = await visits(phone, app, 'off')
    const goal = 1.25 * floorMs
    return [
      row({
        name: 'Second visit to /home, slow phone: until the first commitment is readable (goal: 1.25 of the floor)',
        value: online,
        unit: 'ms',
        reference: floorMs,
        goal,
      }),
      row({ name: 'The same without a network', value: offline, unit: 'ms', reference: floorMs, goal }),
    ]
  } finally {
    await phone.close()
  }
}

async function visits(phone: BrowserContext, app: string, network: 'slow' | 'off'): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const page = await slowPage(phone, network)
    await page.goto(`${app}/home`, { waitUntil: 'commit' })
    times.push(await commitmentReadable(page))
    await page.close()
  }
  return median(times)
}
