import type { Column } from '#src/components/data-table.tsx'
import { RowActions } from '#src/components/row-actions.tsx'
import { type Actor, can } from '#src/domain/can.ts'
import type { Cidade, Igreja } from '#src/domain/entities.ts'
import { paths } from '#src/paths.ts'

/** A prayer house with the name of its city: 'N/A' when that is missing. */
export type IgrejaRow = { igreja: Igreja; cidade: string }

export function igrejaRows(igrejas: readonly Igreja[], cidades: readonly Cidade[]): IgrejaRow[] {
  const names = new Map(cidades.map(({ id, nome }) => [id, nome]))
  return igrejas.map((igreja) => ({ igreja, cidade: names.get(igreja.cidade) || 'N/A' }))
}

export function igrejaColumns(actor: Actor, onDelete: (igreja: Igreja) => void): Column<IgrejaRow>[] {
  return [
    {
      key: 'nome',
      header: 'Nome',
      render: nameOf,
      sortValue: ({ igreja }) => igreja.nome || undefined,
    },
    { key: 'cidade', header: 'Cidade', render: ({ cidade }) => cidade, sortValue: ({ cidade }) => cidade },
    {
      key: 'acoes',
      header: 'Ações',
      width: '10.5rem',
      render: (row) => (
        <RowActions
          name={nameOf(row)}
          editTo={can(actor, 'igreja_editar') ? paths.igrejaEdit(row.igreja.id) : undefined}
          onDelete={can(actor, 'deletar_itens') ? () => onDelete(row.igreja) : undefined}
        />
      ),
    },
  ]
}

function nameOf({ igreja }: IgrejaRow): string {
  return igreja.nome || 'N/A'
}
