import { useEffect } from 'react'
import { PlaceSelects } from '#src/components/place-selects.tsx'
import type { Place } from '#src/hooks/use-place-in-url.ts'
import { watchCidades } from '#src/repositories/cidades.ts'
import { watchIgrejasByCidade } from '#src/repositories/igrejas.ts'
import { HouseCalendar } from './house-calendar.tsx'
import { readLastHouse, rememberHouse } from './last-house.ts'

/** City, and then one of its prayer houses: at first the one that was opened last on this device, or one's own. */
export function HouseSelects({ uid, own }: { uid: string; own: Place }) {
  return (
    <PlaceSelects
      watchCidades={watchCidades}
      watchIgrejas={watchIgrejasByCidade}
      // read anew: the menu's link leads here without a house, also from here
      own={readLastHouse(uid) ?? own}
      hint="O calendário mostra os cultos da casa de oração escolhida."
    >
      {(cidade, igreja) => <Remembered uid={uid} cidade={cidade} igreja={igreja} />}
    </PlaceSelects>
  )
}

function Remembered({ uid, cidade, igreja }: Place & { uid: string }) {
  useEffect(() => rememberHouse(uid, { cidade, igreja }), [uid, cidade, igreja])
  return <HouseCalendar cidade={cidade} igreja={igreja} />
}
