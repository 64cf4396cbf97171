import { beforeEach, expect, test, vi } from 'vitest'
import { DataError } from '#src/domain/data-error.ts'
import { loginErrorText } from '#src/pages/login/login-error-text.ts'
import { LoginError } from '#src/session/login-error.ts'

const warn = vi.spyOn(console, 'warn')
beforeEach(() => {
  warn.mockReset().mockImplementation(() => {})
})

test.each<[unknown, string]>([
  [new LoginError('unknown-user'), 'Usuário não encontrado!'],
  [new LoginError('wrong-password'), 'Senha incorreta!'],
  [new DataError('busy'), 'Erro ao fazer login! Muitos aparelhos novos'],
  [new DataError('offline'), 'Erro ao fazer login! Sem conexão com o servidor.'],
  [new TypeError('Failed to fetch dynamically imported module'), 'Erro ao fazer login! Sem conexão'],
])('%s has its sentence', (error, sentence) => {
  expect(loginErrorText(error, 'ada@rede.org')).toContain(sentence)
  expect(warn).not.toHaveBeenCalled()
})

test('anything else is an error at log-in, and its cause goes to the console', () => {
  const cause = new Error('surprise')
  expect(loginErrorText(cause, 'ada@rede.org')).toBe('Erro ao fazer login!')
  expect(warn).toHaveBeenCalledWith('Log-in failed', cause)
})

test('a locked account is told the earliest time, which does not move with further tries', () => {
  const now = new Date(2026, 10, 20, 9, 50).getTime()
  const told = 'Muitas tentativas com a senha errada. Tente novamente às 10:05.'
  expect(loginErrorText(new LoginError('locked'), 'eva@rede.org', now)).toBe(told)
  expect(loginErrorText(new LoginError('locked'), 'eva@rede.org', now + 60_000)).toBe(told)
})
