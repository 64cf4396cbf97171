import { useMemo } from 'react'
import { Button } from '#src/components/button.tsx'
import { Card } from '#src/components/card.tsx'
import { DataState } from '#src/components/data-state.tsx'
import { NetworkChecklist } from '#src/components/network-checklist.tsx'
import { can } from '#src/domain/can.ts'
import { hasGaps, networkGaps } from '#src/domain/network-gaps.ts'
import { useNow } from '#src/hooks/use-now.ts'
import { createCargo } from '#src/repositories/change-cargos.ts'
import { staffTasks } from '#src/roster/staff-tasks.ts'
import { useActor } from '#src/session/use-actor.ts'
import { DeskItem } from './desk-item.tsx'
import { deskLine, OWN_TURNS } from './desk-lines.ts'
import { type DeskData, useDeskData } from './use-desk-data.ts'
import './staff-desk.css'

/** What needs whoever runs the network, above the heading of their own commitments. */
export function StaffDesk() {
  const now = useNow()
  const [data, retry] = useDeskData(now)
  return (
    <>
      <section className="desk" aria-label="O que precisa de você">
        <DataState
          subscription={data}
          loading="Carregando o que precisa de você..."
          failed="Não foi possível ver o que precisa de você."
          onRetry={retry}
        >
          {(found) => <Tasks data={found} now={now} onRetry={retry} />}
        </DataState>
      </section>
      <h2 id={OWN_TURNS} className="desk__own" tabIndex={-1}>
        Meus Compromissos
      </h2>
    </>
  )
}

function Tasks({ data, now, onRetry }: { data: DeskData; now: number; onRetry: () => void }) {
  const actor = useActor()
  const lines = useMemo(
    () => staffTasks(data, actor.id, now).map((task) => deskLine(task, data, actor, now)),
    [data, actor, now],
  )
  const network = { ...data, people: data.users }
  // who may not list people cannot tell whether there are any
  const first = can(actor, 'listar_user') && hasGaps(networkGaps(network), data.igrejas)
  return (
    <>
      {first && <NetworkChecklist network={network} actor={actor} createCargo={createCargo} />}
      {lines.length > 0 && (
        <Card title="O que precisa de você">
          <ul className="desk__list">
            {lines.map((line) => (
              <DeskItem key={line.tipo} line={line} />
            ))}
          </ul>
        </Card>
      )}
      {data.missing.length > 0 && (
        <div role="alert" className="row">
          <p>Não foi possível ver {data.missing.join(' e ')}: pode haver mais.</p>
          <Button onClick={onRetry}>Tentar novamente</Button>
        </div>
      )}
      {lines.length === 0 && !first && data.missing.length === 0 && (
        <Card>
          <p className="desk__calm">Tudo em ordem: nada precisa de você agora.</p>
        </Card>
      )}
    </>
  )
}
