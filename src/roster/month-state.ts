import type { Listado } from '#src/domain/listado.ts'
import { addMonths, monthOf } from '#src/lib/service-labels.ts'
import { wholeMonth } from './month-range.ts'
import { monthRows, type NetworkLists } from './month-rows.ts'

/** How far a month is made, house by house. */
export type MonthState = {
  /** 'YYYY-MM' */
  mes: string
  /** houses of which a report is there, or could be made */
  casas: number
  /** those of which nothing is left to make */
  prontas: number
  /** the names of the others */
  faltam: string[]
  /** reports of the month that members do not see yet, by id */
  rascunhos: string[]
}

/** The state of the month after the one of `agora` (stored ms). A house without days of service, or with too few people, counts for nothing. */
export function comingMonthState(lists: NetworkLists<Listado>, agora: number): MonthState {
  const mes = addMonths(monthOf(agora), 1)
  const published = new Set(lists.reports.filter(({ ativo }) => ativo).map(({ id }) => id))
  const houses = new Map<string, { nome: string; left: boolean }>()
  const rascunhos: string[] = []
  for (const { igreja, estado } of monthRows(lists, wholeMonth(`${mes}-01`), new Map())) {
    if (estado.tipo !== 'pronto' && estado.tipo !== 'ja-existe') continue
    const left = estado.tipo === 'pronto' || houses.get(igreja.id)?.left === true
    houses.set(igreja.id, { nome: igreja.nome, left })
    if (estado.tipo === 'ja-existe' && !published.has(estado.report)) rascunhos.push(estado.report)
  }
  const faltam = [...houses.values()].filter(({ left }) => left).map(({ nome }) => nome)
  return { mes, casas: houses.size, prontas: houses.size - faltam.length, faltam, rascunhos }
}
