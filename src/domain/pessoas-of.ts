import { POSTOS, type ReportDay } from './entities.ts'

/** The ids of everybody in the days, each once. A blank placeholder (empty id) is nobody. */
export function pessoasOf(days: readonly ReportDay[]): string[] {
  const pessoas = new Set<string>()
  for (const day of days) {
    for (const posto of POSTOS) {
      for (const { id } of day[posto] ?? []) if (id !== '') pessoas.add(id)
    }
  }
  return [...pessoas]
}
