import { memo } from 'react'
import type { NomesPostos, Posto, ReportDay } from '#src/domain/entities.ts'
import { dayLabel } from '#src/lib/service-time.ts'
import { AddPerson } from './add-person.tsx'
import { besideNames } from './beside-people.ts'
import type { Cursor } from './cursor.ts'
import { DayHeading } from './day-heading.tsx'
import { lineCount } from './grid.ts'
import { SlotCell } from './slot-cell.tsx'
import { addressOf, samePlace } from './slots.ts'
import './day-beside.css'

export type DayRowProps = {
  dayKey: string
  day: ReportDay
  postos: readonly Posto[]
  nomes: NomesPostos
  /** what stands against the people in it, by address */
  problems: ReadonlyMap<string, string> | undefined
  /** when the active cell is in this service */
  cursor: Cursor | undefined
  /** the addresses of the range that lie in this service */
  selected: ReadonlySet<string> | undefined
  /** the same service of the house's others: 'Irmãs' */
  beside: ReportDay | undefined
  besideName: string
  /** false: far from what is on the screen, so that its names are drawn as text alone */
  near: boolean
}

/** One service: a line for each of its people. Drawn again only when it changes. */
export const DayRow = memo(function DayRow(props: DayRowProps) {
  const { dayKey, day, postos, nomes, beside, near } = props
  const lines = lineCount(day, postos)
  const className = dayClass(lines, beside !== undefined)
  if (!near) {
    return (
      <tbody data-row={dayKey} className={className}>
        <tr>
          <th scope="row">
            <DayHeading day={day} dayKey={dayKey} plain />
          </th>
          {postos.map((posto) => (
            <td key={posto} className="cell--plain">
              {Array.from({ length: lines }, (_, slot) => day[posto]?.[slot]?.name || ' ').join('\n')}
            </td>
          ))}
        </tr>
        <BesideLine {...props} />
      </tbody>
    )
  }
  return (
    <tbody data-row={dayKey} className={className}>
      {Array.from({ length: lines }, (_, slot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place and nothing else
        <tr key={slot}>
          {slot === 0 && (
            <th scope="row" rowSpan={lines} style={{ gridRow: `1 / span ${lines}` }}>
              <DayHeading day={day} dayKey={dayKey} quiet />
            </th>
          )}
          {postos.map((posto) => (
            <Cell key={posto} {...props} posto={posto} nome={nomes[posto]} slot={slot} lines={lines} />
          ))}
        </tr>
      ))}
      <BesideLine {...props} />
    </tbody>
  )
})

function dayClass(lines: number, beside: boolean): string | undefined {
  if (beside) return 'day--beside'
  return lines === 1 ? 'day--one' : undefined
}

/** The others of the same service, post by post: read, not changed. */
function BesideLine({ postos, beside, besideName }: DayRowProps) {
  if (!beside) return null
  return (
    <tr className="day-beside">
      <th scope="row">{besideName}</th>
      {postos.map((posto) => (
        <td key={posto}>{besideNames(beside, posto)}</td>
      ))}
    </tr>
  )
}

type CellProps = DayRowProps & { posto: Posto; nome: string; slot: number; lines: number }

/** A person's place, the way to add one below the last, or nothing. */
function Cell({ dayKey, day, posto, nome, slot, lines, problems, cursor, selected }: CellProps) {
  const place = { key: dayKey, posto, slot }
  const address = addressOf(place)
  const people = day[posto] ?? []
  const person = people[slot]
  const active = samePlace(cursor?.head, place)
  const focus = active ? (cursor?.focus ?? 0) : 0
  const swapping = cursor?.swap !== undefined && addressOf(cursor.swap) === address
  const label = dayLabel(day.date)
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the button in it takes the focus
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the grid around it
      role="gridcell"
      className={swapping ? 'cell cell--swapping' : 'cell'}
      aria-selected={selected ? selected.has(address) : active}
    >
      {person && (
        <SlotCell
          place={place}
          label={`${nome}, ${slot + 1}ª pessoa, ${label}`}
          person={person}
          problem={problems?.get(address)}
          editing={active ? cursor?.editing : undefined}
          active={active}
          focus={focus}
        />
      )}
      {slot >= people.length && (
        <AddPerson
          dayKey={dayKey}
          posto={posto}
          label={`${nome}, ${slot > people.length ? `linha ${slot + 1}, ` : ''}${label}`}
          cell={{ place, active, focus }}
        />
      )}
      {slot === lines - 1 && person && (
        <AddPerson dayKey={dayKey} posto={posto} label={`${nome}, ${label}`} small />
      )}
    </td>
  )
}
