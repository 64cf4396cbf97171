import { DeleteInUse } from '#src/components/delete-in-use.tsx'
import { errorText } from '#src/components/error-text.ts'
import { nameOptions } from '#src/components/name-options.ts'
import { refusalText } from '#src/components/refusal-text.ts'
import type { Move } from '#src/components/use-moves.ts'
import { type Actor, can, refusal } from '#src/domain/can.ts'
import type { Cargo } from '#src/domain/entities.ts'
import { useSubscription } from '#src/hooks/use-subscription.ts'
import { fromServer } from '#src/lib/from-server.ts'
import { moveUser } from '#src/repositories/accounts.ts'
import { watchCargos } from '#src/repositories/cargos.ts'
import { deleteCargo } from '#src/repositories/change-cargos.ts'
import { countReferences } from '#src/repositories/usage.ts'
import { watchUsersByCargo } from '#src/repositories/users-by-place.ts'
import { useActor } from '#src/session/use-actor.ts'

type DeleteCargoProps = { cargo: Cargo; onClose: () => void }

/** Asks before deleting a position, says how many people hold it, and gives them another one first. */
export function DeleteCargo({ cargo, onClose }: DeleteCargoProps) {
  const actor = useActor()
  const [cargos] = useSubscription(watchCargos)
  const somebody = { id: '', grant: cargo }
  const others =
    cargos.state === 'ready'
      ? cargos.data.filter((to) => to.id !== cargo.id && can(actor, 'mudar_cargo', somebody, to))
      : []
  return (
    <DeleteInUse
      title={`Excluir ${cargo.nome || 'N/A'}?`}
      what="Este cargo"
      count={() => countCargoUse(cargo.id)}
      targets={nameOptions(others)}
      movesTo={(to) => movesOf(cargo, to, cargos.state === 'ready' ? cargos.data : [], actor)}
      moveRefusal={
        can(actor, 'usuario_editar')
          ? undefined
          : 'Dar outro cargo às pessoas é para quem pode editar usuários: seu cargo não tem esta permissão.'
      }
      stays="Os relatórios já feitos não mudam de cargo."
      deletion={{
        key: `Cargo/${cargo.id}`,
        nome: cargo.nome,
        remove: () => deleteCargo(cargo.id),
        done: 'Cargo excluido com sucesso!',
        failed: (error) => errorText('Erro ao excluir cargo.', error),
      }}
      onClose={onClose}
    />
  )
}

async function movesOf(from: Cargo, to: string, cargos: readonly Cargo[], actor: Actor): Promise<Move[]> {
  const target = cargos.find(({ id }) => id === to)
  const users = await fromServer(watchUsersByCargo(from.id))
  return users.map((user) => {
    const refused = target && refusal(actor, 'mudar_cargo', { id: user.id, grant: from }, target)
    return {
      name: user.name || 'N/A',
      refusal: refused && refusalText(refused),
      move: () => moveUser(user, { cargo: to }),
    }
  })
}

async function countCargoUse(id: string) {
  const [users, reports] = await Promise.all([
    countReferences(['User', 'cargo'], id),
    countReferences(['Reports', 'cargo'], id),
  ])
  return [
    { count: users, one: 'usuário', many: 'usuários' },
    { count: reports, one: 'relatório', many: 'relatórios', stays: true },
  ]
}
