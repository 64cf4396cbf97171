import type { Cargo, Cidade, Igreja, Tipo } from './entities.ts'
import type { Listado } from './listado.ts'

/** A network as far as it decides whether a first month can be made. */
export type NetworkParts = {
  cidades: readonly Cidade[]
  igrejas: readonly Igreja[]
  cargos: readonly Cargo[]
  people: readonly Listado[]
}

/** What is missing before reports can be made. */
export type NetworkGaps = {
  cidade: boolean
  igreja: boolean
  /** houses without a day of service */
  dias: Igreja[]
  /** no position serves at all */
  cargos: boolean
  /** types of serving positions that no position has */
  tipos: Tipo[]
  /** serving positions that open no page: whoever holds one sees nothing after logging in */
  permissoes: Cargo[]
  /** nobody holds a serving position */
  pessoas: boolean
  /** whose gender is unknown: no report takes them */
  genero: Listado[]
}

const SERVING: readonly Tipo[] = ['UserP', 'UserS']

export function networkGaps({ cidades, igrejas, cargos, people }: NetworkParts): NetworkGaps {
  const serving = cargos.filter(({ tipo }) => tipo && SERVING.includes(tipo))
  const ids = new Set(serving.map(({ id }) => id))
  const servants = people.filter(({ cargo }) => ids.has(cargo))
  return {
    // a house names its city
    cidade: cidades.length + igrejas.length === 0,
    igreja: igrejas.length === 0,
    dias: igrejas.filter(({ diasCulto, diasRDJ }) => diasCulto.length + diasRDJ.length === 0),
    cargos: serving.length === 0,
    tipos: SERVING.filter((tipo) => !serving.some((cargo) => cargo.tipo === tipo)),
    permissoes: serving.filter(({ permissoes }) => permissoes.length === 0),
    pessoas: servants.length === 0,
    genero: servants.filter(({ genero }) => genero === undefined),
  }
}

/** Whether something keeps the month, or somebody's part in it, from being made: one house with days of service is enough to begin. */
export function hasGaps(gaps: NetworkGaps, igrejas: readonly Igreja[]): boolean {
  const noDays = gaps.dias.length === igrejas.length
  return gaps.igreja || noDays || gaps.cargos || gaps.pessoas || gaps.genero.length > 0
}
