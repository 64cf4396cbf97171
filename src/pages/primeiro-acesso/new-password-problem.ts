import { MAX_PASSWORD_BYTES, MIN_PASSWORD_LENGTH, passwordBytes } from '#src/domain/password.ts'

export type PasswordProblem = { field: 'password' | 'confirmation'; text: string }

/** What is wrong with a new password and its confirmation, in the order of the specification, section 5. */
export function newPasswordProblem(
  password: string,
  confirmation: string,
  senhaPadrao: string,
): PasswordProblem | undefined {
  if (password.length < MIN_PASSWORD_LENGTH || password === senhaPadrao) {
    return {
      field: 'password',
      text: `A nova senha deve ter pelo menos ${MIN_PASSWORD_LENGTH} dígitos e não pode ser '${senhaPadrao}'.`,
    }
  }
  if (passwordBytes(password) > MAX_PASSWORD_BYTES) {
    return {
      field: 'password',
      text: `A nova senha é longa demais: use no máximo ${MAX_PASSWORD_BYTES} letras ou números.`,
    }
  }
  if (password !== confirmation) return { field: 'confirmation', text: 'As senhas não coincidem!' }
  return undefined
}
