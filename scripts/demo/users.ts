import type { Cargo, Genero, User } from '../../src/domain/entities.ts'
import { IGREJAS } from './network.ts'
import { demoPerson } from './people.ts'

export const PEOPLE = 150

/** The password of every demonstration account that has had its first access. */
export const DEMO_PASSWORD = 'portas2026'

export type DemoUser = Omit<User, 'createdAt' | 'sessoesDesde' | 'genero'> & { genero: Genero }

/** The log-ins printed at start: one of each kind. */
export const DEMO_LOGINS: {
  email: string
  who: string
  index: number
  cargo: Cargo['id']
  senhaPadrao: boolean
}[] = [
  { email: 'admin@exemplo.org', who: 'administração', index: 0, cargo: 'administrador', senhaPadrao: false },
  { email: 'secretaria@exemplo.org', who: 'secretaria', index: 1, cargo: 'secretaria', senhaPadrao: false },
  { email: 'porteiro@exemplo.org', who: 'porteiro', index: 17, cargo: 'porteiro', senhaPadrao: false },
  { email: 'som@exemplo.org', who: 'som', index: 25, cargo: 'som', senhaPadrao: false },
  { email: 'novo@exemplo.org', who: 'primeiro acesso', index: 33, cargo: 'porteiro', senhaPadrao: true },
]

/** 150 people spread over the prayer houses; in each house four of five serve at the doors, the others at the sound desk. */
export function demoUsers(): DemoUser[] {
  return Array.from({ length: PEOPLE }, (_, index) => demoUser(index))
}

function demoUser(index: number): DemoUser {
  const login = DEMO_LOGINS.find((one) => one.index === index)
  // pairs of one woman and one man go to the same house
  const igreja = IGREJAS[Math.floor(index / 2) % IGREJAS.length]
  const round = Math.floor(index / (2 * IGREJAS.length))
  return {
    id: `pessoa-${String(index + 1).padStart(3, '0')}`,
    ...demoPerson(index),
    ...(login ? { email: login.email } : {}),
    cargo: login?.cargo ?? (round % 5 === 1 ? 'som' : 'porteiro'),
    cidade: igreja?.cidade ?? '',
    igreja: igreja?.id ?? '',
    senhaPadrao: login?.senhaPadrao ?? false,
  }
}
