import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import type { Server } from './compressed-server.ts'
import { commitmentReadable, memberPhone, signInMember } from './member-visit.ts'
import { type Row, row } from './row.ts'

const SCRIPTS = /(?:src|href)="(\/assets\/[^"]+\.js)"/g

/** The JavaScript of the log-in page, and all that a member's /home asks the server for. `dist`, `floorDist`: the folders of the builds. */
export async function measureSizes(
  browser: Browser,
  dist: string,
  app: Server,
  floorDist: string,
  floor: Server,
): Promise<Row[]> {
  const kilobytes = (server: Server, paths: Iterable<string>) =>
    [...paths].reduce((sum, path) => sum + server.gzipBytes(path), 0) / 1000
  return [
    row({
      name: 'JavaScript before the log-in page paints, gzip (reference: React and one heading)',
      value: kilobytes(app, scriptsOf(dist)),
      unit: 'KB',
      reference: kilobytes(floor, scriptsOf(floorDist)),
      goal: 95,
    }),
    row({
      name: "JavaScript of a member's /home, all of it, gzip",
      value: kilobytes(app, await homeScripts(browser, app)),
      unit: 'KB',
      goal: 240,
    }),
  ]
}

/** What the page's HTML itself loads. */
function scriptsOf(dist: string): Set<string> {
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  return new Set([...html.matchAll(SCRIPTS)].map(([, path = '']) => path))
}

/** What a visit to /home with an empty cache asks for. */
async function homeScripts(browser: Browser, app: Server): Promise<Set<string>> {
  const phone = await memberPhone(browser, 'block')
  try {
    const page = await phone.newPage()
    await signInMember(page, app.url)
    await commitmentReadable(page)
    const devTools = await phone.newCDPSession(page)
    await devTools.send('Network.enable')
    await devTools.send('Network.setCacheDisabled', { cacheDisabled: true })
    app.requested.length = 0
    await page.goto(`${app.url}/home`)
    await commitmentReadable(page)
    return new Set(app.requested)
  } finally {
    await phone.close()
  }
}
