import type { User } from './entities.ts'

/** Actions of the audit log. */
export const LOG_ACTIONS = [
  'Primeiro-Login',
  'Relatorio-Atv',
  'Relatorio-Atual',
  'Relatorio-Up',
  'Relatorio-Troca',
  'Relatorio-Novo',
  'Relatorio-Del',
  'Usuario-Novo',
  'Usuario-Up',
  'Usuario-Senha',
  'Usuario-Del',
  'Cargo-Novo',
  'Cargo-Up',
  'Cargo-Del',
  'Cidade-Novo',
  'Cidade-Up',
  'Cidade-Del',
  'Igreja-Novo',
  'Igreja-Up',
  'Igreja-Del',
] as const
export type LogAction = (typeof LOG_ACTIONS)[number]

/** Who makes a change, as its Log entry names them. */
export type Author = Pick<User, 'id' | 'email' | 'name'>

export type Log = {
  id: string
  userId: string
  /** the e-mail */
  userName: string
  nameUser: string
  /** of the four actions of the specification on reports */
  reportId: string
  /** id and name of the document that came, changed or went */
  alvo: string
  nome: string
  action: string
  /** ms since the epoch */
  timestamp: number | undefined
  /** why it was done against the rules of the roster */
  motivo?: string
}
