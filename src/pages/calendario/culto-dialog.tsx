import { Dialog } from '#src/components/dialog.tsx'
import type { NomesPostos, Posto } from '#src/domain/entities.ts'
import { formatLongDate, shownTime } from '#src/lib/service-time.ts'
import type { CalendarService } from '#src/roster/calendar-services.ts'

/** The order in which the specification lists them here. */
const ORDER: Posto[] = ['atriu', 'corredor', 'som', 'banheiro', 'estacionamento']

type CultoDialogProps = { service: CalendarService; nomes: NomesPostos; onClose: () => void }

/** Who serves where in one service. */
export function CultoDialog({ service: { date, postos }, nomes, onClose }: CultoDialogProps) {
  return (
    <Dialog title="Detalhes do Culto" onClose={onClose}>
      <p className="culto__when">
        <span>{formatLongDate(date)}</span> <strong>{shownTime(date)}</strong>
      </p>
      {ORDER.map((posto) => (
        <section key={posto} className="culto__posto" aria-labelledby={`posto-${posto}`}>
          <h3 id={`posto-${posto}`}>{nomes[posto]}</h3>
          <div className="culto__people">
            <Names title="Irmãs" names={postos[posto].irmas} />
            <Names title="Irmãos" names={postos[posto].irmaos} />
          </div>
        </section>
      ))}
    </Dialog>
  )
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  return (
    <div>
      <h4>{title}</h4>
      {names.length === 0 ? (
        <p className="culto__nobody">Ninguém escalado</p>
      ) : (
        <ul>
          {names.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name
            <li key={index}>{name || 'N/A'}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
