import { Card } from '#src/components/card.tsx'
import { dayHint } from '#src/lib/day-hint.ts'
import { formatLongDate, shownTime } from '#src/lib/service-time.ts'
import { CompanionList } from './companion-list.tsx'
import { ContatoLine } from './contato-line.tsx'
import { GoogleAgenda } from './google-agenda.tsx'
import type { ShownCompromisso } from './remembered-compromissos.ts'
import { CannotServe } from './trocas/cannot-serve.tsx'

/** The next commitment: what somebody looks for in the church yard. */
export function NextCompromisso({ compromisso, now }: { compromisso: ShownCompromisso; now: number }) {
  const { date = 0, posto, cidade, igreja, companions, contato } = compromisso
  const hint = dayHint(date, now)
  return (
    <Card as="section" className="next">
      <p className="next__lead">Próximo compromisso{hint && <strong className="day-hint">{hint}</strong>}</p>
      <h2 className="next__when">
        <span className="next__date">{formatLongDate(date)}</span>{' '}
        <span className="next__time">{shownTime(date)}</span>
      </h2>
      <p className="next__posto">{posto}</p>
      <p className="next__place">
        {igreja} <span className="next__cidade">{cidade}</span>
      </p>
      <h3 className="next__companions">Quem serve com você</h3>
      {companions.length > 0 ? (
        <CompanionList companions={companions} />
      ) : (
        <p>Ninguém mais neste relatório.</p>
      )}
      <GoogleAgenda compromisso={compromisso} />
      <ContatoLine contato={contato} />
      <CannotServe compromisso={compromisso} />
    </Card>
  )
}
