import { DeleteInUse } from '#src/components/delete-in-use.tsx'
import { errorText } from '#src/components/error-text.ts'
import { nameOptions } from '#src/components/name-options.ts'
import type { Move } from '#src/components/use-moves.ts'
import { type Actor, can } from '#src/domain/can.ts'
import type { Igreja } from '#src/domain/entities.ts'
import { fromServer } from '#src/lib/from-server.ts'
import { moveUser } from '#src/repositories/accounts.ts'
import { deleteIgreja } from '#src/repositories/change-igrejas.ts'
import { countReferences } from '#src/repositories/usage.ts'
import { watchUsersByIgreja } from '#src/repositories/users.ts'
import { useActor } from '#src/session/use-actor.ts'
import type { IgrejaRow } from './igreja-columns.tsx'

type DeleteIgrejaProps = { igreja: Igreja; rows: readonly IgrejaRow[]; onClose: () => void }

/** Asks before deleting a prayer house, says how many people and reports use it, and moves its people to another one first. */
export function DeleteIgreja({ igreja, rows, onClose }: DeleteIgrejaProps) {
  const actor = useActor()
  const others = rows.filter((row) => row.igreja.id !== igreja.id)
  return (
    <DeleteInUse
      title={`Excluir ${igreja.nome || 'N/A'}?`}
      what="Esta casa de oração"
      count={() => countIgrejaUse(igreja.id)}
      targets={nameOptions(
        others.map((row) => ({ id: row.igreja.id, nome: `${row.igreja.nome || 'N/A'} (${row.cidade})` })),
      )}
      movesTo={(to) => movesOf(igreja.id, others.find((row) => row.igreja.id === to)?.igreja, actor)}
      moveRefusal={
        can(actor, 'usuario_editar')
          ? undefined
          : 'Mudar as pessoas de casa é para quem pode editar usuários: seu cargo não tem esta permissão.'
      }
      stays="As pessoas levam consigo o cadastro, as ausências e os vínculos. Os relatórios já feitos não mudam de casa."
      deletion={{
        key: `Igreja/${igreja.id}`,
        nome: igreja.nome,
        remove: () => deleteIgreja(igreja.id),
        done: 'Igreja excluida com sucesso!',
        failed: (error) => errorText('Erro ao excluir igreja.', error),
      }}
      onClose={onClose}
    />
  )
}

/** A person's city is that of the house. */
async function movesOf(from: string, to: Igreja | undefined, actor: Actor): Promise<Move[]> {
  if (!to) return []
  const users = await fromServer(watchUsersByIgreja(from))
  return users.map((user) => ({
    name: user.name || 'N/A',
    refusal: user.id === actor.id ? 'ninguém muda a própria casa; peça a outra pessoa.' : undefined,
    move: () => moveUser(user, { igreja: to.id, cidade: to.cidade }),
  }))
}

async function countIgrejaUse(id: string) {
  const [users, reports] = await Promise.all([
    countReferences(['User', 'igreja'], id),
    countReferences(['Reports', 'igreja'], id),
  ])
  return [
    { count: users, one: 'usuário', many: 'usuários' },
    { count: reports, one: 'relatório', many: 'relatórios', stays: true },
  ]
}
