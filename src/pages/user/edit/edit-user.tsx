import { useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { notify } from '#src/components/notify.ts'
import { refusalText } from '#src/components/refusal-text.ts'
import { NO_GRANT, refusal } from '#src/domain/can.ts'
import type { Cargo, Cidade, User, UserFields } from '#src/domain/entities.ts'
import { paths } from '#src/paths.ts'
import { watchIgrejasByCidade } from '#src/repositories/igrejas.ts'
import { updateUser } from '#src/repositories/users.ts'
import { useActor } from '#src/session/use-actor.ts'
import { toUserDraft } from '../user-draft.ts'
import { UserForm } from '../user-form.tsx'
import { ResetPassword } from './reset-password.tsx'

type EditUserProps = { user: User; cidades: Cidade[]; cargos: Cargo[] }

/** The form of an existing user, and the reset of the password. */
export function EditUser({ user, cidades, cargos }: EditUserProps) {
  const actor = useActor()
  const navigate = useNavigate()
  const grant = cargos.find(({ id }) => id === user.cargo) ?? NO_GRANT
  const target = useMemo(() => ({ id: user.id, grant }), [user.id, grant])

  const cargoRefusal = useCallback(
    (cargo: Cargo) => {
      const reason = cargo.id === user.cargo ? undefined : refusal(actor, 'mudar_cargo', target, cargo)
      return reason && refusalText(reason)
    },
    [actor, user.cargo, target],
  )
  const locked = refusal(actor, 'mudar_cargo', target, NO_GRANT)
  const resetRefusal = refusal(actor, 'resetar_senha', target)

  async function save(fields: UserFields) {
    await updateUser(user.id, { ...fields, email: user.email })
    notify.success('Usuario atualizado com sucesso!')
    navigate(paths.users)
    return undefined
  }

  return (
    <>
      <UserForm
        initial={toUserDraft(user)}
        cidades={cidades}
        cargos={cargos}
        igrejasOf={watchIgrejasByCidade}
        cargoRefusal={cargoRefusal}
        cargoLocked={locked && (locked === 'self' ? 'Ninguém muda o próprio cargo.' : refusalText(locked))}
        usernameReadOnly
        submitLabel="Atualizar"
        busyLabel="Atualizando..."
        failed="Erro ao atualizar usuario."
        onSubmit={save}
      />
      <ResetPassword user={user} refused={resetRefusal && refusalText(resetRefusal)} />
    </>
  )
}
