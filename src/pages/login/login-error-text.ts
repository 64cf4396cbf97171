import { DataError } from '#src/domain/data-error.ts'
import { DIAS_SENHA_PROVISORIA } from '#src/domain/senha-provisoria.ts'
import { LoginError } from '#src/session/login-error.ts'

const EXPIRED = `Esta senha provisória venceu: ela vale por ${DIAS_SENHA_PROVISORIA} dias. Peça uma nova a quem cadastra as pessoas da sua casa de oração.`

const LOCK_MS = 15 * 60 * 1000

/** When each username may be tried again at the latest, in ms: refused attempts do not lengthen a lock, so the earliest bound holds. */
const lockedUntil = new Map<string, number>()

/** What went wrong with a log-in, as the sentence for the page. `now` is ms since the epoch. */
export function loginErrorText(error: unknown, username: string, now = Date.now()): string {
  if (error instanceof LoginError) {
    if (error.reason === 'unknown-user') return 'Usuário não encontrado!'
    if (error.reason === 'wrong-password') return 'Senha incorreta!'
    if (error.reason === 'expired') return EXPIRED
    return lockedText(username, now)
  }
  const kind = error instanceof DataError ? error.kind : 'unknown'
  if (kind === 'busy') {
    return 'Erro ao fazer login! Muitos aparelhos novos entraram por esta mesma rede. Tente pela internet do celular ou aguarde uma hora.'
  }
  if (kind === 'offline' || isChunkFailure(error)) {
    return 'Erro ao fazer login! Sem conexão com o servidor. Verifique a internet e tente de novo.'
  }
  console.warn('Log-in failed', error)
  return 'Erro ao fazer login!'
}

/** The code of the protocol is loaded on demand; a browser without a network says so with a TypeError. */
function isChunkFailure(error: unknown): boolean {
  return error instanceof TypeError
}

function lockedText(username: string, now: number): string {
  const known = lockedUntil.get(username)
  const until = known && known > now ? known : now + LOCK_MS
  lockedUntil.set(username, until)
  const time = new Date(until).toLocaleTimeString('pt-BR', { hour: '2-digit', minute: '2-digit' })
  return `Muitas tentativas com a senha errada. Tente novamente às ${time}.`
}
