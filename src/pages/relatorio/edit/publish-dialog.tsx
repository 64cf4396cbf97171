import { useState } from 'react'
import { Button } from '#src/components/button.tsx'
import { Dialog } from '#src/components/dialog.tsx'
import type { NomesPostos } from '#src/domain/entities.ts'
import { shortWhen } from '#src/lib/service-labels.ts'
import type { Problem } from '#src/roster/check-days.ts'
import { hardProblemsText } from '#src/roster/check-report.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { addressOf, type SlotPlace } from './slots.ts'

export type PublishDialogProps = {
  problems: readonly Problem[]
  nomes: NomesPostos
  dirty: boolean
  onGo: (place: SlotPlace) => void
  /** `motivo`: given when there are hard problems */
  onActivate: (motivo?: string) => void
  onClose: () => void
}

/** How many problems are named; the others are counted. */
const NAMED = 40

/** What stands against publishing a report, each with the way to it. Hard problems ask for a reason. */
export function PublishDialog({ problems, nomes, dirty, onGo, onActivate, onClose }: PublishDialogProps) {
  const [giving, setGiving] = useState(false)
  const hard = problems.filter(({ kind }) => kind !== 'aviso')
  const warnings = problems.length - hard.length
  const title = 'Antes de ativar'

  if (giving) {
    return (
      <ReasonDialog
        title="Ativar mesmo assim?"
        body={<p>{hardProblemsText(hard)} Diga por que o relatório é publicado assim.</p>}
        confirmLabel="Ativar mesmo assim"
        onConfirm={onActivate}
        onClose={onClose}
      />
    )
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      closeLabel="Cancelar"
      wide
      actions={
        hard.length > 0 ? (
          <Button variant="danger" onClick={() => setGiving(true)}>
            {dirty ? 'Salvar e ativar mesmo assim' : 'Ativar mesmo assim'}
          </Button>
        ) : (
          <Button variant="edit" onClick={() => onActivate()}>
            {dirty ? 'Salvar e ativar' : 'Ativar'}
          </Button>
        )
      }
    >
      {dirty && (
        <p>Há alterações não salvas: elas são salvas antes, para que todos vejam o que está na tela.</p>
      )}
      {hard.length > 0 && (
        <>
          <p>{hardProblemsText(hard)}</p>
          <ul className="publish-problems">
            {hard.slice(0, NAMED).map((problem) => (
              <li key={addressOf(problem.place)}>
                <span>{problemText(problem, nomes)}</span>
                <Button aria-label={`Ir: ${problemText(problem, nomes)}`} onClick={() => onGo(problem.place)}>
                  Ir
                </Button>
              </li>
            ))}
          </ul>
          {hard.length > NAMED && <p>e mais {hard.length - NAMED}</p>}
        </>
      )}
      {warnings > 0 && (
        <p>
          {warnings === 1 ? '1 aviso não impede' : `${warnings} avisos não impedem`} de ativar: “Próximo
          aviso” leva a cada um.
        </p>
      )}
    </Dialog>
  )
}

function problemText({ kind, date, place, person, frase }: Problem, nomes: NomesPostos): string {
  const where = `${date === undefined ? 'dia sem data' : shortWhen(date)}, ${nomes[place.posto]}`
  return kind === 'vaga' ? `${where}: em branco` : `${where}: ${person.name || 'N/A'} ${frase}`
}
