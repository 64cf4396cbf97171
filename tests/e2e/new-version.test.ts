import { expect, test } from 'vitest'
import { APP_URL } from './browser.ts'

test('a file of /assets that is not there is missing, and nobody may keep the answer', async () => {
  const missing = await fetch(`${APP_URL}/assets/relatorio-list-page-gone1234.js`)
  expect(missing.status).toBe(404)
  expect(missing.headers.get('cache-control')).toBe('no-cache')
  const html = await (await fetch(`${APP_URL}/relatorio`)).text()
  const there = await fetch(APP_URL + (/src="(\/assets\/[^"]+)"/.exec(html)?.[1] ?? ''))
  expect(there.headers.get('cache-control')).toContain('immutable')
})
