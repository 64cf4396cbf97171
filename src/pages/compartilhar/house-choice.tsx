import { PlaceSelects } from '#src/components/place-selects.tsx'
import type { Place } from '#src/hooks/use-place-in-url.ts'
import { watchCidades } from '#src/repositories/cidades.ts'
import { watchIgrejasByCidade } from '#src/repositories/igrejas.ts'
import { HouseMonth } from './house-month.tsx'

/** Staff choose the house; it begins with their own. */
export function HouseChoice({ own }: { own: Place }) {
  return (
    <PlaceSelects
      watchCidades={watchCidades}
      watchIgrejas={watchIgrejasByCidade}
      own={own}
      hint="A escala do mês da casa de oração escolhida sai em mensagem, imagem, folha ou planilha."
    >
      {(cidade, igreja) => <HouseMonth cidade={cidade} igreja={igreja} key={igreja} />}
    </PlaceSelects>
  )
}
