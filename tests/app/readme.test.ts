import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const README = readFileSync(join(ROOT, 'README.md'), 'utf8')

test('each of the four thoughts takes at most ten files, and they are there', () => {
  const table = README.slice(README.indexOf('### Four thoughts'), README.indexOf('## What to read'))
  const thoughts = table.split('\n').filter((line) => /^\| [^|]+ \| `/.test(line))
  expect(thoughts).toHaveLength(4)
  for (const thought of thoughts) {
    const files = [...thought.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)
    expect(files.length, thought).toBeLessThanOrEqual(10)
    expect(files.filter((file) => !existsSync(join(ROOT, 'src', file)))).toEqual([])
  }
})

test('every document that it names is there', () => {
  const links = [...README.matchAll(/\]\(([^)#]+)\)/g)].map(([, link = '']) => link)
  const own = links.filter((link) => !link.startsWith('http'))
  expect(own.length).toBeGreaterThan(10)
  expect(own.filter((link) => !existsSync(join(ROOT, link)))).toEqual([])
})
