import type { Cargo, Posto, Quantidades } from '#src/domain/entities.ts'
import { POSTOS_BY_TIPO } from '#src/domain/entities.ts'
import { isWallDate, shiftDays, toStored } from '#src/lib/service-time.ts'
import { totalOf } from './generate-report.ts'
import type { ServiceTimes } from './service-dates.ts'
import { MAX_RANGE_DAYS, serviceDates } from './service-dates.ts'

/** The most people one post takes. */
export const MAX_QUANTIDADE = 200

/** The generation form as typed and chosen; a choice not made is undefined. */
export type GenerationInput = {
  nome: string
  cidade: string | undefined
  igreja: ServiceTimes | undefined
  cargo: Pick<Cargo, 'tipo'> | undefined
  genero: string | undefined
  inicio: string
  fim: string
  /** as typed; only the posts of the position's type count */
  quantidades: Partial<Record<Posto, string>>
  somenteDatas: boolean
  /** number of users of the same prayer house, position and gender */
  candidatos: number
}

export type GenerationField = 'nome' | 'cidade' | 'igreja' | 'cargo' | 'genero' | 'inicio' | 'fim' | Posto

export type GenerationErrorCode =
  | 'position-cannot-generate'
  | 'invalid-quantity'
  | 'missing-name'
  | 'missing-field'
  | 'end-before-start'
  | 'range-too-long'
  | 'not-enough-people'
  | 'no-service-date'

/** The quantities as numbers, or the first rule broken and the fields that break it. */
export type GenerationCheck =
  | { ok: true; quantidades: Quantidades }
  | { ok: false; code: GenerationErrorCode; fields: GenerationField[] }

function refuse(code: GenerationErrorCode, fields: GenerationField[]): GenerationCheck {
  return { ok: false, code, fields }
}

/** A whole number from 0 to MAX_QUANTIDADE, in digits alone; undefined for anything else. */
export function parseQuantidade(text: string): number | undefined {
  const digits = text.trim()
  if (!/^\d{1,9}$/.test(digits)) return undefined
  const quantity = Number(digits)
  return quantity <= MAX_QUANTIDADE ? quantity : undefined
}

function missingFields(form: GenerationInput): GenerationField[] {
  const choices = ['cidade', 'igreja', 'cargo', 'genero'] as const
  const dates = ['inicio', 'fim'] as const
  return [
    ...choices.filter((field) => form[field] === undefined || form[field] === ''),
    ...dates.filter((field) => !isWallDate(form[field])),
  ]
}

/**
 * Checks the generation form in the order of the specification. A position that generates nothing (Admin, or an older
 * one without a type) comes first: it has no quantities to judge.
 */
export function validateGeneration(form: GenerationInput): GenerationCheck {
  const postos = form.cargo === undefined ? [] : POSTOS_BY_TIPO[form.cargo.tipo ?? 'Admin']
  if (form.cargo !== undefined && postos.length === 0) return refuse('position-cannot-generate', ['cargo'])

  const quantidades: Quantidades = {}
  const invalid: Posto[] = []
  for (const posto of postos) {
    const quantity = parseQuantidade(form.quantidades[posto] ?? '')
    if (quantity === undefined) invalid.push(posto)
    else quantidades[posto] = quantity
  }
  if (invalid.length > 0) return refuse('invalid-quantity', invalid)
  const total = totalOf(quantidades)
  if (postos.length > 0 && total === 0) return refuse('invalid-quantity', [...postos])

  if (form.nome.trim() === '') return refuse('missing-name', ['nome'])

  const missing = missingFields(form)
  if (form.igreja === undefined || missing.length > 0) return refuse('missing-field', missing)
  const { inicio, fim, igreja } = form
  const first = toStored(inicio, '00:00')
  const last = toStored(fim, '00:00')
  if (last < first) return refuse('end-before-start', ['inicio', 'fim'])
  if (last >= shiftDays(first, MAX_RANGE_DAYS)) return refuse('range-too-long', ['inicio', 'fim'])

  if (!form.somenteDatas && form.candidatos < total) return refuse('not-enough-people', [...postos])
  if (serviceDates({ inicio, fim }, igreja).length === 0) return refuse('no-service-date', ['inicio', 'fim'])
  return { ok: true, quantidades }
}
