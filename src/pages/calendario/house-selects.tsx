import { type ReactNode, useMemo } from 'react'
import { PlaceSelects } from '#src/components/place-selects.tsx'
import { usePlaceInUrl } from '#src/hooks/use-place-in-url.ts'
import { useSubscription } from '#src/hooks/use-subscription.ts'
import { watchCidades } from '#src/repositories/cidades.ts'
import { watchIgrejasByCidade } from '#src/repositories/igrejas.ts'

/** City, and then one of its prayer houses; both remembered in the URL. */
export function HouseSelects({ children }: { children: (cidade: string, igreja: string) => ReactNode }) {
  const { choose, ...place } = usePlaceInUrl()
  const { cidade, igreja } = place
  const [cidades, retryCidades] = useSubscription(watchCidades)
  const [igrejas, retryIgrejas] = useSubscription(
    useMemo(() => (cidade === '' ? undefined : watchIgrejasByCidade(cidade)), [cidade]),
  )
  return (
    <PlaceSelects
      place={place}
      onChoose={choose}
      cidades={cidades}
      onRetryCidades={retryCidades}
      igrejas={igrejas}
      onRetryIgrejas={retryIgrejas}
      hint="O calendário mostra os cultos da casa de oração escolhida."
    >
      {children(cidade, igreja)}
    </PlaceSelects>
  )
}
