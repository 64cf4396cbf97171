import type { ReactNode } from 'react'
import { Button } from '#src/components/button.tsx'
import type { Posto, ReportDay } from '#src/domain/entities.ts'
import { dayAndMonth, shortWhen } from '#src/lib/service-labels.ts'

/** How many of the days, sorted, are before today (stored ms): none when all are, since then there is nothing else to see. */
export function pastCount(days: readonly ReportDay[], today: number): number {
  const coming = days.findIndex(({ date }) => date === undefined || date >= today)
  return Math.max(0, coming)
}

/** Something shown beside the services, which one turns on and off. */
export type EditorView = { label: string; on: boolean; onTurn: () => void }

export type PastDaysProps = {
  days: readonly ReportDay[]
  postos: readonly Posto[]
  /** how many are folded now */
  folded: number
  past: number
  open: boolean
  onOpen: (open: boolean) => void
  /** '24 dias, 3 vagas em branco, 2 avisos.' */
  summary: string
  /** none on a phone: its menu has them */
  views: readonly EditorView[]
  /** that something is not saved, where the tools have no room for it */
  note: ReactNode
}

/** What is left to look at, and what stands for the folded past days. Their names stay in the page for the browser's search, which opens them when it finds one. */
export function PastDays({ days, postos, folded, past, open, onOpen, summary, views, note }: PastDaysProps) {
  const [first, last] = [days[0]?.date, days[past - 1]?.date]
  const range =
    first !== undefined && last !== undefined ? ` (${dayAndMonth(first)} a ${dayAndMonth(last)})` : ''
  const count = past === 1 ? '1 dia passado' : `${past} dias passados`
  return (
    <div className="past-days no-print">
      {past > 0 && (
        <Button variant="ghost" aria-expanded={open} onClick={() => onOpen(!open)}>
          {open ? 'Recolher' : 'Mostrar'} {count}
          <span className="past-days__range">{range}</span>
        </Button>
      )}
      <div className="past-days__views">
        {views.map(({ label, on, onTurn }) => (
          <Button key={label} aria-pressed={on} onClick={onTurn}>
            {label}
          </Button>
        ))}
      </div>
      <p role="status">
        {note} {summary}
      </p>
      {folded > 0 && (
        <div
          ref={(element) => {
            if (!element) return
            // React knows no 'until-found'
            element.setAttribute('hidden', 'until-found')
            const found = () => onOpen(true)
            element.addEventListener('beforematch', found)
            return () => element.removeEventListener('beforematch', found)
          }}
        >
          {days.slice(0, folded).map((day) => (
            <p key={`${day.date}`}>{dayText(day, postos)}</p>
          ))}
        </div>
      )}
    </div>
  )
}

function dayText(day: ReportDay, postos: readonly Posto[]): string {
  const names = postos.flatMap((posto) => (day[posto] ?? []).map(({ name }) => name)).filter(Boolean)
  const when = day.date === undefined ? '' : `${shortWhen(day.date)}: `
  return `${when}${names.join(', ')}`
}
