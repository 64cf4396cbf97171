import { useMemo, useState } from 'react'
import { Button } from '#src/components/button.tsx'
import { Card } from '#src/components/card.tsx'
import { NOMES_POSTOS_PADRAO } from '#src/domain/entities.ts'
import { useDocuments } from '#src/hooks/use-documents.ts'
import { useSubscription } from '#src/hooks/use-subscription.ts'
import { shownDate, toStored, upcomingFrom } from '#src/lib/service-time.ts'
import { watchDiretorio } from '#src/repositories/diretorios.ts'
import { watchIgreja } from '#src/repositories/igrejas.ts'
import { watchTrocasFrom } from '#src/repositories/trocas.ts'
import { PendingTroca } from './pending-troca.tsx'

const WAITING = ['avisada', 'combinada', 'pedida']

/** What members settle among themselves, for whoever edits reports: each in one line. Nothing at all when nothing waits. */
export function PendingTrocas() {
  const [openedAt] = useState(Date.now)
  const from = toStored(shownDate(upcomingFrom(openedAt)), '00:00')
  const [trocas, retry] = useSubscription(useMemo(() => watchTrocasFrom(from), [from]))
  const all = trocas.state === 'ready' ? trocas.data : []
  const waiting = all
    .filter(({ estado, data }) => WAITING.includes(estado) && data >= upcomingFrom(openedAt))
    .sort((a, b) => WAITING.indexOf(a.estado) - WAITING.indexOf(b.estado) || a.data - b.data)
  const houses = waiting.map(({ igreja }) => igreja)
  const casas = useDocuments(houses, watchIgreja)
  const people = useDocuments(houses, watchDiretorio)

  if (trocas.state === 'failed')
    return (
      <div role="alert" className="row">
        <p>Não foi possível carregar os pedidos de troca.</p>
        <Button onClick={retry}>Tentar novamente</Button>
      </div>
    )
  if (waiting.length === 0) return null
  return (
    <Card as="section" title="Pedidos de troca">
      <ul className="pending-trocas">
        {waiting.map((troca) => {
          const casa = casas.get(troca.igreja)
          return (
            <PendingTroca
              key={troca.id}
              troca={troca}
              nomes={casa ?? NOMES_POSTOS_PADRAO}
              casa={casa?.nome ?? ''}
              nomePara={people.get(troca.igreja)?.find(({ id }) => id === troca.para)?.name ?? ''}
            />
          )
        })}
      </ul>
    </Card>
  )
}
