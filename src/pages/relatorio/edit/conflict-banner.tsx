import { Button } from '#src/components/button.tsx'
import type { Intervening } from '#src/domain/data-error.ts'
import { formatInstantLong } from '#src/lib/instant-format.ts'
import { dayLabel } from './day-label.ts'

export type ConflictBannerProps = {
  intervening: Intervening | undefined
  /** the days (stored ms) that the other person changed */
  changed: readonly (number | undefined)[]
  onTakeTheirs: () => void
  onKeepMine: () => void
}

/** How many days are named; the others are counted. */
const NAMED = 5

/** Somebody else saved while one was editing: says who, when and what, and leaves the choice. */
export function ConflictBanner({ intervening, changed, onTakeTheirs, onKeepMine }: ConflictBannerProps) {
  const who = intervening?.nameUser || 'Outra pessoa'
  const when = intervening?.timestamp ? ` (${formatInstantLong(intervening.timestamp)})` : ''
  return (
    <div className="conflict" role="alert">
      <p>
        <strong>{who}</strong> salvou este relatório enquanto você editava{when}. Suas alterações continuam
        aqui, ainda não salvas.
      </p>
      {changed.length > 0 && (
        <>
          <p>{changed.length === 1 ? 'Mudou 1 dia:' : `Mudaram ${changed.length} dias:`}</p>
          <ul>
            {changed.slice(0, NAMED).map((date) => (
              <li key={date}>{dayLabel(date)}</li>
            ))}
            {changed.length > NAMED && <li>e mais {changed.length - NAMED}</li>}
          </ul>
        </>
      )}
      <div className="row no-print">
        <Button variant="edit" onClick={onTakeTheirs}>
          Ver a versão de {who}
        </Button>
        <Button variant="danger" onClick={onKeepMine}>
          Salvar a minha por cima
        </Button>
      </div>
      <p className="no-print">Depois de ver a outra versão, “Desfazer” traz as suas alterações de volta.</p>
    </div>
  )
}
