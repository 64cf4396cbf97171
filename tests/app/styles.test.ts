import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** Made by libraries, which we only dress. */
const OF_LIBRARIES = /^(rbc-|Toastify|react-select|person-select__)/

const names = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
const read = (name: string) => readFileSync(join(ROOT, 'src', name), 'utf8')
const code = [
  ...names.filter((name) => /\.tsx?$/.test(name)).map(read),
  readFileSync(join(ROOT, 'index.html'), 'utf8'),
].join('\n')

test('every class that a style sheet dresses is worn by something', () => {
  const sheets = names.filter((name) => name.endsWith('.css'))
  const unused = sheets.flatMap((name) =>
    classesOf(read(name))
      .filter((dressed) => !isWorn(dressed))
      .map((dressed) => `${name}: .${dressed}`),
  )
  expect(unused).toEqual([])
})

test('colours are named in the tokens, and on paper, which is black on white', () => {
  const files = names.filter((name) => /\.(css|tsx?)$/.test(name) && !/(tokens|print)\.css$/.test(name))
  const coloured = files.flatMap((name) =>
    [...read(name).matchAll(/(?<![\w&/.'])#(?:[0-9a-f]{3,4}){1,2}\b|\b(?:rgb|hsl)a?\(/gi)].map(
      ([found]) => `${name}: ${found}`,
    ),
  )
  expect(coloured).toEqual([])
})

function classesOf(sheet: string): string[] {
  const selectors = sheet
    .replace(/@import[^;]*;/g, '')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\{[^{}]*\}/g, '{}')
  return [...new Set([...selectors.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name))]
}

/** In full, or put together from a beginning: `button--${variant}`. */
function isWorn(name: string): boolean {
  if (OF_LIBRARIES.test(name) || new RegExp(`[\\s'"\`]${name}[\\s'"\`]`).test(code)) return true
  const beginning = /^(.*--?)[a-z]+$/.exec(name)?.[1]
  return beginning !== undefined && code.includes(`${beginning}\${`)
}
