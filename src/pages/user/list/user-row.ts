import { GONE_GRANT, type Grant } from '#src/domain/can.ts'
import type { Cargo, Cidade, Genero, Igreja } from '#src/domain/entities.ts'
import type { Listado } from '#src/domain/listado.ts'
import { foldText } from '#src/lib/fold-text.ts'

/** A user as the list shows it: names resolved, and the own one folded, once and not for every key of a search. */
export type UserRow = {
  user: Listado
  folded: string
  genero: string
  cargo: string
  /** of the house */
  cidade: string
  cidadeId: string
  igreja: string
  /** What the position gives: asked of the few rows in view, who may be deleted. */
  grant: Grant
}

/** Everything the list is made of. */
export type UserListData = { users: Listado[]; cargos: Cargo[]; cidades: Cidade[]; igrejas: Igreja[] }

/** What of `documents` is gone or nameless shows 'N/A'. */
export function userRows({ users, cargos, cidades, igrejas }: UserListData): UserRow[] {
  const cargoById = new Map(cargos.map((cargo) => [cargo.id, cargo]))
  const cidadeNames = new Map(cidades.map(({ id, nome }) => [id, nome]))
  const igrejaById = new Map(igrejas.map((igreja) => [igreja.id, igreja]))
  return users.map((user) => {
    const igreja = igrejaById.get(user.igreja)
    const cargo = cargoById.get(user.cargo)
    return {
      user,
      folded: foldText(user.name),
      genero: user.genero ? GENERO_LABELS[user.genero] : MISSING,
      cargo: cargo?.nome || MISSING,
      cidade: cidadeNames.get(igreja?.cidade ?? '') || MISSING,
      cidadeId: igreja?.cidade ?? '',
      igreja: igreja?.nome || MISSING,
      grant: cargo ?? GONE_GRANT,
    }
  })
}

export type UserFilter = { busca: string; genero: string; cargo: string; cidade: string; igreja: string }

/** Which rows pass; undefined when the filter is empty and everybody does. */
export function matchesFilter(
  { busca, genero, cargo, cidade, igreja }: UserFilter,
  leaving: ReadonlySet<string>,
) {
  const wanted = foldText(busca.trim())
  if (wanted + genero + cargo + cidade + igreja === '' && leaving.size === 0) return undefined
  return ({ user, folded, cidadeId }: UserRow) =>
    folded.includes(wanted) &&
    (genero === '' || user.genero === genero) &&
    (cargo === '' || user.cargo === cargo) &&
    (cidade === '' || cidadeId === cidade) &&
    (igreja === '' || user.igreja === igreja) &&
    (leaving.size === 0 || !leaving.has(`User/${user.id}`))
}

export const GENERO_LABELS: Record<Genero, string> = { masculino: 'Masculino', feminino: 'Feminino' }
const MISSING = 'N/A'
