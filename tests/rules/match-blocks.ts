/** Every path that the rules open a block for: a new one is a decision, to be made here too. */
export const MATCH_BLOCKS = [
  '/databases/{database}/documents',
  '/Login/{key}',
  '/Credencial/{user}',
  '/Tentativa/{uid}',
  '/Dispositivo/{device}',
  '/Falhas/{user}',
  '/Sessao/{uid}',
  '/Diretorio/{igreja}',
  '/User/{user}',
  '/Disponibilidade/{user}',
  '/Vinculo/{vinculo}',
  '/Cidade/{cidade}',
  '/Cargo/{cargo}',
  '/Igreja/{igreja}',
  '/Reports/{report}',
  '/Versoes/{versao}',
  '/Trocas/{troca}',
  '/Lembretes/{lembrete}',
  '/Avisos/{user}',
  '/Envios/{envio}',
  '/Estado/{estado}',
  '/Log/{entry}',
]

/** The paths of the match blocks of these rules, in order. */
export function matchBlocksOf(rules: string): string[] {
  return [...rules.matchAll(/^\s*match (\/\S+) \{$/gm)].map(([, path = '']) => path)
}
