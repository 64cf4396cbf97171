import { expect, test } from 'vitest'
import { nameProblem } from '#src/domain/name.ts'

test.each(['Ana', 'João d’Ávila', '2º Grupo', 'Vila São José (nova)', ' Ana '])('%s is a name', (name) => {
  expect(nameProblem(name)).toBeUndefined()
})

test.each(['', '  ', '...', '\u200b', '\u3164\u2800', 'Ana\u202e', 'A\u200dna', 'Ana\nLima'])(
  '%j is none',
  (name) => {
    expect(nameProblem(name)).toBe('missing')
  },
)

test('120 characters are enough', () => {
  expect(nameProblem('x'.repeat(120))).toBeUndefined()
  expect(nameProblem('x'.repeat(121))).toBe('long')
})
