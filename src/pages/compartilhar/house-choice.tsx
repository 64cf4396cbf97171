import { useMemo } from 'react'
import { PlaceSelects } from '#src/components/place-selects.tsx'
import { type Place, usePlaceInUrl } from '#src/hooks/use-place-in-url.ts'
import { useSubscription } from '#src/hooks/use-subscription.ts'
import { watchCidades } from '#src/repositories/cidades.ts'
import { watchIgrejasByCidade } from '#src/repositories/igrejas.ts'
import { HouseMonth } from './house-month.tsx'

/** Staff choose the house; it begins with their own. */
export function HouseChoice({ own }: { own: Place }) {
  const { choose, ...inUrl } = usePlaceInUrl()
  const place = inUrl.cidade === '' ? { cidade: own.cidade, igreja: own.igreja } : inUrl
  const { cidade, igreja } = place
  const [cidades, retryCidades] = useSubscription(watchCidades)
  const [igrejas, retryIgrejas] = useSubscription(
    useMemo(() => (cidade === '' ? undefined : watchIgrejasByCidade(cidade)), [cidade]),
  )
  return (
    <PlaceSelects
      place={place}
      onChoose={(chosen) => choose({ ...place, ...chosen })}
      cidades={cidades}
      onRetryCidades={retryCidades}
      igrejas={igrejas}
      onRetryIgrejas={retryIgrejas}
      hint="A escala do mês da casa de oração escolhida sai em mensagem, imagem, folha ou planilha."
    >
      <HouseMonth cidade={cidade} igreja={igreja} key={igreja} />
    </PlaceSelects>
  )
}
