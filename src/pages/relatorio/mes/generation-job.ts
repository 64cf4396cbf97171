import type { NomesPostos } from '#src/domain/entities.ts'
import type { GenerationInput } from '#src/roster/generate-report.ts'

/** A generation as a message can carry it: without functions. */
export type GenerationJob = Omit<GenerationInput, 'names'> & { nomes: NomesPostos }

export function jobInput({ nomes, ...input }: GenerationJob): GenerationInput {
  const people = new Map(input.pessoas.map(({ id, name }) => [id, name]))
  return {
    ...input,
    names: {
      pessoa: (id) => people.get(id) ?? '',
      igreja: () => '',
      posto: (posto) => nomes[posto],
    },
  }
}
