import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync('src/styles/tokens.css', 'utf8')

const [lightCss = '', darkCss = ''] = css.split('@media (prefers-color-scheme: dark)')

function readColors(source: string): Map<string, string> {
  return new Map(
    Array.from(source.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g), ([, name = '', hex = '']) => [
      name,
      hex,
    ]),
  )
}

const light = readColors(lightCss)
const themes = { light, dark: new Map([...light, ...readColors(darkCss)]) }

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

const SURFACES = ['page', 'surface', 'sunken']

/** Text and the surface it stands on: 4.5:1. */
const TEXT = [
  ['on-lamp', 'lamp'],
  ...SURFACES.flatMap((surface) => [
    ['text', surface],
    ['text-muted', surface],
    ['link', surface],
    ['red-text', surface],
  ]),
  ...['red', 'blue', 'green', 'amber'].map((hue) => [`${hue}-text`, `${hue}-soft`]),
  ...['red', 'red-hover', 'blue', 'blue-hover', 'green', 'green-hover'].map((ground) => [
    `on-${ground.replace('-hover', '')}`,
    ground,
  ]),
  ['on-brand', 'brand'],
  ['text', 'blue-soft'],
  ['text-muted', 'blue-soft'],
  ['amber-text', 'blue-soft'],
  ['amber-text', 'surface'],
]

/** What must be seen but not read: edges of controls, the ring of the focus: 3:1. */
const EDGES = SURFACES.flatMap((surface) => [
  ['control', surface],
  ['focus', surface],
])

describe.each(Object.entries(themes))('%s theme', (_, colors) => {
  function measure([front = '', back = '']: string[]): number {
    const [a, b] = [colors.get(front), colors.get(back)]
    if (!a || !b) throw new Error(`unknown token among ${front}, ${back}`)
    return contrast(a, b)
  }

  test.each(TEXT)('text %s on %s', (...pair) => {
    expect(measure(pair)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(EDGES)('edge %s on %s', (...pair) => {
    expect(measure(pair)).toBeGreaterThanOrEqual(3)
  })
})
