import type { Cargo, Cidade, Igreja } from '#src/domain/entities.ts'
import { pushTo } from '#src/lib/push-to.ts'
import { looseKey } from './columns.ts'

export type Network = { cidades: readonly Cidade[]; cargos: readonly Cargo[]; igrejas: readonly Igreja[] }

export type Found<T> = { found: T; problem?: never } | { problem: string }

/** Finds what a spreadsheet names, ignoring case and accents; two of the same name cannot be told apart. */
function byName<T extends { nome: string }>(documents: readonly T[]): (name: string) => T[] {
  const index = new Map<string, T[]>()
  for (const document of documents) pushTo(index, looseKey(document.nome), document)
  return (name) => index.get(looseKey(name)) ?? []
}

/** How the three names of a row lead to the network's documents. */
export function placeFinder({ cidades, cargos, igrejas }: Network) {
  const cidadesOf = byName(cidades)
  const cargosOf = byName(cargos)
  const igrejasOf = byName(igrejas)
  return {
    cidade: (name: string) =>
      only(cidadesOf(name), `Cidade “${name}” não existe.`, `Há mais de uma cidade “${name}”.`),
    cargo: (name: string) =>
      only(cargosOf(name), `Cargo “${name}” não existe.`, `Há mais de um cargo “${name}”.`),
    /** Prayer houses of different cities may share a name: the city of the row decides. */
    igreja: (name: string, cidade: Cidade | undefined): Found<Igreja> => {
      const named = igrejasOf(name)
      const [first] = named
      if (!first) return { problem: `Casa de oração “${name}” não existe.` }
      // what is wrong with the city is already said
      if (!cidade) return { found: first }
      return only(
        named.filter((igreja) => igreja.cidade === cidade.id),
        `Casa de oração “${name}” não fica em ${cidade.nome}.`,
        `Há mais de uma casa de oração “${name}” em ${cidade.nome}.`,
      )
    },
  }
}

function only<T>(candidates: readonly T[], none: string, several: string): Found<T> {
  const [found] = candidates
  if (found === undefined) return { problem: none }
  return candidates.length > 1 ? { problem: several } : { found }
}
