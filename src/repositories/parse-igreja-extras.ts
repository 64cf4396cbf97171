import {
  type Contato,
  type DiaEspecial,
  MODOS_TROCA,
  POSTOS,
  type Quantidades,
  type RegraTrocas,
  TIPOS_DIA_ESPECIAL,
} from '#src/domain/entities.ts'
import { isWallDate, isWallTime } from '#src/lib/service-time.ts'
import { isFields, readInteger, readOneOf, readString } from '#src/lib/untyped-data.ts'

/** An entry without a date, a kind, or the time that its kind needs is dropped: it says nothing. */
export function parseDiaEspecial(entry: unknown): DiaEspecial[] {
  if (!isFields(entry)) return []
  const tipo = readOneOf(entry, 'tipo', TIPOS_DIA_ESPECIAL)
  const data = readString(entry, 'data')
  const horario = readString(entry, 'horario')
  const hasTime = isWallTime(horario) || (horario === '' && tipo !== 'extra')
  if (!tipo || !isWallDate(data) || !hasTime) return []
  const quantidades = tipo === 'sem-escala' ? undefined : parseQuantidades(entry['quantidades'])
  return [{ data, horario, tipo, ...(quantidades ? { quantidades } : {}) }]
}

function parseQuantidades(value: unknown): Quantidades | undefined {
  if (!isFields(value)) return undefined
  const quantidades: Quantidades = {}
  for (const posto of POSTOS) {
    const quantity = value[posto]
    if (typeof quantity === 'number' && Number.isSafeInteger(quantity) && quantity >= 0) {
      quantidades[posto] = quantity
    }
  }
  return Object.keys(quantidades).length > 0 ? quantidades : undefined
}

/** Whom to ask; nobody without a name or a number. */
export function parseContato(value: unknown): Contato | undefined {
  if (!isFields(value)) return undefined
  const nome = readString(value, 'nome').trim()
  const celular = readString(value, 'celular')
  return nome !== '' && celular !== '' ? { nome, celular } : undefined
}

/** How the house lets its members swap turns; undefined when it says nothing readable. */
export function parseTrocas(value: unknown): RegraTrocas | undefined {
  if (!isFields(value)) return undefined
  const modo = readOneOf(value, 'modo', MODOS_TROCA)
  return modo && { modo, horas: Math.max(0, readInteger(value, 'horas')) }
}
