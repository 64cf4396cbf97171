import { Page } from '#src/components/page.tsx'
import { PlaceSelects } from '#src/components/place-selects.tsx'
import { watchCidades } from '#src/repositories/cidades.ts'
import { watchIgrejasByCidade } from '#src/repositories/igrejas.ts'
import { useActor } from '#src/session/use-actor.ts'
import { HouseReminders } from './house-reminders.tsx'

/** Whom to remind of the coming services, house by house. */
export function LembretesPage() {
  const actor = useActor()
  return (
    <Page
      title="Lembretes"
      lead="Quem serve de hoje a sete dias. Um toque abre o WhatsApp com a mensagem pronta."
    >
      <PlaceSelects
        watchCidades={watchCidades}
        watchIgrejas={watchIgrejasByCidade}
        own={actor}
        hint="Os lembretes são de uma casa de oração de cada vez."
      >
        {(cidade, igreja) => <HouseReminders key={igreja} cidade={cidade} igreja={igreja} />}
      </PlaceSelects>
    </Page>
  )
}
