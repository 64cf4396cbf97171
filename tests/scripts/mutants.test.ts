import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MATCH_BLOCKS, matchBlocksOf } from '#tests/rules/match-blocks.ts'
import { OPERATORS } from '../../scripts/mutants/mutant.ts'
import { conditionMutants } from '../../scripts/mutants/rule-conditions.ts'
import { weakenings } from '../../scripts/mutants/rule-weakenings.ts'

const RULES = `service cloud.firestore {
  match /databases/{database}/documents {
    match /A/{id} {
      allow update: if id == me() && after().keys().hasOnly(['nome']) && getAfter(path(id)).data.n == 1;
      allow delete: if resource.data.email.lower() == id || exists(/databases/A);
    }
  }
}
`

const broken = ({ start, end, by }: { start: number; end: number; by: string }) =>
  (RULES.slice(0, start) + by + RULES.slice(end)).split('\n').filter((line) => !RULES.includes(line))

test('each weakening breaks one place', () => {
  const by = (operator: string) =>
    weakenings(RULES)
      .filter((mutant) => mutant.operator === operator)
      .flatMap(broken)
      .map((line) => line.trim())
  expect(by('comparison to prefix')).toContain(
    "allow update: if (id).matches('^' + (me()) + '.*') && after().keys().hasOnly(['nome']) && getAfter(path(id)).data.n == 1;",
  )
  expect(by('== to >=')).toContain(
    "allow update: if id == me() && after().keys().hasOnly(['nome']) && getAfter(path(id)).data.n >= 1;",
  )
  expect(by('call dropped')).toEqual(['allow delete: if resource.data.email == id || exists(/databases/A);'])
  expect(by('key list widened')).toHaveLength(1)
  expect(by('other document')).toContain(
    "allow update: if id == me() && resource.data.keys().hasOnly(['nome']) && getAfter(path(id)).data.n == 1;",
  )
  expect(by('new open match')).toEqual(['match /Aberta/{id} {', 'allow read, write: if true;'])
})

test('every operator finds something to break in the rules of the product', () => {
  const rules = readFileSync('firestore.rules', 'utf8')
  const found = new Set([...conditionMutants(rules), ...weakenings(rules)].map(({ operator }) => operator))
  expect([...found].sort()).toEqual([...OPERATORS].sort())
})

test('the rules open exactly the collections that are listed', () => {
  expect(matchBlocksOf(readFileSync('firestore.rules', 'utf8'))).toEqual(MATCH_BLOCKS)
})
