import { useMemo, useState } from 'react'
import { EmptyState } from '#src/components/data-state.tsx'
import { DataTable } from '#src/components/data-table.tsx'
import { useLeaving } from '#src/components/delete-soon.ts'
import type { Cidade, Igreja } from '#src/domain/entities.ts'
import { useUrlSort } from '#src/hooks/use-url-sort.ts'
import { foldText } from '#src/lib/fold-text.ts'
import { useActor } from '#src/session/use-actor.ts'
import { DeleteIgreja } from './delete-igreja.tsx'
import { type IgrejaRow, igrejaColumns, igrejaRows } from './igreja-columns.tsx'

export type IgrejaTableProps = { igrejas: Igreja[]; cidades: Cidade[]; search: string }

/** The prayer houses whose name holds what is searched for. */
export function IgrejaTable({ igrejas, cidades, search }: IgrejaTableProps) {
  const actor = useActor()
  const [sort, setSort] = useUrlSort()
  const [deleting, setDeleting] = useState<Igreja>()
  const columns = useMemo(() => igrejaColumns(actor, setDeleting), [actor])
  const rows = useMemo(() => igrejaRows(igrejas, cidades), [igrejas, cidades])
  const leaving = useLeaving()
  const matches = useMemo(() => {
    const wanted = foldText(search.trim())
    return ({ igreja }: IgrejaRow) =>
      foldText(igreja.nome).includes(wanted) && !leaving.has(`Igreja/${igreja.id}`)
  }, [search, leaving])

  return (
    <>
      <DataTable
        caption="Casas de Oração"
        columns={columns}
        rows={rows}
        filter={matches}
        rowKey={({ igreja }) => igreja.id}
        sort={sort}
        initialOrder="nome"
        onSortChange={setSort}
        empty={
          <EmptyState sentence="Nenhuma casa de oração encontrada..." hint="Tente outro nome na busca." />
        }
      />
      {deleting && <DeleteIgreja igreja={deleting} rows={rows} onClose={() => setDeleting(undefined)} />}
    </>
  )
}
