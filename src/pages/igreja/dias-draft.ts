import { DIAS, type DiaCulto } from '#src/domain/entities.ts'
import { isWallTime } from '#src/lib/service-time.ts'

/** A weekly service in the form; `key` is its own among the rows of its list. */
export type DiaRow = DiaCulto & { key: number }

/** What is wrong with a row, by its key. */
export type DiaProblems = Record<number, string>

/** The rules refuse more. */
export const MAX_DIAS = 14

export function toRows(dias: readonly DiaCulto[]): DiaRow[] {
  return dias.map((dia, key) => ({ ...dia, key }))
}

/** One more row: the first weekday that has none, at `horario`. */
export function addRow(rows: readonly DiaRow[], horario: string): DiaRow[] {
  const dia = DIAS.find((free) => rows.every((row) => row.dia !== free)) ?? 'Domingo'
  const key = Math.max(-1, ...rows.map((row) => row.key)) + 1
  return [...rows, { key, dia, horario }]
}

/** The rows as they are stored. */
export function toDias(rows: readonly DiaRow[]): DiaCulto[] {
  return rows.map(({ dia, horario }) => ({ dia, horario }))
}

/** undefined when every row is a service of its own. */
export function diaProblems(rows: readonly DiaRow[]): DiaProblems | undefined {
  const problems: DiaProblems = {}
  rows.forEach((row, index) => {
    const problem = rowProblem(row, rows.slice(0, index))
    if (problem) problems[row.key] = problem
  })
  return Object.keys(problems).length > 0 ? problems : undefined
}

function rowProblem({ dia, horario }: DiaRow, before: readonly DiaRow[]): string | undefined {
  if (horario === '') return 'Informe o horário.'
  if (!isWallTime(horario)) return `O horário ${horario} não existe: use de 00:00 a 23:59.`
  if (before.some((row) => row.dia === dia && row.horario === horario))
    return 'Este dia e horário já está na lista.'
  return before.length >= MAX_DIAS ? `São no máximo ${MAX_DIAS} dias: remova este.` : undefined
}
