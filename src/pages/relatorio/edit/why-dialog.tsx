import { Link } from 'react-router-dom'
import { Dialog } from '#src/components/dialog.tsx'
import type { NomesPostos, Report } from '#src/domain/entities.ts'
import { shortWhen } from '#src/lib/service-labels.ts'
import { shownDate } from '#src/lib/service-time.ts'
import { paths } from '#src/paths.ts'
import type { Slot } from './slots.ts'

export type WhyDialogProps = {
  slot: Slot
  /** what can be said of it */
  sentences: readonly string[]
  report: Report
  nomes: NomesPostos
  onClose: () => void
}

/** 'Por quê?': why this person stands here, or nobody does, as far as history tells. */
export function WhyDialog({ slot, sentences, report, nomes, onClose }: WhyDialogProps) {
  const { place, day, person } = slot
  const { date } = day
  return (
    <Dialog title={`Por quê? ${person.name || 'Vaga em branco'}`} onClose={onClose}>
      <p>
        <strong>
          {nomes[place.posto]}, {date === undefined ? 'dia sem data' : shortWhen(date)}
        </strong>
      </p>
      {sentences.length === 0 ? (
        <p>Deste dia não se sabe a data: não há o que comparar.</p>
      ) : (
        <ul className="why">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <p className="why__note">
        {report.geracao && `Esta escala foi gerada com o sorteio ${report.geracao.seed}. `}
        As contas são refeitas com o que se sabe hoje: uma ausência avisada ou uma troca depois de gerar muda
        o que se lê aqui.
      </p>
      {date !== undefined && (
        <p>
          <Link to={paths.relatorioHistorico(report.id, shownDate(date))}>Quem mudou este dia, e quando</Link>
        </p>
      )}
    </Dialog>
  )
}
