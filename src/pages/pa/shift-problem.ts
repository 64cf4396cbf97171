import { errorText } from '#src/components/error-text.ts'
import { ConflictError, DataError } from '#src/domain/data-error.ts'
import { NothingToShift } from './shift-dates.ts'

/** Why the dates were not moved, and what to do. */
export function shiftProblem(reason: unknown): string {
  if (reason instanceof NothingToShift)
    return 'Nenhum culto deste relatório está nesse período. Confira as datas.'
  if (reason instanceof ConflictError) {
    const who = reason.intervening?.nameUser || 'Alguém'
    return `${who} salvou este relatório enquanto isso. Nada foi movido: confira a prévia e tente de novo.`
  }
  if (reason instanceof DataError && reason.kind === 'missing') return 'Nenhum relatorio encontrado.'
  return errorText('Erro ao atualizar relatorio.', reason)
}
