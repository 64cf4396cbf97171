import type { Geracao } from '#src/domain/entities.ts'
import type { GenerationInput } from './generate-report.ts'

/** Which way of generating made a report: it changes when the same input would give another report. */
const ALGORITMO = 'cascata-3'

/** What a report keeps of how it was made: whether the same seed would make it again, and if not, that the data changed. */
export function geracaoOf(input: GenerationInput): Geracao {
  const { igreja, grupo, pessoas, couples, quantidades, historico, outros, inicio, fim } = input
  const people = pessoas.map(({ id, desde, maxPorMes, naoPostos, ausencias, dias }) =>
    JSON.stringify([id, desde, maxPorMes, naoPostos, ausencias, dias]),
  )
  const days = (historico ?? []).map((day) => JSON.stringify(day))
  const others = (outros ?? []).map((report) => JSON.stringify(report))
  const pairs = (couples ?? []).map((couple) => JSON.stringify(couple))
  const { diasCulto, diasRDJ, rdj, diasEspeciais } = igreja
  const known = [
    [inicio, fim, grupo, quantidades, diasCulto, diasRDJ, rdj, diasEspeciais],
    people.sort(),
    days.sort(),
    others.sort(),
    pairs.sort(),
  ]
  return { seed: input.seed, algoritmo: ALGORITMO, entrada: shortHash(JSON.stringify(known)) }
}

/** FNV-1a, 32 bits (http://www.isthe.com/chongo/tech/comp/fnv): tells inputs apart, protects nothing. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}
