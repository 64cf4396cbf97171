import { Button } from '#src/components/button.tsx'
import { Card } from '#src/components/card.tsx'
import { FormError } from '#src/components/form-error.tsx'
import { useAction } from '#src/components/use-action.ts'
import type { NomesPostos } from '#src/domain/entities.ts'
import type { Troca } from '#src/domain/troca.ts'
import { withdrawTroca } from '#src/repositories/change-trocas.ts'
import { stateText, trocaProblem, turnoText } from './troca-text.ts'

type OwnRequestProps = { troca: Troca; nomes: NomesPostos; nomePara: string }

/** What became of a request of one's own; withdrawn with one tap while nothing has happened. */
export function OwnRequest({ troca, nomes, nomePara }: OwnRequestProps) {
  const { busy, problem, run } = useAction(trocaProblem)
  const open = ['pedida', 'combinada', 'avisada'].includes(troca.estado)
  return (
    <Card as="li" className="troca">
      <p className="troca__when">{turnoText(troca, nomes)}</p>
      <p>{stateText(troca, nomePara || 'A pessoa')}</p>
      {troca.devolve && <p>Em troca, você serve em: {turnoText(troca.devolve, nomes)}.</p>}
      <FormError>{problem}</FormError>
      {open && (
        <div className="troca__actions">
          <Button
            busy={busy === 'desistir'}
            busyLabel="Desistindo..."
            onClick={() => run('desistir', 'Erro ao desistir do pedido.', () => withdrawTroca(troca))}
          >
            {troca.estado === 'avisada' ? 'Poderei, sim' : 'Desistir do pedido'}
          </Button>
        </div>
      )}
    </Card>
  )
}
