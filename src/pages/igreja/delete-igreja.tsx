import { ConfirmDialog } from '#src/components/confirm-dialog.tsx'
import { errorText } from '#src/components/error-text.ts'
import { InUse } from '#src/components/in-use.tsx'
import { notify } from '#src/components/notify.ts'
import type { Igreja } from '#src/domain/entities.ts'
import { deleteIgreja } from '#src/repositories/igrejas.ts'
import { countReferences } from '#src/repositories/usage.ts'

/** Asks before deleting a prayer house and says how many people and reports use it. */
export function DeleteIgreja({ igreja, onClose }: { igreja: Igreja; onClose: () => void }) {
  return (
    <ConfirmDialog
      title={`Excluir ${igreja.nome || 'N/A'}?`}
      body={<InUse what="Esta casa de oração" count={() => countIgrejaUse(igreja.id)} />}
      confirmLabel="Excluir"
      busyLabel="Excluindo..."
      danger
      onConfirm={async () => {
        await deleteIgreja(igreja.id)
        notify.success('Igreja excluida com sucesso!')
      }}
      failed={(error) => errorText('Erro ao excluir igreja.', error)}
      onClose={onClose}
    />
  )
}

async function countIgrejaUse(id: string) {
  const [users, reports] = await Promise.all([
    countReferences(['User', 'igreja'], id),
    countReferences(['Reports', 'igreja'], id),
  ])
  return [
    { count: users, one: 'usuário', many: 'usuários' },
    { count: reports, one: 'relatório', many: 'relatórios' },
  ]
}
