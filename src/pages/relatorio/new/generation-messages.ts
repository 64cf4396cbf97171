import { NAME_TOO_LONG } from '#src/components/name-too-long.ts'
import { POSTOS } from '#src/domain/entities.ts'
import { nameProblem } from '#src/domain/name.ts'
import {
  type GenerationErrorCode,
  type GenerationField,
  MAX_QUANTIDADE,
  parseQuantidade,
} from '#src/roster/validate-generation.ts'
import type { GenerationDraft } from './generation-draft.ts'

/** What stands in the way: `form` is the sentence above the button, the others stand below their fields. */
export type GenerationProblems = Partial<Record<GenerationField | 'form', string>>

const SENTENCES: Record<GenerationErrorCode, string> = {
  'position-cannot-generate': 'Cargos Admin não podem gerar relatórios.',
  'invalid-quantity': 'Certifique-se de preencher todos os campos numéricos corretamente!',
  'missing-name': 'Por favor, insira o nome do relatório!',
  'missing-field': 'Preencha todos os campos!',
  'end-before-start': 'A data de fim não pode ser anterior à data de início.',
  'range-too-long': 'O período pode ter no máximo 5 anos.',
  'not-enough-people': 'Não há usuários suficientes para preencher todas as funções!',
  'no-service-date': 'Nenhuma data de culto encontrada. Verifique as configurações de datas.',
}

export function problemsOf(
  code: GenerationErrorCode,
  fields: readonly GenerationField[],
  draft: GenerationDraft,
  /** how many people there are to draw from */
  candidatos: number,
): GenerationProblems {
  return {
    ...Object.fromEntries(fields.map((field) => [field, fieldText(code, field, fields, draft, candidatos)])),
    form: SENTENCES[code],
  }
}

/** A name that the rules would refuse for its length. */
export function longNameProblems(nome: string): GenerationProblems | undefined {
  if (nameProblem(nome) !== 'long') return undefined
  return { form: NAME_TOO_LONG, nome: NAME_TOO_LONG }
}

function fieldText(
  code: GenerationErrorCode,
  field: GenerationField,
  fields: readonly GenerationField[],
  draft: GenerationDraft,
  candidatos: number,
): string {
  if (code === 'missing-field') {
    return field === 'inicio' || field === 'fim' ? 'Informe uma data que exista.' : 'Escolha uma opção.'
  }
  if (code === 'not-enough-people') {
    const posts = POSTOS.filter((posto) => fields.includes(posto))
    const asked = posts.reduce(
      (sum, posto) => sum + (parseQuantidade(draft.quantidades[posto] ?? '') ?? 0),
      0,
    )
    return `São pedidas ${asked} pessoas por culto e há ${candidatos}. Diminua o total.`
  }
  if (code !== 'invalid-quantity') return SENTENCES[code]
  const typed = Object.entries(draft.quantidades).find(([posto]) => posto === field)?.[1] ?? ''
  return Number(typed) === 0 && typed.trim() !== ''
    ? 'Peça pelo menos uma pessoa em algum posto.'
    : `Informe um número inteiro de 0 a ${MAX_QUANTIDADE}.`
}
