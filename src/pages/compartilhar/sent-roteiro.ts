import { POSTOS } from '#src/domain/entities.ts'
import { readDevice, writeDevice } from '#src/lib/device-storage.ts'
import {
  readBoolean,
  readInteger,
  readList,
  readMillis,
  readOneOf,
  readString,
  toFields,
} from '#src/lib/untyped-data.ts'
import type { Escalado, Roteiro, RoteiroCulto, RoteiroPosto } from '#src/output/roteiro.ts'

/** What this device sent of a house and month, as it was then. `at`: ms since the epoch. */
export type SentRoteiro = { at: number; roteiro: Roteiro }

/** What was sent last; undefined when nothing was, or nothing readable is kept. */
export function readSent(igreja: string, mes: string): SentRoteiro | undefined {
  const { at, roteiro } = toFields(readDevice(nameOf(igreja, mes)))
  if (typeof at !== 'number') return undefined
  const fields = toFields(roteiro)
  return {
    at,
    roteiro: {
      igreja: readString(fields, 'igreja'),
      cidade: readString(fields, 'cidade'),
      mes,
      versaoEm: readMillis(fields['versaoEm']),
      cultos: readList(fields, 'cultos').map(parseCulto),
    },
  }
}

/**
 * Kept on the device until log-out, whole: the version numbers alone would not say what a member could read then, and a change of
 * state ('ativo') has none.
 */
export function rememberSent(igreja: string, roteiro: Roteiro, at: number): void {
  writeDevice(nameOf(igreja, roteiro.mes), { at, roteiro })
}

function nameOf(igreja: string, mes: string): string {
  return `enviado:${igreja}:${mes}`
}

function parseCulto(value: unknown): RoteiroCulto {
  const fields = toFields(value)
  return { date: readInteger(fields, 'date'), postos: readList(fields, 'postos').flatMap(parsePosto) }
}

function parsePosto(value: unknown): RoteiroPosto[] {
  const fields = toFields(value)
  const posto = readOneOf(fields, 'posto', POSTOS)
  if (!posto) return []
  return [
    {
      posto,
      nome: readString(fields, 'nome'),
      pessoas: readList(fields, 'pessoas').map(parseEscalado),
      vagas: readInteger(fields, 'vagas'),
    },
  ]
}

function parseEscalado(value: unknown): Escalado {
  const fields = toFields(value)
  return { id: readString(fields, 'id'), name: readString(fields, 'name'), irma: readBoolean(fields, 'irma') }
}
