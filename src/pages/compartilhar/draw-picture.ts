import { PICTURE_FONTS, type Picture, type PictureBox, type PictureFont } from '#src/output/picture-layout.ts'
import type { Measure } from '#src/output/wrap-text.ts'

/** Measures with the fonts of this device. @throws Error where there is no canvas */
export function canvasMeasure(): Measure<PictureFont> {
  const context = contextOf(document.createElement('canvas'))
  return (text, font) => {
    context.font = fontOf(font)
    return context.measureText(text).width
  }
}

/** Wide enough for a telephone's screen; a month of many people is many pictures, and each one whole would take 17 MB of memory. */
const PREVIEW_WIDTH = 720

/**
 * Draws the pictures one after the other as PNG files, and each in small on its canvas of `previews`. `nameOf`: of the first, 1.
 * @throws Error when the device has no memory for it, or `signal` says that others are wanted
 */
export async function pictureFiles(
  pictures: readonly Picture[],
  previews: readonly HTMLCanvasElement[],
  nameOf: (part: number) => string,
  signal: AbortSignal,
): Promise<File[]> {
  const sheet = document.createElement('canvas')
  const files: File[] = []
  for (const [index, picture] of pictures.entries()) {
    signal.throwIfAborted()
    drawPicture(sheet, picture)
    const preview = previews[index]
    if (preview) drawSmall(preview, sheet)
    files.push(await pictureFile(sheet, nameOf(index + 1)))
  }
  return files
}

function drawSmall(preview: HTMLCanvasElement, sheet: HTMLCanvasElement): void {
  preview.width = PREVIEW_WIDTH
  preview.height = Math.round((PREVIEW_WIDTH * sheet.height) / sheet.width)
  contextOf(preview).drawImage(sheet, 0, 0, preview.width, preview.height)
}

/** Draws a picture, always in light colours: it is seen in a conversation and not in this app. */
function drawPicture(canvas: HTMLCanvasElement, picture: Picture): void {
  canvas.width = picture.width
  canvas.height = picture.height
  const context = contextOf(canvas)
  const colors = paperColors()
  context.fillStyle = colors.paper
  context.fillRect(0, 0, picture.width, picture.height)
  for (const { x, y, width, height, kind } of picture.boxes) {
    context.fillStyle = kind === 'head' ? colors.head : colors.band
    context.fillRect(x, y, width, height)
  }
  context.textBaseline = 'middle'
  for (const { x, y, text, font } of picture.texts) {
    const { line } = PICTURE_FONTS[font]
    context.font = fontOf(font)
    context.fillStyle = isOn(picture.boxes, 'head', y)
      ? colors.onHead
      : font === 'posto' || font === 'note'
        ? colors.muted
        : colors.ink
    context.fillText(text, x, y + line / 2)
  }
}

function pictureFile(canvas: HTMLCanvasElement, name: string): Promise<File> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(new File([blob], name, { type: 'image/png' }))
      else reject(new Error('no picture'))
    }, 'image/png')
  })
}

function isOn(boxes: readonly PictureBox[], kind: PictureBox['kind'], y: number): boolean {
  return boxes.some((box) => box.kind === kind && y >= box.y && y < box.y + box.height)
}

function fontOf(font: PictureFont): string {
  const { size, bold } = PICTURE_FONTS[font]
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font') || 'sans-serif'
  return `${bold ? 'bold ' : ''}${size}px ${family}`
}

function paperColors() {
  const style = getComputedStyle(document.documentElement)
  const color = (name: string) => style.getPropertyValue(name).trim()
  return {
    paper: color('--paper'),
    ink: color('--paper-ink'),
    muted: color('--paper-muted'),
    band: color('--paper-band'),
    head: color('--paper-head'),
    onHead: color('--paper-on-head'),
  }
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  return context
}
