import { useMemo, useState } from 'react'
import { Button } from '#src/components/button.tsx'
import type { User } from '#src/domain/entities.ts'
import type { Troca } from '#src/domain/troca.ts'
import { useLoaded } from '#src/hooks/use-loaded.ts'
import { useSubscription } from '#src/hooks/use-subscription.ts'
import { shownDate, toStored, upcomingFrom } from '#src/lib/service-time.ts'
import { watchMyTrocas } from '#src/repositories/trocas.ts'
import { watchUser } from '#src/repositories/users.ts'

/** What draws and answers them: most people have none on most days. */
const loadCards = async () => (await import('./trocas-cards.tsx')).TrocasCards

/** Requests come first on the page. Nothing at all when there are none. */
export function TrocasLive({ uid, now }: { uid: string; now: number }) {
  const [profile] = useSubscription(useMemo(() => watchUser(uid), [uid]))
  const me = profile.state === 'ready' ? profile.data : undefined
  return me && me.igreja !== '' && me.cargo !== '' ? <Requests me={me} now={now} /> : null
}

const NONE: Troca[] = []

function Requests({ me, now }: { me: User; now: number }) {
  const { id, igreja, cargo, genero } = me
  const from = toStored(shownDate(upcomingFrom(now)), '00:00')
  const [trocas, retry] = useSubscription(
    useMemo(() => watchMyTrocas({ id, igreja, cargo, genero }, from), [id, igreja, cargo, genero, from]),
  )
  const all = trocas.state === 'ready' ? trocas.data : NONE
  // they stay when the last request goes: what came of an answer is still to be read
  const [wanted, setWanted] = useState(false)
  if (all.length > 0 && !wanted) setWanted(true)
  const cards = useLoaded(loadCards, wanted)

  return (
    <>
      {trocas.state === 'failed' && <Problem onRetry={retry} />}
      {cards.state === 'failed' && <Problem onRetry={cards.retry} />}
      {cards.state === 'ready' && <cards.loaded all={all} me={me} now={now} />}
    </>
  )
}

function Problem({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="home__failed">
      <p>Não foi possível ver os pedidos de troca.</p>
      <Button onClick={onRetry}>Tentar novamente</Button>
    </div>
  )
}
