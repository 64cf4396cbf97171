import { formatLongDate, shownTime } from '#src/lib/service-time.ts'

/** 'Culto 19:30': opens who serves there. */
export function CultoChip({ date, onOpen }: { date: number; onOpen: (date: number) => void }) {
  const text = `Culto ${shownTime(date)}`
  return (
    <button
      type="button"
      className="culto-chip"
      aria-haspopup="dialog"
      aria-label={`${text}, ${formatLongDate(date)}`}
      onClick={() => onOpen(date)}
    >
      {text}
    </button>
  )
}
