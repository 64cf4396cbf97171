/** Copying cells to a spreadsheet and pasting from one: names, tab between columns, a line each. */

import { foldText } from '#src/lib/fold-text.ts'
import { pushTo } from '#src/lib/push-to.ts'
import { BLANK, type Copied, pessoaOf, type SlotChange } from '#src/roster/report-days.ts'
import { cellsBetween, type Grid, moveIn, personAt } from './grid.ts'
import type { SlotPlace } from './slots.ts'

export function toTsv(grid: Grid, cells: readonly SlotPlace[][]): string {
  return cells.map((line) => line.map((place) => personAt(grid, place)?.name ?? '').join('\t')).join('\n')
}

/** One pasted cell. `problem` when nobody, or more than one person, has that name: such a cell stays as it was. */
export type PastedCell = { place: SlotPlace; text: string; problem?: 'unknown' | 'ambiguous' }

export type Pasted = { cells: PastedCell[]; changes: SlotChange[]; beyond: number }

/** What pasting the text at a cell would do; an empty cell of the text empties the slot. `beyond`: cells outside the grid. */
export function pasteTsv(grid: Grid, at: SlotPlace, text: string, people: readonly Copied[]): Pasted {
  const byName = new Map<string, Copied[]>()
  for (const user of people) pushTo(byName, normal(user.name), user)
  const area = cellsBetween(grid, at, moveIn(grid, at, 'last'))
  const pasted: Pasted = { cells: [], changes: [], beyond: 0 }
  for (const [line, row] of rowsOf(text).entries()) {
    for (const [column, cell] of row.entries()) {
      const place = area[line]?.[column]
      const found = byName.get(normal(cell)) ?? []
      const [user] = found
      if (!place) pasted.beyond += 1
      else if (normal(cell) === '') {
        if (personAt(grid, place)?.id) pasted.changes.push({ ...place, person: BLANK })
      } else if (user && found.length === 1) {
        pasted.cells.push({ place, text: user.name })
        pasted.changes.push({ ...place, person: pessoaOf(user) })
      } else pasted.cells.push({ place, text: cell.trim(), problem: user ? 'ambiguous' : 'unknown' })
    }
  }
  return pasted
}

function normal(name: string): string {
  return foldText(name).replace(/\s+/g, ' ').trim()
}

/** Spreadsheets end the last line too, and quote a cell that holds a line break or a quote. */
function rowsOf(text: string): string[][] {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t').map((cell) => cell.replace(/^"(.*)"$/, '$1').replaceAll('""', '"')))
}
