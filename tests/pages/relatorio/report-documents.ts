import { Timestamp } from 'firebase/firestore'

/** A report document of the small network's house 'central', of its doorkeepers, with the given fields instead. */
export function reportDocument(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    nomeRelatorio: 'Portas dezembro',
    cidade: 'campinas',
    igreja: 'central',
    cargo: 'porteiro',
    genero: 'masculino',
    ativo: false,
    atual: true,
    createdAt: Timestamp.fromMillis(Date.parse('2026-11-01T12:00:00Z')),
    createdBy: 'admin',
    report: [],
    pessoas: [],
    versao: 1,
    ...fields,
  }
}

/** A day as the database holds it: `wall` is 'YYYY-MM-DDTHH:MM', as entered. */
export function dayDocument(
  wall: string,
  postos: Record<string, { id: string; name: string }[]>,
): Record<string, unknown> {
  return { date: Timestamp.fromMillis(Date.parse(`${wall}:00Z`)), ...postos }
}

/** The slot of one person of the small network. */
export function slot(id: string, name: string) {
  return { id, name, genero: 'masculino', cargo: 'porteiro', cidade: 'campinas', igreja: 'central' }
}

export const BLANK = { id: '', name: '' }
