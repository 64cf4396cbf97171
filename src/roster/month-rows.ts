import {
  type Cargo,
  type Cidade,
  GENEROS,
  type Genero,
  type Igreja,
  type Quantidades,
  type Report,
} from '#src/domain/entities.ts'
import type { Listado } from '#src/domain/listado.ts'
import { reportRange } from '#src/domain/report-range.ts'
import { foldText } from '#src/lib/fold-text.ts'
import { pushTo } from '#src/lib/push-to.ts'
import { totalOf } from './generate-report.ts'
import { reportTouches } from './known-days.ts'
import { lastReport, usualQuantidades } from './last-report.ts'
import { reportName } from './report-name.ts'
import type { RosterPerson } from './roster-person.ts'
import { type DateRange, serviceDates } from './service-dates.ts'

/** Whether a group's report can be made. */
export type RowState =
  | { tipo: 'pronto' }
  /** `ate`: stored ms of its last service */
  | { tipo: 'ja-existe'; report: string; ate: number | undefined }
  | { tipo: 'faltam'; pedidos: number; pessoas: number }
  | { tipo: 'sem-vagas' }
  | { tipo: 'sem-dias' }
  | { tipo: 'sem-cultos' }

/** A report to be made: of a house, a position and a gender that has people. */
export type MonthRow<Person = RosterPerson> = {
  key: string
  cidade: Cidade | undefined
  igreja: Igreja
  cargo: Cargo
  genero: Genero
  pessoas: Person[]
  nome: string
  quantidades: Quantidades
  cultos: number
  estado: RowState
}

/** What was changed by hand in a row. */
export type RowChange = Partial<Pick<MonthRow, 'nome' | 'quantidades'>>

export type NetworkLists<Person = RosterPerson> = {
  cidades: readonly Cidade[]
  cargos: readonly Cargo[]
  igrejas: readonly Igreja[]
  users: readonly Person[]
  reports: readonly Report[]
}

function rowKey(igreja: string, cargo: string, genero: Genero): string {
  return `${igreja}_${cargo}_${genero}`
}

/** The rows of a range, by city, house, position, sisters first. */
export function monthRows<Person extends Listado>(
  { cidades, cargos, igrejas, users, reports }: NetworkLists<Person>,
  range: DateRange,
  changes: ReadonlyMap<string, RowChange>,
): MonthRow<Person>[] {
  const people = groupBy(users, ({ igreja, cargo, genero }) => (genero ? rowKey(igreja, cargo, genero) : ''))
  const made = groupBy(reports, ({ igreja, cargo, genero }) => (genero ? rowKey(igreja, cargo, genero) : ''))
  const cityOf = new Map(cidades.map((cidade) => [cidade.id, cidade]))
  const sorted = [...igrejas].sort(
    (a, b) => compare(cityOf.get(a.cidade)?.nome, cityOf.get(b.cidade)?.nome) || compare(a.nome, b.nome),
  )
  return sorted.flatMap((igreja) => {
    const cultos = serviceDates(range, igreja).length
    return cargos.flatMap((cargo) =>
      [...GENEROS].reverse().flatMap((genero): MonthRow<Person>[] => {
        const key = rowKey(igreja.id, cargo.id, genero)
        const pessoas = people.get(key)
        if (!pessoas || !cargo.tipo || cargo.tipo === 'Admin') return []
        const earlier = made.get(key) ?? []
        const last = lastReport(earlier)
        const row = {
          key,
          cidade: cityOf.get(igreja.cidade),
          igreja,
          cargo,
          genero,
          pessoas,
          nome: reportName(last?.nomeRelatorio, cargo.nome, genero, range),
          quantidades: usualQuantidades(last, cargo.tipo),
          cultos,
          ...changes.get(key),
        }
        return [{ ...row, estado: stateOf(row, earlier, range) }]
      }),
    )
  })
}

function stateOf(
  row: Omit<MonthRow<unknown>, 'estado'>,
  earlier: readonly Report[],
  range: DateRange,
): RowState {
  const { igreja, pessoas, quantidades, cultos } = row
  const there = earlier.find((report) => (report.ativo || report.atual) && reportTouches(report, range))
  if (there) return { tipo: 'ja-existe', report: there.id, ate: reportRange(there).fim }
  if (igreja.diasCulto.length + igreja.diasRDJ.length + (igreja.diasEspeciais?.length ?? 0) === 0) {
    return { tipo: 'sem-dias' }
  }
  if (cultos === 0) return { tipo: 'sem-cultos' }
  const pedidos = totalOf(quantidades)
  if (pedidos === 0) return { tipo: 'sem-vagas' }
  return pedidos > pessoas.length ? { tipo: 'faltam', pedidos, pessoas: pessoas.length } : { tipo: 'pronto' }
}

export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) pushTo(groups, keyOf(item), item)
  return groups
}

function compare(a = '', b = ''): number {
  return foldText(a) < foldText(b) ? -1 : foldText(a) > foldText(b) ? 1 : 0
}
