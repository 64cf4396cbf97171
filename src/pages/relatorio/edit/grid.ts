/** The days as a grid of cells: a line for each person of a service, a column for each post. Pure: what keys and ranges mean. */
import type { Pessoa, Posto, ReportDay } from '#src/domain/entities.ts'
import { dayKeys } from '#src/roster/day-keys.ts'
import { BLANK, type SlotChange } from '#src/roster/report-days.ts'
import { addressOf, type SlotPlace } from './slots.ts'

export type Grid = {
  days: readonly ReportDay[]
  keys: readonly string[]
  postos: readonly Posto[]
  /** the lines of all services, in their order */
  lines: readonly { day: ReportDay; key: string; slot: number }[]
}

/** How many lines a service takes: as many as its fullest post has people, and at least one. */
export function lineCount(day: ReportDay, postos: readonly Posto[]): number {
  return Math.max(1, ...postos.map((posto) => day[posto]?.length ?? 0))
}

export function gridOf(days: readonly ReportDay[], postos: readonly Posto[]): Grid {
  const keys = dayKeys(days)
  const lines = days.flatMap((day, index) =>
    Array.from({ length: lineCount(day, postos) }, (_, slot) => ({ day, key: keys[index] ?? '', slot })),
  )
  return { days, keys, postos, lines }
}

export type Move =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'home'
  | 'end'
  | 'first'
  | 'last'
  | 'pageUp'
  | 'pageDown'

const PAGE_LINES = 8

/** Where a key leads from a cell; the cell itself at the edges, and the first cell when it is gone. */
export function moveIn(grid: Grid, from: SlotPlace, move: Move): SlotPlace {
  const { line, column } = positionOf(grid, from)
  const last = grid.lines.length - 1
  const right = grid.postos.length - 1
  const to = {
    up: [line - 1, column],
    down: [line + 1, column],
    left: [line, column - 1],
    right: [line, column + 1],
    home: [line, 0],
    end: [line, right],
    first: [0, 0],
    last: [last, right],
    pageUp: [line - PAGE_LINES, column],
    pageDown: [line + PAGE_LINES, column],
  }[move]
  return placeAt(grid, clamp(to[0] ?? 0, last), clamp(to[1] ?? 0, right)) ?? from
}

function clamp(value: number, max: number): number {
  return Math.min(Math.max(value, 0), max)
}

function placeAt({ lines, postos }: Grid, line: number, column: number): SlotPlace | undefined {
  const [row, posto] = [lines[line], postos[column]]
  return row && posto && { key: row.key, posto, slot: row.slot }
}

function positionOf({ lines, postos }: Grid, { key, posto, slot }: SlotPlace) {
  const line = lines.findIndex((row) => row.key === key && row.slot === slot)
  return { line: Math.max(line, 0), column: Math.max(postos.indexOf(posto), 0) }
}

/** The cells from one corner to the other, line by line. */
export function cellsBetween(grid: Grid, a: SlotPlace, b: SlotPlace): SlotPlace[][] {
  const [one, two] = [positionOf(grid, a), positionOf(grid, b)]
  const [top, bottom] = [Math.min(one.line, two.line), Math.max(one.line, two.line)]
  const [left, right] = [Math.min(one.column, two.column), Math.max(one.column, two.column)]
  return grid.lines
    .slice(top, bottom + 1)
    .map(({ key, slot }) => grid.postos.slice(left, right + 1).map((posto) => ({ key, posto, slot })))
}

/** Who is in a cell; undefined where the post has no such slot. */
export function personAt({ days, keys }: Grid, { key, posto, slot }: SlotPlace): Pessoa | undefined {
  return days[keys.indexOf(key)]?.[posto]?.[slot]
}

/** Empties the slots of the cells. */
export function clearCells(grid: Grid, cells: readonly SlotPlace[][]): SlotChange[] {
  return cells
    .flat()
    .filter((place) => personAt(grid, place)?.id)
    .map((place) => ({ ...place, person: BLANK }))
}

/** The first line of the cells again in all lines below it; of a single line, the line above it. */
export function fillDown(grid: Grid, cells: readonly SlotPlace[][]): SlotChange[] {
  const [first, ...rest] = cells
  if (!first) return []
  const source = rest.length > 0 ? first : first.map((place) => moveIn(grid, place, 'up'))
  return (rest.length > 0 ? rest : [first]).flatMap((line) =>
    line.flatMap((place, column) => {
      const from = source[column]
      const person = from && personAt(grid, from)
      const same = !from || addressOf(from) === addressOf(place)
      return person && !same ? [{ ...place, person }] : []
    }),
  )
}

/** Two people change places. */
export function exchange(grid: Grid, a: SlotPlace, b: SlotPlace): SlotChange[] {
  return [
    { ...a, person: personAt(grid, b) ?? BLANK },
    { ...b, person: personAt(grid, a) ?? BLANK },
  ]
}
