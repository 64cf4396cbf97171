import { Page } from '#src/components/page.tsx'
import { can } from '#src/domain/can.ts'
import { useActor } from '#src/session/use-actor.ts'
import { HouseChoice } from './house-choice.tsx'
import { HouseMonth } from './house-month.tsx'
import './compartilhar.css'

/** A house's month to hand out: as messages, pictures, a sheet for the wall, a spreadsheet. Made of what the reader may read anyway. */
export function CompartilharPage() {
  const actor = useActor()
  const anyHouse = actor.tipo === 'Admin' || can(actor, 'listar_reports')
  return (
    <Page title="Compartilhar a escala">
      {anyHouse ? (
        <HouseChoice own={actor} />
      ) : (
        <HouseMonth cidade={actor.cidade} igreja={actor.igreja} key={actor.igreja} />
      )}
    </Page>
  )
}
