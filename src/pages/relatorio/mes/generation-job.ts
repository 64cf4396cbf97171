import type { Geracao, NomesPostos } from '#src/domain/entities.ts'
import { type GeneratedReport, type GenerationInput, generateReport } from '#src/roster/generate-report.ts'
import { geracaoOf } from '#src/roster/geracao.ts'

/** A generation as a message can carry it: without functions. */
export type GenerationJob = Omit<GenerationInput, 'names'> & { nomes: NomesPostos }

/** A report with what it keeps of how it was made: to tell that, all of its history is read. */
export type GeneratedJob = { generated: GeneratedReport; geracao: Geracao }

export function runJob(job: GenerationJob): GeneratedJob {
  const input = inputOf(job)
  return { generated: generateReport(input), geracao: geracaoOf(input) }
}

function inputOf({ nomes, ...input }: GenerationJob): GenerationInput {
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
