import type { Problem } from '#src/roster/check-days.ts'

/** What is left to look at: '9 dias, 4 vagas em branco, 2 avisos.', and how many of each. */
export type ReportSummary = { text: string; blanks: number; warnings: number }

export function reportSummary(days: number, problems: readonly Problem[]): ReportSummary {
  const blanks = problems.filter(({ kind }) => kind === 'vaga').length
  const warnings = problems.length - blanks
  const parts = [
    count(days, 'dia', 'dias'),
    // short: on a phone it has one line
    blanks === 0 ? 'sem vagas em branco' : count(blanks, 'vaga em branco', 'vagas em branco'),
    ...(warnings > 0 ? [count(warnings, 'aviso', 'avisos')] : []),
  ]
  return { text: `${parts.join(', ')}.`, blanks, warnings }
}

function count(amount: number, one: string, many: string): string {
  if (amount === 0) return `nenhum ${one}`
  return `${amount} ${amount === 1 ? one : many}`
}

/** The sentences against people by row and address; a row of which nothing changed keeps its object, and is not drawn again. */
export type RowProblems = ReadonlyMap<string, ReadonlyMap<string, string>>

export function problemsByRow(problems: readonly Problem[], before: RowProblems): RowProblems {
  const rows = new Map<string, Map<string, string>>()
  for (const { kind, place, frase } of problems) {
    if (kind === 'vaga') continue
    const row = rows.get(place.key) ?? new Map<string, string>()
    rows.set(place.key, row.set(`${place.key}/${place.posto}/${place.slot}`, frase))
  }
  return new Map(
    [...rows].map(([key, row]) => {
      const known = before.get(key)
      return [key, known && sameEntries(known, row) ? known : row]
    }),
  )
}

function sameEntries(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): boolean {
  return a.size === b.size && [...a].every(([key, value]) => b.get(key) === value)
}
