import { useState } from 'react'
import { Button } from '#src/components/button.tsx'
import { Card } from '#src/components/card.tsx'
import { FormError } from '#src/components/form-error.tsx'
import { useAction } from '#src/components/use-action.ts'
import type { NomesPostos, User } from '#src/domain/entities.ts'
import type { Troca } from '#src/domain/troca.ts'
import { acceptTroca } from '#src/repositories/accept-troca.ts'
import { refuseTroca } from '#src/repositories/change-trocas.ts'
import { trocaProblem, turnoText } from './troca-text.ts'

type AskedCardProps = {
  troca: Troca
  onAnswer: () => void
  me: Pick<User, 'id' | 'email' | 'name'>
  nomes: NomesPostos
  casa: string
}

/** Somebody asks: what, when, where, and the two answers. */
export function AskedCard({ troca, onAnswer, me, nomes, casa }: AskedCardProps) {
  const { busy, problem, run } = useAction(trocaProblem)
  const [told, setTold] = useState('')
  const accept = () => {
    onAnswer()
    return run('aceitar', 'Erro ao aceitar o pedido.', async () => {
      const became = await acceptTroca(troca.id, me)
      setTold(
        became === 'aceita'
          ? 'Pronto: você está na escala.'
          : 'Combinado. Falta a aprovação de quem cuida da escala.',
      )
    })
  }
  return (
    <Card as="li" className="troca">
      <p>
        <strong>{troca.nomeDe}</strong>{' '}
        {troca.para === ''
          ? 'não poderá servir e pede a alguém da equipe:'
          : 'não poderá servir e pede a você:'}
      </p>
      <p className="troca__when">
        {turnoText(troca, nomes)} <span>{casa}</span>
      </p>
      {troca.devolve && <p>Em troca, serve no seu lugar: {turnoText(troca.devolve, nomes)}.</p>}
      <FormError>{problem}</FormError>
      <div role="status">{told && <p>{told}</p>}</div>
      {!told && (
        <div className="troca__actions">
          <Button variant="primary" busy={busy === 'aceitar'} busyLabel="Aceitando..." onClick={accept}>
            {troca.devolve ? 'Aceitar a troca' : 'Aceitar'}
          </Button>
          {troca.para !== '' && (
            <Button
              busy={busy === 'recusar'}
              busyLabel="Respondendo..."
              onClick={() => {
                onAnswer()
                return run('recusar', 'Erro ao responder ao pedido.', async () => {
                  await refuseTroca(troca)
                  setTold('Respondido. Obrigado por avisar.')
                })
              }}
            >
              Não posso
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}
