import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const ROWS = readFileSync(join(ROOT, 'docs/spec-coverage.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| statement'))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))

test('every row has four cells, and the files and tests that it names are there', () => {
  expect(ROWS.length).toBeGreaterThan(300)
  const problems = ROWS.flatMap((row) => {
    const [, statement, where = '', shownBy = ''] = row
    if (row.length !== 6) return [`${statement}: ${row.length - 2} cells`]
    return [...missingFiles(where), ...missingTests(shownBy)].map((what) => `${statement}: ${what}`)
  })
  expect(problems).toEqual([])
})

/** Code without a slash or a dot is a name, as of a constant; a file named alone stands in the folder named before it. */
function missingFiles(cell: string): string[] {
  let folder = ''
  const paths = [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
  return paths.filter((path) => {
    if (!/[/.]/.test(path)) return false
    const places = [join('src', path), join('src', folder, path), path]
    if (path.includes('/')) folder = dirname(path)
    return !places.some((place) => existsSync(join(ROOT, place)))
  })
}

/** `file` or `folder`; or `file`: words of a test's name. */
function missingTests(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`(?:: ([^;,`]+))?/g)].flatMap(([whole, path = '', words = '']) => {
    const base = join(ROOT, 'tests', path)
    if (existsSync(base) && statSync(base).isDirectory()) return []
    const file = [`${base}.test.ts`, `${base}.test.tsx`].find((name) => existsSync(name))
    return file && readFileSync(file, 'utf8').includes(words.trim()) ? [] : [whole]
  })
}
