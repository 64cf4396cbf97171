import { expect, test } from 'vitest'
import type { User } from '#src/domain/entities.ts'
import { candidates } from '#src/roster/candidates.ts'

const user: User = {
  id: 'u1',
  name: 'Ana',
  email: 'ana@exemplo.br',
  genero: 'feminino',
  datanasc: '',
  celular: '',
  cargo: 'k1',
  cidade: 'c1',
  igreja: 'i1',
  createdAt: 1,
  senhaPadrao: false,
  sessoesDesde: 0,
}

test('candidates are the users of the prayer house, position and gender', () => {
  const users: User[] = [
    user,
    { ...user, id: 'u2', igreja: 'i2' },
    { ...user, id: 'u3', cargo: 'k2' },
    { ...user, id: 'u4', genero: 'masculino' },
    { ...user, id: 'u5', genero: undefined },
  ]
  expect(candidates(users, { igreja: 'i1', cargo: 'k1', genero: 'feminino' })).toEqual([user])
})
