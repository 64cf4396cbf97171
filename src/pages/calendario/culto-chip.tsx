import { shownTime } from '#src/lib/service-time.ts'
import { useCalendar } from './calendar-context.ts'
import type { CultoEvent } from './culto-event.ts'

/**
 * A service in the month, in place of the library's own box, which only a mouse can use. A cell of the table's row: the row may hold nothing
 * else, and its column says the weekday.
 */
export function CultoChip({ event }: { event: CultoEvent }) {
  const { spoken, onOpen } = useCalendar()
  const { service, rdj, voce } = event
  const time = shownTime(service.date)
  const said = [
    `Culto ${time}`,
    ...(rdj ? ['RDJ'] : []),
    ...(voce ? [`Você: ${voce}`] : []),
    spoken(service.date),
  ]
  return (
    // biome-ignore lint/a11y/useSemanticElements: the library's table is made of divs
    <div role="cell" className="culto-cell">
      <button
        type="button"
        className={voce ? 'culto-chip culto-chip--own' : 'culto-chip'}
        aria-haspopup="dialog"
        aria-label={said.join(', ')}
        onClick={() => onOpen(service.date)}
      >
        <span className="culto-chip__word">Culto </span>
        {/* spaces between what is seen, as in the label: so the one is a part of the other */}
        {time} {rdj && <span className="culto-chip__tag">RDJ</span>}{' '}
        {voce && <span className="culto-chip__tag culto-chip__you">Você</span>}
      </button>
    </div>
  )
}
