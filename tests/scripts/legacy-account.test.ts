import { hashSync } from 'bcryptjs'
import { Timestamp } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import { passwordCheck } from '../../scripts/legacy/password-check.ts'
import { type AccountState, planAccount } from '../../scripts/legacy/plan-account.ts'
import { readTimestamp } from '../../scripts/legacy/read-timestamp.ts'

const SALT = '$2b$10$abcdefghijklmnopqrstuu'
const HASH = `${SALT}${'x'.repeat(31)}`

function plan(state: Partial<AccountState>) {
  return planAccount({
    id: 'ana',
    key: 'ana@rede.org',
    hash: HASH,
    inProfile: true,
    loginOwner: undefined,
    hasCredencial: false,
    keeper: 'ana',
    ...state,
  })
}

describe('planAccount', () => {
  it('moves a bcrypt hash, whichever its prefix', () => {
    expect(plan({})).toEqual({ step: 'convert', salt: SALT, hash: HASH })
    expect(plan({ hash: HASH.replace('2b', '2a'), loginOwner: 'ana' }).step).toBe('convert')
    expect(plan({ hash: HASH.replace('2b', '2y') }).step).toBe('convert')
  })

  it('gives a new password where the old one cannot be checked', () => {
    for (const hash of ['em claro', HASH.slice(1), `${HASH}x`]) {
      expect(plan({ hash })).toEqual({ step: 'new-password', why: 'senha-inutil' })
    }
    for (const cost of ['$08$', '$12$']) {
      expect(plan({ hash: HASH.replace('$10$', cost) })).toEqual({
        step: 'new-password',
        why: 'senha-de-outro-custo',
      })
    }
    expect(plan({ hash: '' })).toEqual({ step: 'new-password', why: 'senha-ausente' })
    expect(plan({ hash: undefined })).toEqual({ step: 'new-password', why: 'senha-ausente' })
  })

  it('is done with an account that can log in', () => {
    const open = { inProfile: false, loginOwner: 'ana', hasCredencial: true }
    expect(plan({ ...open, hash: undefined })).toEqual({ step: 'done' })
    // what waits in Pendencia was dealt with when the account got its log-in
    expect(plan({ ...open, hash: HASH.replace('$10$', '$12$') })).toEqual({ step: 'done' })
    expect(plan({ hash: undefined, inProfile: false, loginOwner: 'ana' }).step).toBe('new-password')
  })

  it('sets the hash aside when the key is no key or somebody else has it', () => {
    for (const key of ['', 'a b@rede.org', 'a/b', 'josé@rede.org', 'x'.repeat(129)]) {
      expect(plan({ key })).toEqual({ step: 'set-aside', why: 'email-inadequado' })
    }
    expect(plan({ keeper: 'outra' })).toEqual({ step: 'set-aside', why: 'email-repetido' })
    expect(plan({ loginOwner: 'outra' })).toEqual({ step: 'set-aside', why: 'email-repetido' })
    // who has the log-in already keeps it, whoever would be first
    expect(plan({ loginOwner: 'ana', keeper: 'outra' }).step).toBe('convert')
  })
})

describe('readTimestamp', () => {
  it.each([
    ['2024-05-12T19:30:00.123Z', 1_715_542_200_123],
    ['2024-05-12T16:30:00.123-03:00', 1_715_542_200_123],
    ['2024-05-12T19:30', 1_715_542_200_000],
    ['2024-05-12', 1_715_472_000_000],
    [1_715_542_200_123, 1_715_542_200_123],
    [{ seconds: 1_715_542_200, nanoseconds: 123_000_000 }, 1_715_542_200_123],
    [{ _seconds: 1_715_542_200, _nanoseconds: 0 }, 1_715_542_200_000],
    [Timestamp.fromMillis(5), 5],
  ])('reads %j', (value, millis) => {
    expect(readTimestamp(value)?.toMillis()).toBe(millis)
  })

  it.each([
    ['12/05/2024'],
    ['2024-13-40'],
    ['ontem'],
    [''],
    [null],
    [undefined],
    [{}],
    [{ seconds: '1' }],
    [{ seconds: 1e15 }],
    [Number.NaN],
    [1e20],
  ])('does not guess at %j', (value) => {
    expect(readTimestamp(value)).toBeUndefined()
  })
})

describe('passwordCheck', () => {
  it.each(['$2a', '$2b', '$2y'])(
    'tells the password of a hash from another, whichever its prefix: %s',
    async (prefix) => {
      const isDefault = passwordCheck('mudar123')
      const hashed = (password: string) => prefix + hashSync(password, 4).slice(prefix.length)
      const right = hashed('mudar123')
      expect(await Promise.all([right, hashed('outra'), right].map(isDefault))).toEqual([true, false, true])
    },
  )
})
