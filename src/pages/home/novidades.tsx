import { useEffect, useState } from 'react'
import { useLoaded } from '#src/hooks/use-loaded.ts'
import { upcomingFrom } from '#src/lib/service-time.ts'
import type { ShownCompromisso } from './remembered-compromissos.ts'
import { novidadesOf, readTurnosVistos, rememberTurnosVistos } from './turnos-vistos.ts'

/** What draws them: on most days there are none. Without it the page only does not tell what changed, and tells it the next time. */
const loadCard = async () => (await import('./novidades-card.tsx')).NovidadesCard

type NovidadesProps = {
  uid: string
  /** all of them, as the server has them */
  items: readonly ShownCompromisso[]
  now: number
}

/** What changed for this person since they last looked on this device, until they say that they have seen it. */
export function Novidades({ uid, items, now }: NovidadesProps) {
  const [vistos, setVistos] = useState(() => readTurnosVistos(uid))
  const seen = () => {
    rememberTurnosVistos(uid, items)
    setVistos(readTurnosVistos(uid))
  }
  // the first visit on a device: nothing to compare with
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when nothing is remembered
  useEffect(() => {
    if (!vistos) seen()
  }, [vistos])

  const news = novidadesOf(vistos ?? [], items, upcomingFrom(now))
  const hasNews = vistos !== undefined && news.saiu.length + news.novo.length > 0
  const card = useLoaded(loadCard, hasNews)
  return hasNews && card.state === 'ready' && <card.loaded {...news} onSeen={seen} />
}
