import { Button } from '#src/components/button.tsx'
import { Checkbox } from '#src/components/checkbox.tsx'
import { LinkButton } from '#src/components/link-button.tsx'
import { POSTOS } from '#src/domain/entities.ts'
import { formatShortDate } from '#src/lib/service-time.ts'
import { paths } from '#src/paths.ts'
import type { MonthRow } from '#src/roster/month-rows.ts'
import { rowTitle } from './row-title.ts'

export type MonthTableRowProps = {
  row: MonthRow
  ticked: boolean
  disabled: boolean
  onTick: (ticked: boolean) => void
  onAdjust: () => void
}

/** One report to make: whom it draws from, how many it asks for, and whether it can be made. */
export function MonthTableRow({ row, ticked, disabled, onTick, onAdjust }: MonthTableRowProps) {
  const { estado, igreja, pessoas, quantidades, nome } = row
  const ready = estado.tipo === 'pronto'
  const asked = POSTOS.filter((posto) => quantidades[posto] !== undefined)
    .map((posto) => `${igreja[posto]} ${quantidades[posto]}`)
    .join(', ')
  const people = pessoas.length === 1 ? '1 pessoa' : `${pessoas.length} pessoas`
  return (
    <li className="mes-row">
      <Checkbox
        label={rowTitle(row)}
        // of what is not made nothing is asked
        hint={estado.tipo === 'ja-existe' ? undefined : `${people} · ${asked} · ${nome}`}
        checked={ready && ticked}
        disabled={disabled || !ready}
        onChange={onTick}
      />
      <div className="mes-row__state">
        <StateText row={row} />
        {(ready || estado.tipo === 'faltam' || estado.tipo === 'sem-vagas') && (
          <Button
            disabled={disabled}
            onClick={onAdjust}
            aria-label={`Ajustar ${rowTitle(row)}, ${igreja.nome}`}
          >
            Ajustar
          </Button>
        )}
      </div>
    </li>
  )
}

/** The state in words, and the link that mends it. */
function StateText({ row: { estado, igreja, genero } }: { row: MonthRow }) {
  switch (estado.tipo) {
    case 'pronto':
      return <span className="mes-state mes-state--ready">pronto</span>
    case 'ja-existe':
      return (
        <>
          <span className="mes-state">
            já existe{estado.ate !== undefined && `, até ${formatShortDate(estado.ate)}`}
          </span>
          <LinkButton to={paths.relatorioEdit(estado.report)}>Abrir</LinkButton>
        </>
      )
    case 'faltam': {
      const missing = estado.pedidos - estado.pessoas
      const who = genero === 'feminino' ? ['irmã', 'irmãs'] : ['irmão', 'irmãos']
      return (
        <span className="mes-state mes-state--problem">
          {missing === 1 ? `falta 1 ${who[0]}` : `faltam ${missing} ${who[1]}`}: são pedidos {estado.pedidos}{' '}
          por culto e há {estado.pessoas}
        </span>
      )
    }
    case 'sem-vagas':
      return <span className="mes-state mes-state--problem">nenhuma pessoa pedida</span>
    case 'sem-dias':
      return (
        <>
          <span className="mes-state mes-state--problem">sem dias de culto</span>
          <LinkButton to={paths.igrejaEdit(igreja.id)}>Informar os dias</LinkButton>
        </>
      )
    case 'sem-cultos':
      return <span className="mes-state">nenhum culto neste período</span>
  }
}
