import { namesOf, type RoteiroCulto } from './roteiro.ts'

/** Of the A4 sheet in points: what lies between its margins, below the head of the table. */
const SHEET = { width: 544, height: 690 }
const DATE_WIDTH = 60
const CELL_PADDING = 8
const LINE = 13.8
/** Of the average letter, where no narrow font is there: better too wide than cut. */
const LETTER = 6

/**
 * Whether a service fits on one sheet with a column for each of `columns` posts. Otherwise its posts stand below one another and
 * use the whole width, where twenty long names take a third of the height.
 */
export function fitsInColumns({ postos }: RoteiroCulto, columns: number): boolean {
  const width = (SHEET.width - DATE_WIDTH) / Math.max(1, columns) - CELL_PADDING
  const letters = Math.max(1, Math.floor(width / LETTER))
  return postos.every((posto) => linesOf(namesOf(posto), letters) * LINE <= SHEET.height)
}

/** How many lines names take, one after the other; one that is too long for a line is broken. */
function linesOf(names: readonly string[], letters: number): number {
  let lines = 1
  let used = 0
  for (const { length } of names) {
    const taken = length + 2
    if (used > 0 && used + taken > letters) {
      lines += 1
      used = 0
    }
    // words that do not fit leave room at the ends of their lines
    if (taken > letters) lines += Math.ceil((taken * 1.25) / letters) - 1
    used = taken > letters ? letters : used + taken
  }
  return lines
}
