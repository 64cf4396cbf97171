import { Dialog } from '#src/components/dialog.tsx'
import type { NomesPostos, Posto } from '#src/domain/entities.ts'
import { spokenDate } from '#src/lib/day-hint.ts'
import { shownTime, upcomingFrom } from '#src/lib/service-time.ts'
import { type CalendarService, type Escalado, postosDe } from '#src/roster/calendar-services.ts'

/** The order in which the specification lists them here. */
const ORDER: Posto[] = ['atriu', 'corredor', 'som', 'banheiro', 'estacionamento']

type CultoDialogProps = {
  service: CalendarService
  rdj: boolean
  nomes: NomesPostos
  /** whose own name is marked, and whose post comes first */
  userId: string
  now: number
  onClose: () => void
}

/** Who serves where in one service. */
export function CultoDialog({ service, rdj, nomes, userId, now, onClose }: CultoDialogProps) {
  const { date, postos } = service
  const own = postosDe(service, userId)
  return (
    <Dialog title="Detalhes do Culto" onClose={onClose}>
      <p className="culto__when">
        <span>{spokenDate(date, upcomingFrom(now))}</span> <strong>{shownTime(date)}</strong>
        {rdj && <span className="culto__kind">Reunião de Jovens e Menores (RDJ)</span>}
      </p>
      {[...own, ...ORDER.filter((posto) => !own.includes(posto))].map((posto) => (
        <section key={posto} className="culto__posto" aria-labelledby={`posto-${posto}`}>
          <h3 id={`posto-${posto}`}>{nomes[posto]}</h3>
          <div className="culto__people">
            <Names title="Irmãs" people={postos[posto].irmas} userId={userId} />
            <Names title="Irmãos" people={postos[posto].irmaos} userId={userId} />
          </div>
        </section>
      ))}
    </Dialog>
  )
}

type NamesProps = { title: string; people: readonly Escalado[]; userId: string }

function Names({ title, people, userId }: NamesProps) {
  return (
    <div>
      <h4>{title}</h4>
      {people.length === 0 ? (
        <p className="culto__nobody">Ninguém escalado</p>
      ) : (
        <ul>
          {people.map(({ id, name }) => (
            <li key={id} className={id === userId ? 'culto__you' : undefined}>
              {name || 'N/A'}
              {id === userId && <strong> (você)</strong>}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
