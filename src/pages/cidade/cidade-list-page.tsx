import { useMemo, useState } from 'react'
import { ConfirmDialog } from '#src/components/confirm-dialog.tsx'
import type { Column } from '#src/components/data-table.tsx'
import { errorText } from '#src/components/error-text.ts'
import { InUse } from '#src/components/in-use.tsx'
import { LinkButton } from '#src/components/link-button.tsx'
import { NameListPage } from '#src/components/name-list-page.tsx'
import { notify } from '#src/components/notify.ts'
import { RowActions } from '#src/components/row-actions.tsx'
import { type Actor, can } from '#src/domain/can.ts'
import type { Cidade } from '#src/domain/entities.ts'
import { paths } from '#src/paths.ts'
import { deleteCidade, watchCidades } from '#src/repositories/cidades.ts'
import { countReferences } from '#src/repositories/usage.ts'
import { useActor } from '#src/session/use-actor.ts'

export function CidadeListPage() {
  const actor = useActor()
  const [deleting, setDeleting] = useState<Cidade>()
  const columns = useMemo(() => cidadeColumns(actor, setDeleting), [actor])

  return (
    <NameListPage
      title="Cidades"
      watch={watchCidades}
      columns={columns}
      create={
        can(actor, 'cidade_novo') && (
          <LinkButton variant="primary" to={paths.cidadeNew}>
            Incluir cidade
          </LinkButton>
        )
      }
      loading="Carregando cidades..."
      failed="Erro ao carregar as cidades."
      none="Nenhuma cidade encontrada..."
      firstHint="Inclua a primeira cidade para depois cadastrar as casas de oração."
    >
      {deleting && <DeleteCidade cidade={deleting} onClose={() => setDeleting(undefined)} />}
    </NameListPage>
  )
}

export function cidadeColumns(actor: Actor, onDelete: (cidade: Cidade) => void): Column<Cidade>[] {
  return [
    { key: 'nome', header: 'Nome', render: ({ nome }) => nome || 'N/A', sortValue: ({ nome }) => nome },
    {
      key: 'acoes',
      header: 'Ações',
      width: '16rem',
      render: (cidade) => (
        <RowActions
          name={cidade.nome}
          editTo={can(actor, 'cidade_editar') ? paths.cidadeEdit(cidade.id) : undefined}
          onDelete={can(actor, 'deletar_itens') ? () => onDelete(cidade) : undefined}
        />
      ),
    },
  ]
}

/** Asks before deleting a city and says how much of the network uses it. */
function DeleteCidade({ cidade, onClose }: { cidade: Cidade; onClose: () => void }) {
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
