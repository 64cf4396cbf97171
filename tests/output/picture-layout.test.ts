import { describe, expect, test } from 'vitest'
import {
  layoutPictures,
  PICTURE_FONTS,
  PICTURE_MAX_HEIGHT,
  PICTURE_WIDTH,
  type Picture,
  type PictureFont,
} from '#src/output/picture-layout.ts'
import { wrapText } from '#src/output/wrap-text.ts'
import { fullMonth, longName, roteiro } from './roteiro-builder.ts'

/** Every character as wide as 0.6 of its size: wider than the fonts of phones. */
const measure = (text: string, font: PictureFont) => text.length * PICTURE_FONTS[font].size * 0.6

describe('the pictures of a month', () => {
  test('a small month is one picture, with all that the messages say', () => {
    const [picture, ...more] = layoutPictures(
      roteiro({ '2026-10-11 18:30': { atriu: ['Ana', 'Bia', ''], som: ['Eva'] } }),
      measure,
    )
    expect(more).toEqual([])
    expect(texts(picture)).toEqual([
      'Escala de outubro de 2026',
      'Jardim Novo',
      'Campinas',
      'domingo, 11/10, 18:30',
      'Átrio',
      'Ana',
      'Bia',
      '(vaga)',
      'Som',
      'Eva',
      'Versão de 01/10 12:00',
    ])
  })

  test('a month without services says so', () => {
    const pictures = layoutPictures(roteiro({}), measure)
    expect(pictures).toHaveLength(1)
    expect(texts(pictures[0])).toContain('Nenhum culto escalado neste mês.')
  })

  test.each([
    ['4 a post', 4],
    ['20 a post', 20],
    ['40 a post', 40],
  ])(
    '14 services a week, names of 60 characters, %s: nothing overlaps, is cut or leaves the picture',
    (_, count) => {
      const pictures = layoutPictures(roteiro(fullMonth(count)), measure)
      expect(pictures.length).toBeGreaterThan(1)
      for (const picture of pictures) {
        expect(picture.width).toBe(PICTURE_WIDTH)
        expect(picture.height).toBeLessThanOrEqual(PICTURE_MAX_HEIGHT)
        expect(outside(picture)).toEqual([])
        expect(overlaps(picture)).toEqual([])
        expect(texts(picture)[0]).toBe('Escala de outubro de 2026')
      }
      const all = pictures.flatMap(texts).join('')
      const last = longName(count - 1).replaceAll(' ', '')
      expect(all.replaceAll(' ', '').split(last).length - 1).toBeGreaterThan(0)
    },
  )

  test('a service that fits on a picture is not cut', () => {
    const pictures = layoutPictures(roteiro(fullMonth(4)), measure)
    expect(pictures.flatMap(texts).filter((text) => text.includes('continuação'))).toEqual([])
    const heads = pictures.flatMap(texts).filter((text) => /, \d\d\/10, /.test(text))
    expect(heads).toHaveLength(42)
  })

  test('a service that is higher than a picture goes on in the next with its date', () => {
    const pictures = layoutPictures(roteiro({ '2026-10-11 18:30': { atriu: names(200) } }), measure)
    expect(pictures.length).toBeGreaterThan(1)
    expect(texts(pictures[1]).slice(3, 5).join(' ')).toContain('(continuação)')
  })
})

describe('lines', () => {
  const width = (text: string) => text.length

  test('break between words, and only then inside one', () => {
    expect(wrapText('Ana Beatriz Lima', 11, 9, width)).toEqual(['Ana Beatriz', 'Lima'])
    expect(wrapText('Ana Wolfeschlegelsteinhausen', 10, 8, width)).toEqual([
      'Ana',
      'Wolfesch',
      'legelste',
      'inhausen',
    ])
    expect(wrapText('  ', 10, 8, width)).toEqual([])
  })
})

function names(count: number): string[] {
  return Array.from({ length: count }, (_, index) => longName(index))
}

function texts(picture: Picture | undefined): string[] {
  return picture?.texts.map(({ text }) => text) ?? []
}

function outside({ texts: placed, width, height }: Picture): string[] {
  return placed
    .filter(
      ({ x, y, text, font }) =>
        x < 0 || y < 0 || x + measure(text, font) > width || y + PICTURE_FONTS[font].line > height,
    )
    .map(({ text }) => text)
}

/** Texts whose rectangles meet. */
function overlaps({ texts: placed }: Picture): string[] {
  return placed.flatMap((one, index) =>
    placed
      .slice(index + 1)
      .filter(
        (other) =>
          one.x < other.x + measure(other.text, other.font) &&
          other.x < one.x + measure(one.text, one.font) &&
          one.y < other.y + PICTURE_FONTS[other.font].line &&
          other.y < one.y + PICTURE_FONTS[one.font].line,
      )
      .map((other) => `${one.text} | ${other.text}`),
  )
}
