import { useMemo, useState } from 'react'
import { LinkButton } from '#src/components/link-button.tsx'
import { NameListPage } from '#src/components/name-list-page.tsx'
import { can } from '#src/domain/can.ts'
import type { Cidade } from '#src/domain/entities.ts'
import { paths } from '#src/paths.ts'
import { watchCidades } from '#src/repositories/cidades.ts'
import { useActor } from '#src/session/use-actor.ts'
import { cidadeColumns } from './cidade-columns.tsx'
import { DeleteCidade } from './delete-cidade.tsx'

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
