import { ConfirmDialog } from '#src/components/confirm-dialog.tsx'
import { errorText } from '#src/components/error-text.ts'
import { InUse } from '#src/components/in-use.tsx'
import { notify } from '#src/components/notify.ts'
import type { Cidade } from '#src/domain/entities.ts'
import { deleteCidade } from '#src/repositories/cidades.ts'
import { countReferences } from '#src/repositories/usage.ts'

/** Asks before deleting a city and says how much of the network uses it. */
export function DeleteCidade({ cidade, onClose }: { cidade: Cidade; onClose: () => void }) {
  return (
    <ConfirmDialog
      title={`Excluir ${cidade.nome}?`}
      body={<InUse what="Esta cidade" count={() => countCidadeUse(cidade.id)} />}
      confirmLabel="Excluir"
      busyLabel="Excluindo..."
      danger
      onConfirm={async () => {
        await deleteCidade(cidade.id)
        notify.success('Cidade excluida com sucesso!')
      }}
      failed={(error) => errorText('Erro ao excluir cidade.', error)}
      onClose={onClose}
    />
  )
}

async function countCidadeUse(id: string) {
  const [igrejas, users] = await Promise.all([
    countReferences(['Igreja', 'cidade'], id),
    countReferences(['User', 'cidade'], id),
  ])
  return [
    { count: igrejas, one: 'casa de oração', many: 'casas de oração' },
    { count: users, one: 'usuário', many: 'usuários' },
  ]
}
