import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'

const SRC = join(import.meta.dirname, '../../src')

type Layer =
  | 'lib'
  | 'paths'
  | 'domain'
  | 'roster'
  | 'output'
  | 'repositories'
  | 'components'
  | 'hooks'
  | 'session'
  | 'pages'
  | 'app'
  | 'styles'

/** What each layer may import of ours, beside itself. */
const MAY_IMPORT: Record<Layer, Layer[]> = {
  lib: [],
  paths: [],
  styles: [],
  domain: ['lib'],
  roster: ['domain', 'lib'],
  output: ['domain', 'lib'],
  repositories: ['domain', 'lib'],
  hooks: ['domain', 'lib'],
  components: ['domain', 'lib', 'hooks', 'paths', 'styles'],
  session: ['domain', 'repositories', 'hooks', 'components', 'lib', 'paths'],
  pages: [
    'domain',
    'roster',
    'output',
    'repositories',
    'session',
    'hooks',
    'components',
    'lib',
    'paths',
    'styles',
  ],
  app: ['domain', 'session', 'pages', 'hooks', 'components', 'lib', 'paths', 'styles', 'repositories'],
}

/** Packages that a layer may not import. */
const NO_PACKAGE: Partial<Record<Layer, RegExp>> = {
  lib: /^(react|firebase)/,
  paths: /./,
  domain: /^(react|firebase)/,
  roster: /^(react|firebase)/,
  output: /^(react|firebase)/,
  repositories: /^react/,
  components: /^firebase/,
  hooks: /^firebase/,
  session: /^firebase/,
  pages: /^firebase/,
  app: /^firebase/,
}

/** Pure layers take clock and randomness as arguments. */
const PURE: Layer[] = ['domain', 'roster', 'output']
const IMPURE = /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bcrypto\./

const LAYERS: Layer[] = [
  'lib',
  'paths',
  'domain',
  'roster',
  'output',
  'repositories',
  'components',
  'hooks',
  'session',
  'pages',
  'app',
  'styles',
]

const files = listFiles(SRC).filter((file) => /\.tsx?$/.test(file))

describe('imports flow one way', () => {
  test.each(files.map((file) => relative(SRC, file)))('%s', (name) => {
    const breaches = importsOf(join(SRC, name)).filter((specifier) => !isAllowed(name, specifier))
    expect(breaches).toEqual([])
  })
})

test('components hold no entity form: it stands beside the pages of its noun', () => {
  const forms = files
    .map((file) => relative(SRC, file))
    .filter((name) =>
      /^components\/.*(cidade|cargo|igreja|user|relatorio|report)[a-z-]*(form|draft|fields)/.test(name),
    )
  expect(forms).toEqual([])
})

test('the pure layers know no clock and no chance', () => {
  const impure = files
    .filter((file) => PURE.includes(layerOf(relative(SRC, file))))
    .filter((file) => IMPURE.test(readFileSync(file, 'utf8')))
  expect(impure.map((file) => relative(SRC, file))).toEqual([])
})

test('no folder has a barrel, and every file name is kebab-case', () => {
  const names = files.map((file) => relative(SRC, file))
  expect(names.filter((name) => /(^|\/)(index|utils|misc|helpers)\.tsx?$/.test(name))).toEqual([])
  expect(names.filter((name) => !/^([a-z0-9-]+\/)*[a-z0-9-]+(\.d)?\.tsx?$/.test(name))).toEqual([])
})

test('no file imports itself by way of others, types aside', () => {
  const names = files.map((file) => relative(SRC, file))
  const imports = new Map(
    names.map((name) => [
      name,
      runtimeImportsOf(join(SRC, name)).flatMap((specifier) => targetOf(name, specifier) ?? []),
    ]),
  )
  expect(names.flatMap((name) => circleFrom(name, imports) ?? [])).toEqual([])
})

test('files are small: none over 250 lines, the median at most 60', () => {
  const lengths = files.map((file) => ({
    name: relative(SRC, file),
    lines: readFileSync(file, 'utf8').split('\n').length - 1,
  }))
  expect(lengths.filter(({ lines }) => lines > 250)).toEqual([])
  const sorted = lengths.map(({ lines }) => lines).sort((a, b) => a - b)
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(60)
})

/** The way from a file back to itself; undefined when there is none. */
function circleFrom(start: string, imports: ReadonlyMap<string, string[]>): string | undefined {
  const seen = new Set<string>()
  const ways = (imports.get(start) ?? []).map((next) => [start, next])
  for (let way = ways.pop(); way; way = ways.pop()) {
    const last = way.at(-1) ?? ''
    if (last === start) return way.join(' -> ')
    if (seen.has(last)) continue
    seen.add(last)
    for (const next of imports.get(last) ?? []) ways.push([...way, next])
  }
  return undefined
}

function isAllowed(name: string, specifier: string): boolean {
  const layer = layerOf(name)
  const target = targetOf(name, specifier)
  if (target === undefined) return !(NO_PACKAGE[layer]?.test(specifier) ?? false)
  const targetLayer = layerOf(target)
  if (layer === 'pages' && targetLayer === 'pages') return pageOf(name) === pageOf(target)
  return targetLayer === layer || MAY_IMPORT[layer].includes(targetLayer)
}

/** The imported file relative to src, or undefined for a package. */
function targetOf(name: string, specifier: string): string | undefined {
  if (specifier.startsWith('#src/')) return specifier.slice('#src/'.length)
  if (specifier.startsWith('.')) return normalize(join(dirname(name), specifier))
  return undefined
}

function layerOf(name: string): Layer {
  const first = name.split('/')[0]?.replace(/\.tsx?$/, '') ?? ''
  if (first === 'main') return 'app'
  const layer = LAYERS.find((known) => known === first)
  if (!layer) throw new Error(`${name} is in no layer`)
  return layer
}

function pageOf(name: string): string | undefined {
  return name.split('/')[1]
}

/** Every static and dynamic import and re-export of a file. */
function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const { module } = parseSync(file, source)
  const statics = module.staticImports.map(({ moduleRequest }) => moduleRequest.value)
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  )
  const dynamics = module.dynamicImports.map(({ moduleRequest }) =>
    source.slice(moduleRequest.start, moduleRequest.end).replace(/['"`]/g, ''),
  )
  return [...statics, ...exports, ...dynamics]
}

/** Those that are there when the app runs: types are not. */
function runtimeImportsOf(file: string): string[] {
  const { module } = parseSync(file, readFileSync(file, 'utf8'))
  const types = module.staticImports
    .filter(({ entries }) => entries.length > 0 && entries.every(({ isType }) => isType))
    .map(({ moduleRequest }) => moduleRequest.value)
  return importsOf(file).filter((specifier) => !types.includes(specifier))
}

function listFiles(folder: string): string[] {
  return readdirSync(folder).flatMap((entry) => {
    const path = join(folder, entry)
    return statSync(path).isDirectory() ? listFiles(path) : [path]
  })
}
