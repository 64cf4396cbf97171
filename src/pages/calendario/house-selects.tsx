import { useCallback, useEffect, useState } from 'react'
import { PlaceSelects } from '#src/components/place-selects.tsx'
import type { Place } from '#src/hooks/use-place-in-url.ts'
import { watchCidades } from '#src/repositories/cidades.ts'
import { watchIgrejasByCidade } from '#src/repositories/igrejas.ts'
import { HouseCalendar } from './house-calendar.tsx'
import { readLastHouse, rememberHouse } from './last-house.ts'

/** City, and then one of its prayer houses: where the URL names none, the one that was opened last on this device, or one's own. */
export function HouseSelects({ uid, own }: { uid: string; own: Place }) {
  const [last, setLast] = useState(() => readLastHouse(uid) ?? own)
  const remember = useCallback(
    (place: Place) => {
      rememberHouse(uid, place)
      setLast(place)
    },
    [uid],
  )
  return (
    <PlaceSelects
      watchCidades={watchCidades}
      watchIgrejas={watchIgrejasByCidade}
      own={last}
      hint="O calendário mostra os cultos da casa de oração escolhida."
    >
      {(cidade, igreja) => <ShownHouse cidade={cidade} igreja={igreja} onShow={remember} />}
    </PlaceSelects>
  )
}

function ShownHouse({ cidade, igreja, onShow }: Place & { onShow: (place: Place) => void }) {
  useEffect(() => onShow({ cidade, igreja }), [cidade, igreja, onShow])
  return <HouseCalendar cidade={cidade} igreja={igreja} />
}
