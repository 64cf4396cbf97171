/**
 * The roteiro as pictures for a phone: where every text and box stands. Pure; whoever draws brings the measure of the texts.
 * A telephone shows 1,080 px on some 360, so that 45 px read as 15.
 */
import { instantLabel, monthName, weekdayAndDay } from '#src/lib/service-labels.ts'
import { shownTime } from '#src/lib/service-time.ts'
import { namesOf, type Roteiro, type RoteiroCulto, type RoteiroPosto } from './roteiro.ts'
import { type Measure, wrapText } from './wrap-text.ts'

export const PICTURE_WIDTH = 1080
export const PICTURE_MAX_HEIGHT = 4000

/** How each kind of text is set; sizes and line heights in px. */
export const PICTURE_FONTS = {
  title: { size: 58, line: 72, bold: true },
  place: { size: 46, line: 60, bold: false },
  when: { size: 50, line: 62, bold: true },
  posto: { size: 38, line: 48, bold: true },
  name: { size: 46, line: 56, bold: false },
  note: { size: 38, line: 52, bold: false },
} as const

export type PictureFont = keyof typeof PICTURE_FONTS

/** `y` is the top of the line. */
type PictureText = { x: number; y: number; text: string; font: PictureFont }
export type PictureBox = { x: number; y: number; width: number; height: number; kind: 'head' | 'when' }
export type Picture = { width: number; height: number; boxes: PictureBox[]; texts: PictureText[] }

const MARGIN = 48
const COLUMN_GAP = 40
const INNER = PICTURE_WIDTH - 2 * MARGIN
const COLUMN = (INNER - COLUMN_GAP) / 2
/** Where a name that takes a second line goes on: further in, so that it is not read as another name. */
const HANGING = 36
const BAND = 12
const GAP = 28
/** Above the name of a post. */
const POSTO_GAP = 10
const CONTINUED = ' (continuação)'

/** Lines that stay together; `height` includes the room below. Positions are relative to its top. */
type Block = { height: number; boxes: PictureBox[]; texts: PictureText[] }

/** The pictures of a month, each at most 4,000 px high. A service stays whole unless it alone is higher; names are never cut. */
export function layoutPictures(roteiro: Roteiro, measure: Measure<PictureFont>): Picture[] {
  const head = headBlock(roteiro, measure)
  const foot = footBlock(roteiro)
  const room = PICTURE_MAX_HEIGHT - head.height - foot.height - MARGIN
  const pages: Block[][] = [[]]
  let used = 0
  const add = (block: Block) => {
    pages.at(-1)?.push(block)
    used += block.height
  }
  const turnPage = () => {
    pages.push([])
    used = 0
  }
  for (const culto of roteiro.cultos) {
    const blocks = cultoBlocks(culto, measure)
    const [when] = blocks
    const height = blocks.reduce((sum, block) => sum + block.height, 0)
    if (used > 0 && used + height > room) turnPage()
    for (const block of blocks) {
      if (used > 0 && used + block.height > room) {
        turnPage()
        if (when && block !== when) add(whenBlock(culto, CONTINUED, measure))
      }
      add(block)
    }
  }
  if (roteiro.cultos.length === 0) add(textBlock('Nenhum culto escalado neste mês.', 'name', measure))
  return pages.map((blocks) => stack([head, ...blocks, foot]))
}

function stack(blocks: readonly Block[]): Picture {
  const picture: Picture = { width: PICTURE_WIDTH, height: 0, boxes: [], texts: [] }
  for (const { height, boxes, texts } of blocks) {
    const down = <Item extends { y: number }>(item: Item) => ({ ...item, y: item.y + picture.height })
    picture.boxes.push(...boxes.map(down))
    picture.texts.push(...texts.map(down))
    picture.height += height
  }
  picture.height = Math.ceil(picture.height)
  return picture
}

function headBlock({ mes, igreja, cidade }: Roteiro, measure: Measure<PictureFont>): Block {
  const lines: [string, PictureFont][] = [
    ...wrapped(`Escala de ${monthName(mes)}`, 'title', INNER, measure),
    ...wrapped(igreja, 'title', INNER, measure),
    ...wrapped(cidade, 'place', INNER, measure),
  ]
  const { texts, height } = column(lines, MARGIN, MARGIN)
  const box: PictureBox = { x: 0, y: 0, width: PICTURE_WIDTH, height: height + GAP, kind: 'head' }
  return { height: box.height + GAP, boxes: [box], texts }
}

