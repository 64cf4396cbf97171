import { describe, expect, test } from 'vitest'
import type { Cargo, User } from '#src/domain/entities.ts'
import {
  accessOf,
  complaintOf,
  type Followed,
  follow,
  isDoubtful,
  type SessionEvent,
  startFollowing,
} from '#src/session/followed-session.ts'

const USER: User = {
  id: 'ana',
  name: 'Ana',
  email: 'ana@rede.org',
  genero: 'feminino',
  datanasc: '',
  celular: '',
  cargo: 'porta',
  cidade: 'campinas',
  igreja: 'central',
  createdAt: 0,
  senhaPadrao: false,
  sessoesDesde: 100,
}
const CARGO: Cargo = { id: 'porta', nome: 'Porta', tipo: 'UserP', permissoes: ['home'] }

const sessao = (user = 'ana', desde = 200, fromCache = false): SessionEvent => ({
  type: 'sessao',
  data: { user, desde, lastLogin: desde },
  fromCache,
})
const noSessao = (fromCache = false): SessionEvent => ({ type: 'sessao', data: undefined, fromCache })
const user = (fields: Partial<User> = {}): SessionEvent => ({
  type: 'user',
  data: { ...USER, ...fields },
  fromCache: false,
})
const noUser = (fromCache = false): SessionEvent => ({ type: 'user', data: undefined, fromCache })
const cargo = (data: Cargo | undefined = CARGO, fromCache = false): SessionEvent => ({
  type: 'cargo',
  data,
  fromCache,
})
const noCargo = (fromCache = false): SessionEvent => ({ type: 'cargo', data: undefined, fromCache })

const after = (...events: SessionEvent[]): Followed => events.reduce(follow, startFollowing('ana'))

describe('the session', () => {
  test.each<[string, SessionEvent[], 'goes on' | 'is in doubt' | 'has ended']>([
    ['nothing said yet', [], 'goes on'],
    ['its document', [sessao()], 'goes on'],
    ['no document in the cache', [noSessao(true)], 'goes on'],
    ['no document on the server', [noSessao()], 'is in doubt'],
    ['no document, also after a while', [noSessao(), { type: 'settled' }], 'has ended'],
    ['no document, and then one', [noSessao(), sessao()], 'goes on'],
    ['no document, and a word of the profile', [noSessao(), user()], 'is in doubt'],
    ["somebody else's document", [sessao('bia')], 'is in doubt'],
    ['begun before the password changed', [sessao('ana', 50), user()], 'is in doubt'],
    ['the same in the other order', [user(), sessao('ana', 50)], 'is in doubt'],
    ['begun before, also after a while', [user(), sessao('ana', 50), { type: 'settled' }], 'has ended'],
    [
      'an own change, told in two words',
      [sessao(), user({ sessoesDesde: 300 }), sessao('ana', 300)],
      'goes on',
    ],
    ['quiet without a doubt', [sessao(), user(), { type: 'settled' }], 'goes on'],
    ['a refusal', [{ type: 'refused' }], 'has ended'],
    ['no profile in the cache', [noUser(true)], 'goes on'],
    ['no profile on the server', [noUser()], 'has ended'],
  ])('%s', (_what, events, verdict) => {
    const state = after(...events)
    const found = state.hasEnded ? 'has ended' : isDoubtful(state) ? 'is in doubt' : 'goes on'
    expect(found).toBe(verdict)
  })
})

describe('what the person may do', () => {
  test.each<[string, SessionEvent[], string[] | undefined]>([
    ['unknown without a profile', [sessao()], undefined],
    ['unknown until the position is known', [user()], undefined],
    ['what the position gives', [user(), cargo()], ['home']],
    ['nothing, when the server knows no such position', [user(), noCargo()], []],
    ['unknown, when only the cache lacks it', [user(), noCargo(true)], undefined],
    ['what it gave, when the cache lacks it later', [user(), cargo(), noCargo(true)], ['home']],
    ['nothing without a position', [user({ cargo: '' })], []],
    ['nothing on the default password', [user({ senhaPadrao: true })], []],
    ['unknown again, when the position changes', [user(), cargo(), user({ cargo: 'som' })], undefined],
    ['kept, when something else changes', [user(), cargo(), user({ name: 'Ana Lima' })], ['home']],
  ])('%s', (_what, events, permissoes) => {
    expect(accessOf(after(...events))?.permissoes).toEqual(permissoes)
  })
})

test.each<[string, SessionEvent[], SessionEvent, string | undefined]>([
  ['a profile that is gone', [], noUser(), 'Usuário não encontrado'],
  ['a profile that the cache lacks', [], noUser(true), undefined],
  ['no position', [], user({ cargo: '' }), 'Cargo não encontrado'],
  ['no position, told again', [user({ cargo: '' })], user({ cargo: '' }), undefined],
  ['a position that is gone', [user()], noCargo(), 'Cargo não encontrado'],
  [
    'a position without permissions',
    [user()],
    cargo({ ...CARGO, permissoes: [] }),
    'Permissões inválidas ou não encontradas',
  ],
  ['a position', [user()], cargo(), undefined],
  ['the session', [], noSessao(), undefined],
])('the console is told of %s', (_what, before, event, complaint) => {
  expect(complaintOf(after(...before), event)).toBe(complaint)
})
