import { serverTimestamp } from 'firebase/firestore'
import { attackOn } from './attacks-substitution.ts'
import type { Batch } from './batches.ts'
import type { Docs } from './network.ts'
import { ask, inReturn, type Substitution, trocaId } from './substitution.ts'

export const CRIS = 'uid-cris'
export const MEMBER = 'uid-memberP'
export const ANA = 'uid-recent'
export const SECRETARY = 'uid-secretary'
export const TROCA = `Trocas/${trocaId()}`
export const REPORT = 'Reports/escala'
export const TOLD = { para: '', estado: 'avisada' }
const now = serverTimestamp

/** What those who try something send, and what is there before; memberP asks, cris takes the place, ana exchanges hers. */
export function substituting(at: Substitution) {
  const attack = attackOn(at)
  return {
    attack,
    asks: (wants: string, fields: Record<string, unknown>, given: Docs = {}, id = trocaId()) =>
      attack(wants, given, MEMBER, () => ask(at, fields, id)),
    swapOf: (wants: string, given: Docs, batch: () => Batch) => attack(wants, given, CRIS, batch),
    state: (estado: string, more: Record<string, unknown> = {}): Batch => ({
      [TROCA]: { update: { estado, respondidaEm: now(), ...more } },
    }),
    inReport: (fields: Record<string, unknown>): Docs => ({ [REPORT]: { ...at.docs[REPORT], ...fields } }),
    back: { para: 'ana', devolve: inReturn(at) },
    other: at.docs['Reports/outra'] ?? {},
  }
}
