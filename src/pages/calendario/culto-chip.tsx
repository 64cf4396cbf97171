import type { ReactNode } from 'react'
import { formatLongDate, shownTime } from '#src/lib/service-time.ts'
import { useCalendar } from './calendar-context.ts'
import type { CultoEvent } from './culto-event.ts'

/**
 * A service in the month, in place of the library's own box, which only a mouse can use. A cell of the table's row: the row may hold nothing
 * else, and its column says the weekday.
 */
export function CultoChip({ event }: { event: CultoEvent }) {
  const { onOpen } = useCalendar()
  const { service, rdj, voce } = event
  const time = shownTime(service.date)
  return (
    // biome-ignore lint/a11y/useSemanticElements: the library's table is made of divs
    <div role="cell" className="culto-cell">
      <button
        type="button"
        className={voce ? 'culto-chip culto-chip--own' : 'culto-chip'}
        aria-haspopup="dialog"
        onClick={() => onOpen(service.date)}
      >
        <span className="culto-chip__word">Culto </span>
        {time}
        <Said>, </Said>
        {rdj && (
          <>
            <span className="culto-chip__tag">RDJ</span>
            <Said>, </Said>
          </>
        )}
        {voce && (
          <>
            <span className="culto-chip__tag culto-chip__you">Você</span>
            <Said>: {voce}, </Said>
          </>
        )}
        <Said>{formatLongDate(service.date)}</Said>
      </button>
    </div>
  )
}

/** Only for screen readers: the visible text stays a part of the button's name. */
function Said({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>
}
