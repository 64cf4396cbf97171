import { ConfirmDialog } from '#src/components/confirm-dialog.tsx'
import { errorText } from '#src/components/error-text.ts'
import { notify } from '#src/components/notify.ts'
import type { User } from '#src/domain/entities.ts'
import { deleteUser } from '#src/repositories/users.ts'

/** Asks before deleting a user and says what goes and what stays. */
export function DeleteUser({ user, onClose }: { user: User; onClose: () => void }) {
  return (
    <ConfirmDialog
      title={`Excluir ${user.name}?`}
      body={
        <>
          <p>Esta ação não pode ser desfeita.</p>
          <p>
            O cadastro de {user.name} ({user.email}) será apagado e a pessoa não poderá mais entrar no
            sistema. Os relatórios já gerados continuam com o nome dela.
          </p>
        </>
      }
      confirmLabel="Excluir"
      busyLabel="Excluindo..."
      danger
      onConfirm={async () => {
        await deleteUser(user)
        notify.success('Usuario excluido com sucesso!')
      }}
      failed={(error) => errorText('Erro ao excluir usuario.', error)}
      onClose={onClose}
    />
  )
}
