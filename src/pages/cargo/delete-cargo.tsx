import { ConfirmDialog } from '#src/components/confirm-dialog.tsx'
import { errorText } from '#src/components/error-text.ts'
import { InUse } from '#src/components/in-use.tsx'
import { notify } from '#src/components/notify.ts'
import type { Cargo } from '#src/domain/entities.ts'
import { deleteCargo } from '#src/repositories/cargos.ts'
import { countReferences } from '#src/repositories/usage.ts'

/** Asks before deleting a position and says how many people hold it. */
export function DeleteCargo({ cargo, onClose }: { cargo: Cargo; onClose: () => void }) {
  return (
    <ConfirmDialog
      title={`Excluir ${cargo.nome || 'N/A'}?`}
      body={<InUse what="Este cargo" count={() => countCargoUse(cargo.id)} />}
      confirmLabel="Excluir"
      busyLabel="Excluindo..."
      danger
      onConfirm={async () => {
        await deleteCargo(cargo.id)
        notify.success('Cargo excluido com sucesso!')
      }}
      failed={(error) => errorText('Erro ao excluir cargo.', error)}
      onClose={onClose}
    />
  )
}

async function countCargoUse(id: string) {
  const [users, reports] = await Promise.all([
    countReferences(['User', 'cargo'], id),
    countReferences(['Reports', 'cargo'], id),
  ])
  return [
    { count: users, one: 'usuário', many: 'usuários' },
    { count: reports, one: 'relatório', many: 'relatórios' },
  ]
}
