import { useMemo } from 'react'
import { ConfirmDialog } from '#src/components/confirm-dialog.tsx'
import { DataState } from '#src/components/data-state.tsx'
import { deleteSoon } from '#src/components/delete-soon.ts'
import { Dialog } from '#src/components/dialog.tsx'
import { errorText } from '#src/components/error-text.ts'
import type { User } from '#src/domain/entities.ts'
import type { Listado } from '#src/domain/listado.ts'
import { useSubscription } from '#src/hooks/use-subscription.ts'
import { deleteUser } from '#src/repositories/accounts.ts'
import { watchUser } from '#src/repositories/users.ts'

type DeleteUserProps = { person: Listado; onClose: () => void }

/** Reads the profile, then asks before deleting it. */
export function DeleteUser({ person: { id, name }, onClose }: DeleteUserProps) {
  const [profile, retry] = useSubscription(useMemo(() => watchUser(id), [id]))
  if (profile.state === 'ready' && profile.data) return <Confirm user={profile.data} onClose={onClose} />
  return (
    <Dialog title={`Excluir ${name}?`} onClose={onClose}>
      <DataState
        subscription={profile}
        loading="Carregando o cadastro..."
        failed="Erro ao carregar os dados do usuario."
        onRetry={retry}
      >
        {() => <p>Usuario nao encontrado.</p>}
      </DataState>
    </Dialog>
  )
}

/** Says what goes and what stays. */
function Confirm({ user, onClose }: { user: User; onClose: () => void }) {
  return (
    <ConfirmDialog
      title={`Excluir ${user.name}?`}
      body={
        <p>
          O cadastro de {user.name} ({user.email}) será apagado e a pessoa não poderá mais entrar no sistema.
          Os relatórios já gerados continuam com o nome dela.
        </p>
      }
      confirmLabel="Excluir"
      busyLabel="Excluindo..."
      danger
      onConfirm={() =>
        deleteSoon({
          key: `User/${user.id}`,
          nome: user.name,
          remove: async () => {
            await deleteUser(user)
          },
          done: 'Usuario excluido com sucesso!',
          failed,
        })
      }
      failed={failed}
      onClose={onClose}
    />
  )
}

const failed = (error: unknown) => errorText('Erro ao excluir usuario.', error)
