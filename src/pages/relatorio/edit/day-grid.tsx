import { useMemo, useRef } from 'react'
import type { NomesPostos } from '#src/domain/entities.ts'
import type { DaysBeside } from '#src/roster/days-beside.ts'
import { besideName } from './beside-people.ts'
import type { Cursor } from './cursor.ts'
import { DayRow } from './day-row.tsx'
import { cellsBetween, type Grid } from './grid.ts'
import { type GridCommands, gridKeys } from './grid-keys.ts'
import { addressOf } from './slots.ts'
import { useDrawnRows } from './use-drawn-rows.ts'
import { useNearRows } from './use-near-rows.ts'

export type DayGridProps = {
  grid: Grid
  nomes: NomesPostos
  problems: ReadonlyMap<string, ReadonlyMap<string, string>>
  cursor: Cursor
  commands: GridCommands
  printing: boolean
  /** the services of the house's others, to be seen and not changed */
  beside?: DaysBeside | undefined
}

/** The services as a grid by the ARIA pattern: one tab stop, keys for the rest. */
export function DayGrid({ grid, nomes, problems, cursor, commands, printing, beside }: DayGridProps) {
  const { days, keys, postos } = grid
  const list = useRef<HTMLTableElement>(null)
  const drawn = useDrawnRows(grid, printing ? days.length : 1 + keys.indexOf(cursor.head?.key ?? ''))
  const isNear = useNearRows(
    list,
    useMemo(() => keys.slice(0, drawn), [keys, drawn]),
    grid.lines.length,
  )
  const selected = useMemo(() => selectedByRow(grid, cursor), [grid, cursor])
  // the tab stop while nothing was visited yet
  const first = grid.lines[0] && postos[0] && { key: grid.lines[0].key, posto: postos[0], slot: 0 }
  const here = cursor.head && keys.includes(cursor.head.key) ? cursor : { ...cursor, head: first }

  return (
    <table
      ref={list}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that one moves through is a grid
      role="grid"
      className="day-table"
      aria-multiselectable="true"
      aria-label="Dias do relatório"
      style={{ '--postos': postos.length }}
      {...gridKeys(commands)}
    >
      <thead>
        <tr>
          <th scope="col" className="day-table__date">
            Data
          </th>
          {postos.map((posto) => (
            <th key={posto} scope="col">
              {nomes[posto]}
            </th>
          ))}
        </tr>
      </thead>
      {days.slice(0, drawn).map((day, index) => {
        const key = keys[index] ?? ''
        const active = here.head?.key === key
        return (
          <DayRow
            key={key}
            dayKey={key}
            day={day}
            postos={postos}
            nomes={nomes}
            problems={problems.get(key)}
            cursor={active || cursor.swap?.key === key ? here : undefined}
            selected={selected.get(key)}
            beside={day.date === undefined ? undefined : beside?.byDate.get(day.date)}
            besideName={besideName(beside?.reports[0]?.genero)}
            near={printing || active || isNear(key)}
          />
        )
      })}
    </table>
  )
}

/** The cells of the range by row; nothing while it is one cell. */
function selectedByRow(grid: Grid, { head, anchor }: Cursor): Map<string, Set<string>> {
  const rows = new Map<string, Set<string>>()
  if (!head || !anchor) return rows
  for (const place of cellsBetween(grid, anchor, head).flat()) {
    const row = rows.get(place.key) ?? new Set()
    rows.set(place.key, row.add(addressOf(place)))
  }
  return rows
}
