import { expect, test } from 'vitest'
import { senhaProvisoria } from '#src/domain/senha-provisoria.ts'
import { secureRandom } from '#src/lib/secure-random.ts'

test('a one-time password is read aloud easily: words of syllables and a number', () => {
  expect(senhaProvisoria(() => 0)).toBe('baba-baba-baba-10')
  expect(senhaProvisoria(() => 0.9999999)).toBe('vuvu-vuvu-vuvu-99')
})

test('no two of 1,000 are the same', () => {
  const drawn = new Set(Array.from({ length: 1000 }, () => senhaProvisoria(secureRandom)))
  expect(drawn.size).toBe(1000)
  for (const password of drawn)
    expect(password).toMatch(/^([b-df-np-tv][aeiou]){2}(-([b-df-np-tv][aeiou]){2}){2}-[1-9]\d$/)
})
