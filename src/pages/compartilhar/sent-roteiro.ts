import * as v from 'valibot'
import { POSTOS } from '#src/domain/entities.ts'
import type { Roteiro } from '#src/output/roteiro.ts'
import { readDevice, writeDevice } from '#src/session/device-storage.ts'

/** What this device sent of a house and month, as it was then. `at`: ms since the epoch. */
export type SentRoteiro = { at: number; roteiro: Roteiro }

const ROTEIRO = v.object({
  igreja: v.string(),
  cidade: v.string(),
  mes: v.string(),
  versaoEm: v.optional(v.number()),
  cultos: v.array(
    v.object({
      date: v.number(),
      postos: v.array(
        v.object({
          posto: v.picklist(POSTOS),
          nome: v.string(),
          pessoas: v.array(v.object({ id: v.string(), name: v.string(), irma: v.boolean() })),
          vagas: v.number(),
        }),
      ),
    }),
  ),
})
const SENT = v.object({ at: v.number(), roteiro: ROTEIRO })

/** What was sent last; undefined when nothing was, or nothing readable is kept. */
export function readSent(igreja: string, mes: string): SentRoteiro | undefined {
  const { success, output } = v.safeParse(SENT, readDevice(nameOf(igreja, mes)))
  if (!success) return undefined
  const { versaoEm, ...rest } = output.roteiro
  return { at: output.at, roteiro: { ...rest, versaoEm } }
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
