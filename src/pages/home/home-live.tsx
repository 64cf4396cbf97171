import { type ReactNode, useEffect, useMemo } from 'react'
import { Button } from '#src/components/button.tsx'
import { Failed } from '#src/components/data-state.tsx'
import type { Report } from '#src/domain/entities.ts'
import { useConfirmedAt } from '#src/hooks/use-confirmed-at.ts'
import { useDocuments } from '#src/hooks/use-documents.ts'
import { useSubscription } from '#src/hooks/use-subscription.ts'
import { shownDate, toStored, upcomingFrom } from '#src/lib/service-time.ts'
import { watchCidade } from '#src/repositories/cidades.ts'
import { watchIgreja } from '#src/repositories/igrejas.ts'
import { watchReportsAround } from '#src/repositories/member-reports.ts'
import {
  type RememberedCompromissos,
  rememberCompromissos,
  type ShownCompromisso,
} from './remembered-compromissos.ts'
import { toShown, wantsCidade } from './to-shown.ts'

type HomeLiveProps = {
  uid: string
  /** the person's prayer house; '' when nothing tells */
  igreja: string
  now: number
  remembered: RememberedCompromissos | undefined
  /** Shown until the database speaks. */
  waiting: ReactNode
  /** `at` is undefined when nobody knows how old the items are. */
  children: (items: readonly ShownCompromisso[], at: number | undefined) => ReactNode
}

const NONE: Report[] = []

/** The commitments as the database has them; what it confirmed is remembered on this device. */
export function HomeLive({ uid, igreja, now, remembered, waiting, children }: HomeLiveProps) {
  // the same query all day: what this device holds of it is not read again
  const from = toStored(shownDate(upcomingFrom(now)), '00:00')
  const [reports, retry] = useSubscription(
    useMemo(() => watchReportsAround(uid, igreja, from), [uid, igreja, from]),
  )
  const around = reports.state === 'ready' ? reports.data : NONE
  // places are read for one's own commitments only
  const mine = useMemo(() => around.filter(({ pessoas }) => pessoas.includes(uid)), [around, uid])
  const igrejas = useDocuments(
    mine.map(({ igreja }) => igreja),
    watchIgreja,
  )
  // most houses carry the name of their city
  const cidades = useDocuments(
    mine.filter(({ cidade, igreja }) => wantsCidade(igrejas, igreja, cidade)).map(({ cidade }) => cidade),
    watchCidade,
  )
  const at = useConfirmedAt(reports, now, remembered?.at)
  const items = useMemo(
    () => toShown(around, uid, now, { cidades, igrejas }),
    [around, uid, now, cidades, igrejas],
  )
  const named = items.every(({ cidade, igreja }) => cidade !== '' && igreja !== '')
  const confirmed = reports.state === 'ready' && !reports.fromCache && named

  useEffect(() => {
    if (confirmed) rememberCompromissos(uid, { items, at: now })
  }, [confirmed, uid, items, now])

  if (reports.state === 'failed')
    return remembered ? (
      <>
        <div role="alert" className="home__failed">
          <p>Não foi possível atualizar os compromissos. Verifique a conexão.</p>
          <Button onClick={retry}>Tentar novamente</Button>
        </div>
        {waiting}
      </>
    ) : (
      <Failed text="Erro ao carregar os compromissos." error={reports.error} onRetry={retry} />
    )
  // what this device remembers is better than a cache that lost the reports
  const poorer = remembered && reports.state === 'ready' && reports.fromCache && mine.length === 0
  // without the house its post would go by another name
  if (reports.state === 'loading' || !named || poorer) return waiting
  return children(items, at)
}
