import { errorText } from '#src/components/error-text.ts'
import { type Troca, TrocaError, type TrocaProblem, type Turno } from '#src/domain/troca.ts'
import { shortWhen } from '#src/lib/service-labels.ts'

const PROBLEMS: Record<TrocaProblem, string> = {
  'outra-pessoa': 'Outra pessoa respondeu antes. A escala já está certa: não é preciso fazer nada.',
  encerrada: 'Este pedido já foi encerrado. Nada mudou na escala.',
  'dia-mudou':
    'Este dia mudou na escala enquanto isso. Veja os seus compromissos e, se for preciso, peça de novo.',
  'ja-serve': 'Já há um lugar com este nome neste culto. Nada mudou na escala.',
  tarde: 'O prazo deste pedido já passou. Fale com quem cuida da escala.',
}

/** Why it did not work, and what to do. */
export function trocaProblem(sentence: string, error: unknown): string {
  return error instanceof TrocaError ? PROBLEMS[error.problem] : errorText(sentence, error)
}

/** 'dom 29/11 18:30, Átrio' */
export function turnoText(
  { data, posto }: Pick<Turno, 'data' | 'posto'>,
  nomes: Record<string, string>,
): string {
  return `${shortWhen(data)}, ${nomes[posto] ?? posto}`
}

/** What becomes of the request, said to the one who asked. */
export function stateText({ estado, para }: Troca, nomePara: string): string {
  switch (estado) {
    case 'pedida':
      return para === ''
        ? 'Você pediu a qualquer pessoa da equipe.'
        : `Você pediu a ${nomePara}. Ainda sem resposta.`
    case 'combinada':
      return `${nomePara} aceitou. Falta a aprovação de quem cuida da escala.`
    case 'aceita':
      return `${nomePara} aceitou e está no seu lugar.`
    case 'recusada':
      return `${nomePara} não pode.`
    case 'avisada':
      return 'Você avisou quem cuida da escala.'
    case 'fechada':
      return 'Quem cuida da escala encerrou o pedido.'
    case 'retirada':
      return 'Você desistiu do pedido.'
  }
}
