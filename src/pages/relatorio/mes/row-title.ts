import type { MonthRow } from '#src/roster/month-rows.ts'

/** 'Porteiro, irmãs' */
export function rowTitle({ cargo, genero }: Pick<MonthRow, 'cargo' | 'genero'>): string {
  return `${cargo.nome}, ${genero === 'feminino' ? 'irmãs' : 'irmãos'}`
}
