import { useMemo } from 'react'
import { Button } from '#src/components/button.tsx'
import { monthLabel } from '#src/roster/month-range.ts'
import type { Network } from './use-network.ts'

type MonthNoticesProps = {
  network: Network
  /** Asks for the reports of the year before once more. */
  onRetry: () => void
  /** every report of the range is there already */
  full: boolean
  /** the month after the range, by its first day */
  next: string | undefined
  onMonth: (first: string) => void
}

/** What one should know before anything is generated: what could not be read, who lost a partner, and that nothing is left to do. */
export function MonthNotices({ network, onRetry, full, next, onMonth }: MonthNoticesProps) {
  const left = useMemo(() => withoutPartner(network), [network])
  return (
    <>
      {(!network.disponibilidades || !network.vinculos) && (
        <p className="mes-warning" role="alert">
          As ausências e os vínculos não puderam ser lidos: o que for gerado agora não os conhece.
        </p>
      )}
      {network.historico === 'failed' && (
        <div className="mes-warning stack" role="alert">
          <p>
            Os relatórios do último ano ainda não chegaram. Sem eles a divisão não seria justa: espere, ou
            tente de novo.
          </p>
          <Button onClick={onRetry}>Tentar novamente</Button>
        </div>
      )}
      {left.length > 0 && (
        <p className="mes-warning" role="alert">
          {left.join(', ')}: o par saiu da rede. Quem ficou serve sem ele.
        </p>
      )}
      {full && next !== undefined && (
        <div className="row" role="status">
          <p>Os relatórios deste período já existem.</p>
          <Button onClick={() => onMonth(next)}>Ver {monthLabel(next)}</Button>
        </div>
      )}
    </>
  )
}

/** Who is linked to somebody that is not there any more. */
function withoutPartner({ users, vinculos }: Network): string[] {
  const names = new Map(users.map(({ id, name }) => [id, name]))
  return (vinculos ?? [])
    .filter(({ tipo, pessoas }) => tipo === 'juntos' && pessoas.some((id) => !names.has(id)))
    .flatMap(({ pessoas }) => pessoas.flatMap((id) => names.get(id) ?? []))
}
