import type { Limites, Posto } from '#src/domain/entities.ts'
import { isWallDate } from '#src/lib/service-time.ts'

/** The limits of a person's turns in the form: texts as typed, '' for none. */
export type LimitsDraft = { desde: string; maxPorMes: string; naoPostos: readonly Posto[] }

export function toLimitsDraft({ desde = '', maxPorMes, naoPostos = [] }: Limites): LimitsDraft {
  return { desde, maxPorMes: maxPorMes === undefined ? '' : String(maxPorMes), naoPostos }
}

/** The limits to save, or what is wrong with the date; a person must be left some post of `postos`. */
export function readLimitsDraft(
  { desde, maxPorMes, naoPostos }: LimitsDraft,
  postos: readonly Posto[],
): { limits: Limites } | { problem: { desde?: string; naoPostos?: string } } {
  if (desde !== '' && !isWallDate(desde)) return { problem: { desde: 'Esta data não existe.' } }
  if (postos.length > 0 && postos.every((posto) => naoPostos.includes(posto))) {
    return { problem: { naoPostos: 'Deixe ao menos um local em que a pessoa sirva.' } }
  }
  return {
    limits: {
      ...(desde === '' ? {} : { desde }),
      ...(maxPorMes === '' ? {} : { maxPorMes: Number(maxPorMes) }),
      ...(naoPostos.length > 0 ? { naoPostos: [...naoPostos] } : {}),
    },
  }
}
