import { memo } from 'react'
import { Icon } from '#src/components/icons.tsx'
import type { NomesPostos, Posto, ReportDay } from '#src/domain/entities.ts'
import { DIAS } from '#src/domain/entities.ts'
import { formatShortDate, shownTime, shownWeekday } from '#src/lib/service-time.ts'
import type { ServiceClashes } from './clashes.ts'
import type { DayActions } from './day-actions.ts'
import { dayLabel } from './day-label.ts'
import { PostPeople } from './post-people.tsx'

export type DayRowProps = {
  rowKey: string
  day: ReportDay
  index: number
  postos: readonly Posto[]
  nomes: NomesPostos
  clashes: ServiceClashes | undefined
  editing: string | undefined
  actions: DayActions
  measure: ((row: Element | null) => void) | undefined
  /** a card for a narrow screen instead of a table's row */
  card: boolean
}

/** One service. Drawn again only when it changes: every other prop keeps its identity through an edit of another day. */
export const DayRow = memo(function DayRow(props: DayRowProps) {
  const { rowKey, index, postos, nomes, measure, card } = props
  const attributes = { ref: measure, 'data-index': index, 'data-row': rowKey }
  if (card) {
    return (
      <li {...attributes} className="day-card">
        <DayHeading {...props} />
        {postos.map((posto) => (
          // a group and not a section: forty days of landmarks would drown the page's own
          <fieldset key={posto} className="day-card__posto">
            <legend className="day-card__post">{nomes[posto]}</legend>
            <PostPeople {...props} posto={posto} nome={nomes[posto]} />
          </fieldset>
        ))}
      </li>
    )
  }
  return (
    <tr {...attributes} aria-rowindex={index + 2}>
      <th scope="row">
        <DayHeading {...props} />
      </th>
      {postos.map((posto) => (
        <td key={posto}>
          <PostPeople {...props} posto={posto} nome={nomes[posto]} />
        </td>
      ))}
    </tr>
  )
})

function DayHeading({ day, actions }: Pick<DayRowProps, 'day' | 'actions'>) {
  const { date } = day
  return (
    <div className="day-heading">
      {date === undefined ? (
        <span>Data não disponível</span>
      ) : (
        <span>
          <span className="day-heading__weekday">{WEEKDAYS[shownWeekday(date)]}</span>
          {formatShortDate(date)} <strong>{shownTime(date)}</strong>
        </span>
      )}
      <button
        type="button"
        className="day-heading__delete no-print"
        aria-label={`Excluir dia: ${dayLabel(date)}`}
        onClick={() => actions.deleteDay(day)}
      >
        <Icon name="trash" size={20} />
      </button>
    </div>
  )
}

/** As people write the weekdays that the database spells without accents. */
const WEEKDAYS = DIAS.map((dia) => dia.replace('Terca', 'Terça').replace('Sabado', 'Sábado'))
