import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isFields } from '#src/lib/untyped-data.ts'

const EVERY_ASSET = '/assets/**'

/**
 * The hosting part of firebase.json for the app built in `appDir`: what it says of all assets (kept for a year) is said of those that are
 * there. Otherwise a missing one would be remembered as missing for a year, too.
 * @param hosting is changed
 */
export function nameAssets(hosting: unknown, appDir: string): void {
  const rules = isFields(hosting) && Array.isArray(hosting['headers']) ? hosting['headers'] : []
  const files = readdirSync(join(appDir, 'assets'))
  for (const rule of rules) {
    if (isFields(rule) && rule['source'] === EVERY_ASSET) rule['source'] = `/assets/@(${files.join('|')})`
  }
}
