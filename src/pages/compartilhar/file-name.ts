import { foldText } from '#src/lib/fold-text.ts'
import type { Roteiro } from '#src/output/roteiro.ts'

/** 'escala-jardim-novo-2026-10.png'; of the second and later parts '...-2.png'. */
export function fileName({ igreja, mes }: Pick<Roteiro, 'igreja' | 'mes'>, ending: string, part = 1): string {
  const house = foldText(igreja)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `${['escala', house, mes, part > 1 ? part : ''].filter((piece) => piece !== '').join('-')}.${ending}`
}
