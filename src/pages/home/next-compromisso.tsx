import { Card } from '#src/components/card.tsx'
import { dayHint, spokenDate } from '#src/lib/day-hint.ts'
import { shownTime, upcomingFrom } from '#src/lib/service-time.ts'
import { ContatoLine } from './contato-line.tsx'
import { GoogleAgenda } from './google-agenda.tsx'
import { NextCompanions } from './next-companions.tsx'
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
        <span className="next__date">{spokenDate(date, upcomingFrom(now))}</span>{' '}
        <span className="next__time">{shownTime(date)}</span>
      </h2>
      <p className="next__posto">{posto}</p>
      <p className="next__place">
        {igreja} <span className="next__cidade">{cidade}</span>
      </p>
      <NextCompanions posto={posto} companions={companions} />
      <GoogleAgenda compromisso={compromisso} />
      <ContatoLine contato={contato} />
      <CannotServe compromisso={compromisso} />
    </Card>
  )
}
