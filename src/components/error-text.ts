import { DataError, type DataErrorKind } from '#src/domain/data-error.ts'

const WHY: Partial<Record<DataErrorKind, string>> = {
  offline: 'Sem conexão com o servidor. Nada foi gravado: verifique a internet e tente de novo.',
  refused: 'Sua permissão não alcança esta ação, ou sua sessão terminou.',
  busy: 'Muitas pessoas usando ao mesmo tempo. Aguarde um pouco e tente de novo.',
  missing: 'O registro não existe mais: alguém o excluiu.',
  'too-large': 'O conteúdo passa do tamanho que o banco de dados aceita.',
}

/** The screen's own sentence, followed by what is known of the reason. */
export function errorText(sentence: string, error: unknown): string {
  const why = error instanceof DataError ? WHY[error.kind] : undefined
  return why ? `${sentence} ${why}` : sentence
}
