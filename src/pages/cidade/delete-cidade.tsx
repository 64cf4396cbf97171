import { DeleteInUse } from '#src/components/delete-in-use.tsx'
import { errorText } from '#src/components/error-text.ts'
import { nameOptions } from '#src/components/name-options.ts'
import type { Move } from '#src/components/use-moves.ts'
import { type Actor, can } from '#src/domain/can.ts'
import type { Cidade } from '#src/domain/entities.ts'
import { useSubscription } from '#src/hooks/use-subscription.ts'
import { fromServer } from '#src/lib/from-server.ts'
import { moveUser } from '#src/repositories/accounts.ts'
import { deleteCidade } from '#src/repositories/change-cidades.ts'
import { moveIgreja } from '#src/repositories/change-igrejas.ts'
import { watchCidades } from '#src/repositories/cidades.ts'
import { watchIgrejasByCidade } from '#src/repositories/igrejas.ts'
import { countReferences } from '#src/repositories/usage.ts'
import { watchUsersByCidade } from '#src/repositories/users-by-place.ts'
import { useActor } from '#src/session/use-actor.ts'

type DeleteCidadeProps = { cidade: Cidade; onClose: () => void }

/** Asks before deleting a city, says how much of the network uses it, and moves that to another city first. */
export function DeleteCidade({ cidade, onClose }: DeleteCidadeProps) {
  const actor = useActor()
  const [cidades] = useSubscription(watchCidades)
  const others = cidades.state === 'ready' ? cidades.data.filter(({ id }) => id !== cidade.id) : []
  return (
    <DeleteInUse
      title={`Excluir ${cidade.nome}?`}
      what="Esta cidade"
      count={() => countCidadeUse(cidade.id)}
      targets={nameOptions(others)}
      movesTo={(to) => movesOf(cidade.id, to, actor)}
      moveRefusal={
        can(actor, 'igreja_editar') && can(actor, 'usuario_editar')
          ? undefined
          : 'Mover para outra cidade é para quem pode editar casas de oração e usuários: seu cargo não tem as duas permissões.'
      }
      stays="Os relatórios já feitos guardam a cidade em que foram feitos: não mudam, e o calendário não os mostra na outra cidade."
      deletion={{
        key: `Cidade/${cidade.id}`,
        nome: cidade.nome,
        remove: () => deleteCidade(cidade.id),
        done: 'Cidade excluida com sucesso!',
        failed: (error) => errorText('Erro ao excluir cidade.', error),
      }}
      onClose={onClose}
    />
  )
}

/** The houses first: a person's house must be in the person's city. */
async function movesOf(from: string, to: string, actor: Actor): Promise<Move[]> {
  const [igrejas, users] = await Promise.all([
    fromServer(watchIgrejasByCidade(from)),
    fromServer(watchUsersByCidade(from)),
  ])
  return [
    ...igrejas.map(({ id, nome }) => ({ name: nome || 'N/A', move: () => moveIgreja(id, to) })),
    ...users.map((user) => ({
      name: user.name || 'N/A',
      refusal: user.id === actor.id ? 'ninguém muda a própria cidade; peça a outra pessoa.' : undefined,
      move: () => moveUser(user, { cidade: to }),
    })),
  ]
}

async function countCidadeUse(id: string) {
  const [igrejas, users, reports] = await Promise.all([
    countReferences(['Igreja', 'cidade'], id),
    countReferences(['User', 'cidade'], id),
    countReferences(['Reports', 'cidade'], id),
  ])
  return [
    { count: igrejas, one: 'casa de oração', many: 'casas de oração' },
    { count: users, one: 'usuário', many: 'usuários' },
    { count: reports, one: 'relatório', many: 'relatórios', stays: true },
  ]
}
