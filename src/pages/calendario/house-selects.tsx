import type { ReactNode } from 'react'
import { PlaceSelects } from '#src/components/place-selects.tsx'
import { watchCidades } from '#src/repositories/cidades.ts'
import { watchIgrejasByCidade } from '#src/repositories/igrejas.ts'

/** City, and then one of its prayer houses; both remembered in the URL. */
export function HouseSelects({ children }: { children: (cidade: string, igreja: string) => ReactNode }) {
  return (
    <PlaceSelects
      watchCidades={watchCidades}
      watchIgrejas={watchIgrejasByCidade}
      hint="O calendário mostra os cultos da casa de oração escolhida."
    >
      {children}
    </PlaceSelects>
  )
}
