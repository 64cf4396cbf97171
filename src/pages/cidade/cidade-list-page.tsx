import { useMemo, useState } from 'react'
import type { Column } from '#src/components/data-table.tsx'
import { LinkButton } from '#src/components/link-button.tsx'
import { NameListPage } from '#src/components/name-list-page.tsx'
import { RowActions } from '#src/components/row-actions.tsx'
import { type Actor, can } from '#src/domain/can.ts'
import type { Cidade } from '#src/domain/entities.ts'
import { paths } from '#src/paths.ts'
import { watchCidades } from '#src/repositories/cidades.ts'
import { useActor } from '#src/session/use-actor.ts'
import { DeleteCidade } from './delete-cidade.tsx'

export function CidadeListPage() {
  const actor = useActor()
  const [deleting, setDeleting] = useState<Cidade>()
  const columns = useMemo(() => cidadeColumns(actor, setDeleting), [actor])

  return (
    <NameListPage
      title="Cidades"
      watch={watchCidades}
      collection="Cidade"
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
      width: '10.5rem',
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
