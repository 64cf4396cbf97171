import { GENEROS, type Genero, type Posto } from '#src/domain/entities.ts'

/** The form as typed; ids, and '' for what is not chosen yet. */
export type GenerationDraft = {
  nome: string
  cidade: string
  igreja: string
  cargo: string
  genero: Genero | ''
  inicio: string
  fim: string
  quantidades: Partial<Record<Posto, string>>
  somenteDatas: boolean
}

export const EMPTY_DRAFT: GenerationDraft = {
  nome: '',
  cidade: '',
  igreja: '',
  cargo: '',
  genero: '',
  inicio: '',
  fim: '',
  quantidades: {},
  somenteDatas: false,
}

export function toGenero(text: string): Genero | '' {
  return GENEROS.find((genero) => genero === text) ?? ''
}
