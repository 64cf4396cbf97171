import { Card } from '#src/components/card.tsx'
import { dayHint, spokenDate } from '#src/lib/day-hint.ts'
import { shownTime, upcomingFrom } from '#src/lib/service-time.ts'
import { CompanionList } from './companion-list.tsx'
import { ContatoLine } from './contato-line.tsx'
import { countPeople } from './count-people.ts'
import { GoogleAgenda } from './google-agenda.tsx'
import type { ShownCompromisso } from './remembered-compromissos.ts'
import { CannotServe } from './trocas/cannot-serve.tsx'

/** One of the later commitments. */
export function CompromissoCard({ compromisso, now }: { compromisso: ShownCompromisso; now: number }) {
  const { date, posto, cidade, igreja, companions, contato } = compromisso
  const hint = date === undefined ? '' : dayHint(date, now)
  return (
    <Card as="li" className="compromisso">
      <p className="compromisso__date">
        <strong>{date === undefined ? 'Data não disponível' : spokenDate(date, upcomingFrom(now))}</strong>
        {hint && <span className="day-hint">{hint}</span>}
      </p>
      <p className="compromisso__time">{date === undefined ? 'Hora não disponível' : shownTime(date)}</p>
      <p className="compromisso__posto">{posto}</p>
      <p className="compromisso__place">
        {igreja} <span>{cidade}</span>
      </p>
      {companions.length > 0 && (
        <details>
          <summary>Quem serve com você ({countPeople(companions)})</summary>
          <CompanionList companions={companions} />
        </details>
      )}
      <GoogleAgenda compromisso={compromisso} />
      <ContatoLine contato={contato} />
      <CannotServe compromisso={compromisso} />
    </Card>
  )
}
