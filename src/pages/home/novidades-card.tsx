import { Button } from '#src/components/button.tsx'
import { shortDay } from '#src/lib/service-labels.ts'
import { shownTime } from '#src/lib/service-time.ts'
import './novidades-card.css'
import type { Novidades, TurnoVisto } from './turnos-vistos.ts'

/** A line a turn: 'Saiu: dom 12/10 Átrio, 18:30'. */
export function NovidadesCard({ saiu, novo, onSeen }: Novidades & { onSeen: () => void }) {
  return (
    <section className="novidades no-print" aria-label="O que mudou para você">
      <ul className="novidades__list">
        {saiu.map((turno) => (
          <li key={turno.turno}>
            <strong>Saiu:</strong> {lineOf(turno)}
          </li>
        ))}
        {novo.map((turno) => (
          <li key={turno.turno}>
            <strong>Novo:</strong> {lineOf(turno)}
          </li>
        ))}
      </ul>
      <Button onClick={onSeen}>Entendi</Button>
    </section>
  )
}

function lineOf({ date, posto }: TurnoVisto): string {
  return `${shortDay(date)} ${posto}, ${shownTime(date)}`
}
