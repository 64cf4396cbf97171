import type { Report } from '#src/domain/entities.ts'

/** An active report of prayer house 'i1' in city 'c1' with nothing in it, but for the given fields. */
export function reportWith(fields: Partial<Report>): Report {
  return {
    id: 'r1',
    nomeRelatorio: 'Escala',
    cidade: 'c1',
    igreja: 'i1',
    cargo: 'k1',
    genero: 'masculino',
    ativo: true,
    atual: true,
    createdAt: 0,
    createdBy: 'u0',
    report: [],
    pessoas: [],
    versao: 1,
    alteracao: undefined,
    ...fields,
  }
}
