import type { Posto, ReportDay } from '#src/domain/entities.ts'
import { peopleInConflict, type ServiceClashes } from './clashes.ts'

/** What is left to look at: '9 dias, 4 vagas em branco, 2 avisos.', and how many blanks that is. */
export function reportSummary(
  days: readonly ReportDay[],
  postos: readonly Posto[],
  clashes: ReadonlyMap<number, ServiceClashes>,
): { text: string; blanks: number } {
  let blanks = 0
  let conflicts = 0
  for (const day of days) {
    const isInConflict = peopleInConflict(day, day.date === undefined ? undefined : clashes.get(day.date))
    for (const posto of postos) {
      for (const { id } of day[posto] ?? []) {
        if (id === '') blanks++
        else if (isInConflict(id)) conflicts++
      }
    }
  }
  const parts = [
    count(days.length, 'dia', 'dias'),
    count(blanks, 'vaga em branco', 'vagas em branco'),
    ...(conflicts > 0 ? [count(conflicts, 'aviso', 'avisos')] : []),
  ]
  return { text: `${parts.join(', ')}.`, blanks }
}

function count(amount: number, one: string, many: string): string {
  if (amount === 0) return `nenhum${one.startsWith('v') ? 'a' : ''} ${one}`
  return `${amount} ${amount === 1 ? one : many}`
}
