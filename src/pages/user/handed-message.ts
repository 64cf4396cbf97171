import type { User } from '#src/domain/entities.ts'
import { DIAS_SENHA_PROVISORIA } from '#src/domain/senha-provisoria.ts'

/** What the person reads who gets a one-time password; `address` is where the app is. */
export function handedMessage(
  { name, email }: Pick<User, 'name' | 'email'>,
  password: string,
  address: string,
): string {
  const [first = name] = name.trim().split(/\s+/)
  return [
    `Olá, ${first}! Este é o seu acesso à escala:`,
    address,
    `Usuário: ${email}`,
    `Senha provisória: ${password}`,
    `No primeiro acesso você cria a sua própria senha. Esta vale por ${DIAS_SENHA_PROVISORIA} dias.`,
  ].join('\n')
}
