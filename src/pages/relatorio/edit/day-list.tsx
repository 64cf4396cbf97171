import { useMemo, useRef } from 'react'
import { useWindowRows } from '#src/components/use-window-rows.ts'
import type { NomesPostos, Posto, ReportDay } from '#src/domain/entities.ts'
import { useMediaQuery } from '#src/hooks/use-media-query.ts'
import { usePrinting } from '#src/hooks/use-printing.ts'
import type { ServiceClashes } from './clashes.ts'
import type { DayActions } from './day-actions.ts'
import { DayRow } from './day-row.tsx'
import { rowKeys } from './row-key.ts'
import { useKeepDayInView } from './use-keep-day-in-view.ts'
import { useShowDay } from './use-show-day.ts'

export type DayListProps = {
  days: readonly ReportDay[]
  postos: readonly Posto[]
  nomes: NomesPostos
  clashes: ReadonlyMap<number, ServiceClashes>
  editing: string | undefined
  /** the row key of a day to bring into view */
  wanted: string | undefined
  onShown: () => void
  actions: DayActions
}

/** The services, a row each; on narrow screens a card each. Of long reports only the rows in view are drawn, until it is printed. */
export function DayList(props: DayListProps) {
  const { days, postos, nomes, clashes, editing, wanted, onShown, actions } = props
  const wide = useMediaQuery('(min-width: 60em), print', true)
  const printing = usePrinting()
  const list = useRef<HTMLTableElement & HTMLUListElement>(null)
  const keys = useMemo(() => rowKeys(days), [days])
  const people = Math.max(1, ...postos.map((posto) => days[0]?.[posto]?.length ?? 0))
  const { indexes, before, after, measure, scrollTo } = useWindowRows(
    days.length,
    list,
    wide ? 70 + 48 * people : 120 + (60 + 48 * people) * postos.length,
  )
  useKeepDayInView(list, days)
  useShowDay(list, keys, wanted, scrollTo, onShown)
  const drawn = printing ? days.map((_, index) => index) : indexes

  const rows = drawn.map((index) => {
    const day = days[index]
    const rowKey = keys[index]
    if (!day || !rowKey) return null
    return (
      <DayRow
        key={rowKey}
        rowKey={rowKey}
        day={day}
        index={index}
        postos={postos}
        nomes={nomes}
        clashes={day.date === undefined ? undefined : clashes.get(day.date)}
        editing={editing?.startsWith(`${rowKey}/`) ? editing : undefined}
        actions={actions}
        measure={measure}
        card={!wide && !printing}
      />
    )
  })

  if (!wide && !printing) {
    return (
      <ul
        ref={list}
        className="day-cards"
        aria-label="Dias do relatório"
        style={{ paddingBlock: `${before}px ${after}px` }}
      >
        {rows}
      </ul>
    )
  }
  return (
    <table ref={list} className="day-table" aria-rowcount={days.length + 1}>
      <caption className="visually-hidden">Dias do relatório</caption>
      <thead>
        <tr aria-rowindex={1}>
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
      <Spacer height={printing ? 0 : before} />
      <tbody>{rows}</tbody>
      <Spacer height={printing ? 0 : after} />
    </table>
  )
}

/** Stands for the rows that are not drawn. */
function Spacer({ height }: { height: number }) {
  if (height <= 0) return null
  return (
    <tbody aria-hidden="true">
      <tr style={{ height }} />
    </tbody>
  )
}
