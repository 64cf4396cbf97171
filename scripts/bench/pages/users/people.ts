import type { User } from '#src/domain/entities.ts'
import { CARGOS, IGREJAS } from '../../../demo/network.ts'
import { demoPerson } from '../../../demo/people.ts'

const COUNT = 10_000
const FEW_COUNT = 70

/** As many people as the largest network has. */
export const PEOPLE: User[] = Array.from({ length: COUNT }, (_, index) => {
  const igreja = IGREJAS[index % IGREJAS.length]
  return {
    id: `pessoa-${index}`,
    ...demoPerson(index),
    cargo: CARGOS[index % CARGOS.length]?.id ?? '',
    cidade: igreja?.cidade ?? '',
    igreja: igreja?.id ?? '',
    createdAt: undefined,
    senhaPadrao: false,
    sessoesDesde: 0,
  }
})

/** A list that is drawn from its beginning as the long one is. */
export const FEW = PEOPLE.slice(0, FEW_COUNT)
