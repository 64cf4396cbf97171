import {
  type DiaEspecial,
  POSTOS,
  type Posto,
  type Quantidades,
  type TipoDiaEspecial,
} from '#src/domain/entities.ts'
import { isWallDate, isWallTime } from '#src/lib/service-time.ts'

/** The rules refuse more. */
export const MAX_SPECIAL_DAYS = 14
/** The rules refuse more in one post of a special day. */
export const MAX_SPECIAL_QUANTITY = 20

/** A special day in the form: texts as typed; `key` is its own among the rows. */
export type SpecialRow = {
  key: number
  data: string
  horario: string
  tipo: TipoDiaEspecial
  quantidades: Partial<Record<Posto, string>>
}

/** What is wrong with a row. */
export type SpecialProblem = Partial<Record<'data' | 'horario' | 'quantidades', string>>
/** By the key of the row. */
export type SpecialProblems = Record<number, SpecialProblem>

export function toSpecialRows(days: readonly DiaEspecial[]): SpecialRow[] {
  return days.map(({ quantidades = {}, ...day }, key) => ({
    ...day,
    key,
    quantidades: Object.fromEntries(Object.entries(quantidades).map(([posto, n]) => [posto, String(n)])),
  }))
}

export function addSpecialRow(rows: readonly SpecialRow[]): SpecialRow[] {
  const key = Math.max(-1, ...rows.map((row) => row.key)) + 1
  return [...rows, { key, data: '', horario: '', tipo: 'extra', quantidades: {} }]
}

/** The rows as they are stored, by date; `quantidades` only where the kind has them. */
export function toSpecialDays(rows: readonly SpecialRow[]): DiaEspecial[] {
  return rows
    .map(({ data, horario, tipo, quantidades: typed }) => {
      const quantidades = tipo === 'sem-escala' ? {} : quantitiesOf(typed)
      return { data, horario, tipo, ...(Object.keys(quantidades).length > 0 ? { quantidades } : {}) }
    })
    .sort((a, b) => (`${a.data} ${a.horario}` < `${b.data} ${b.horario}` ? -1 : 1))
}

/** undefined when every row can be stored. */
export function specialProblems(rows: readonly SpecialRow[]): SpecialProblems | undefined {
  const problems: SpecialProblems = {}
  rows.forEach((row, index) => {
    const problem = problemOf(row, rows.slice(0, index))
    if (Object.keys(problem).length > 0) problems[row.key] = problem
  })
  return Object.keys(problems).length > 0 ? problems : undefined
}

function problemOf({ data, horario, tipo, quantidades }: SpecialRow, before: SpecialRow[]): SpecialProblem {
  if (!isWallDate(data)) return { data: 'Informe a data.' }
  if (tipo === 'extra' && horario === '') return { horario: 'Informe o horário.' }
  if (horario !== '' && !isWallTime(horario)) return { horario: `O horário ${horario} não existe.` }
  const isTwice = before.some((row) => row.data === data && row.horario === horario && row.tipo === tipo)
  if (isTwice) return { data: 'Esta data já está na lista.' }
  if (tipo === 'sem-escala') return {}
  const typed = POSTOS.map((posto) => (quantidades[posto] ?? '').trim()).filter((text) => text !== '')
  if (tipo === 'quantidades' && typed.length === 0) return { quantidades: 'Informe ao menos uma quantidade.' }
  const isWrong = typed.some((text) => !/^\d{1,3}$/.test(text) || Number(text) > MAX_SPECIAL_QUANTITY)
  return isWrong ? { quantidades: `Use números de 0 a ${MAX_SPECIAL_QUANTITY}.` } : {}
}

function quantitiesOf(typed: SpecialRow['quantidades']): Quantidades {
  const quantidades: Quantidades = {}
  for (const posto of POSTOS) {
    const text = (typed[posto] ?? '').trim()
    if (text !== '') quantidades[posto] = Number(text)
  }
  return quantidades
}