function footBlock({ versaoEm }: Roteiro): Block {
  if (versaoEm === undefined) return { height: MARGIN, boxes: [], texts: [] }
  const text: PictureText = { x: MARGIN, y: 0, text: `Versão de ${instantLabel(versaoEm)}`, font: 'note' }
  return { height: PICTURE_FONTS.note.line + MARGIN, boxes: [], texts: [text] }
}

/** The date, then for each post rows of names; the name of a post stays with its first row. */
function cultoBlocks(culto: RoteiroCulto, measure: Measure<PictureFont>): Block[] {
  const rows =
    culto.postos.length > 0
      ? culto.postos.flatMap((posto) => postoBlocks(posto, measure))
      : [textBlock('Ninguém escalado', 'name', measure)]
  const last = rows.at(-1)
  if (last) last.height += GAP
  return [whenBlock(culto, '', measure), ...rows]
}

function whenBlock({ date }: RoteiroCulto, suffix: string, measure: Measure<PictureFont>): Block {
  const text = `${weekdayAndDay(date)}, ${shownTime(date)}${suffix}`
  const { texts, height } = column(wrapped(text, 'when', INNER, measure), MARGIN, BAND)
  const box: PictureBox = { x: 0, y: 0, width: PICTURE_WIDTH, height: height + BAND, kind: 'when' }
  return { height: box.height + BAND, boxes: [box], texts }
}

/** Two names a row; sisters on the left and brothers on the right where a post has both. */
function postoBlocks(posto: RoteiroPosto, measure: Measure<PictureFont>): Block[] {
  const label = column(wrapped(posto.nome, 'posto', INNER, measure), MARGIN, POSTO_GAP)
  return nameRows(posto).map((row, index) => {
    const top = index === 0 ? label.height : 0
    const cells = row.flatMap((name, side) => {
      const x = MARGIN + side * (COLUMN + COLUMN_GAP)
      return name === undefined ? [] : [nameCell(name, x, top, measure)]
    })
    const height = Math.max(0, ...cells.map((cell) => cell.height))
    const texts = cells.flatMap((cell) => cell.texts)
    return { height: top + height, boxes: [], texts: index === 0 ? [...label.texts, ...texts] : texts }
  })
}

type Row = [string | undefined, string | undefined]

function nameRows(posto: RoteiroPosto): Row[] {
  const irmas = namesOf({ ...posto, pessoas: posto.pessoas.filter(({ irma }) => irma), vagas: 0 })
  const others = namesOf({ ...posto, pessoas: posto.pessoas.filter(({ irma }) => !irma) })
  if (irmas.length > 0 && posto.pessoas.some(({ irma }) => !irma))
    return Array.from(
      { length: Math.max(irmas.length, others.length) },
      (_, row): Row => [irmas[row], others[row]],
    )
  const all = [...irmas, ...others]
  return Array.from({ length: Math.ceil(all.length / 2) }, (_, row): Row => [all[2 * row], all[2 * row + 1]])
}

function nameCell(name: string, x: number, top: number, measure: Measure<PictureFont>) {
  const lines = wrapText(name, COLUMN, COLUMN - HANGING, (text) => measure(text, 'name'))
  const { line } = PICTURE_FONTS.name
  const texts = lines.map(
    (text, index): PictureText => ({
      x: index === 0 ? x : x + HANGING,
      y: top + index * line,
      text,
      font: 'name',
    }),
  )
  return { height: lines.length * line, texts }
}

function textBlock(text: string, font: PictureFont, measure: Measure<PictureFont>): Block {
  const { texts, height } = column(wrapped(text, font, INNER, measure), MARGIN, 0)
  return { height: height + GAP, boxes: [], texts }
}

function wrapped(
  text: string,
  font: PictureFont,
  width: number,
  measure: Measure<PictureFont>,
): [string, PictureFont][] {
  return wrapText(text, width, width, (part) => measure(part, font)).map((line) => [line, font])
}

function column(lines: readonly [string, PictureFont][], x: number, top: number) {
  let y = top
  const texts = lines.map(([text, font]): PictureText => {
    const placed = { x, y, text, font }
    y += PICTURE_FONTS[font].line
    return placed
  })
  return { texts, height: y }
}
