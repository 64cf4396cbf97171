import type { Genero, Posto, ReportDay } from '#src/domain/entities.ts'

/** Whom the days beside are of: 'Irmãs'. */
export function besideName(genero: Genero | undefined): string {
  return genero === 'feminino' ? 'Irmãs' : 'Irmãos'
}

/** The names in a post of the other report's service; a dash where nobody is. */
export function besideNames(day: ReportDay, posto: Posto): string {
  const names = (day[posto] ?? []).map(({ name }) => name).filter(Boolean)
  return names.join(', ') || '—'
}
