import type { Refusal } from '#src/domain/can.ts'

const TEXTS: Record<Refusal, string> = {
  'no-permission': 'Seu cargo não tem esta permissão.',
  self: 'Ninguém pode fazer isto com o próprio usuário.',
  'own-cargo': 'Este é o seu próprio cargo: só o nome pode mudar.',
  'exceeds-yours': 'Este cargo tem permissões que você não tem.',
  'no-posts': 'Cargos Admin não podem gerar relatórios.',
  'not-yours': 'Este relatório não está disponível para você.',
}

/** Why an action is not offered, as a sentence. */
export function refusalText(refusal: Refusal): string {
  return TEXTS[refusal]
}
