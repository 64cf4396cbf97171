import { Page } from '#src/components/page.tsx'
import { PlaceSelects } from '#src/components/place-selects.tsx'
import { watchCidades } from '#src/repositories/cidades.ts'
import { watchIgrejasByCidade } from '#src/repositories/igrejas.ts'
import { useActor } from '#src/session/use-actor.ts'
import { HouseLoadView } from './house-load-view.tsx'

/** Who serves how much in a house. */
export function RelatorioCargaPage() {
  const { cidade, igreja } = useActor()
  return (
    <Page title="Carga" lead="Quantas vezes cada pessoa serve: os últimos 12 meses e o que já está marcado.">
      <PlaceSelects
        watchCidades={watchCidades}
        watchIgrejas={watchIgrejasByCidade}
        own={{ cidade, igreja }}
        hint="A carga das pessoas da casa de oração escolhida aparece aqui."
      >
        {(_, chosen) => <HouseLoadView igreja={chosen} key={chosen} />}
      </PlaceSelects>
    </Page>
  )
}
