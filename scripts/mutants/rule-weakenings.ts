import type { Mutant } from './mutant.ts'
import { blanked, conditionsOf } from './rule-conditions.ts'

/** A key that no document has, and that the tests of malformed documents write. */
const STRANGE_KEY = 'estranho'

/** What is compared here is no text: a prefix of it would be an error, which refuses as a negation does. */
const NO_TEXT =
  /\b(true|false)\b|request\.time|\bsize\(\)|^\d+$|timestamp|\.(em|desde|falhas|versao|inicio|fim|ativo|atual|date)$|report\b/

/** Where a document is read: as it was before, and as this write leaves it. */
const OTHER_DOCUMENT: [pattern: RegExp, by: string][] = [
  [/\bafter\(\)/g, 'resource.data'],
  [/\bresource\.data\b/g, 'request.resource.data'],
  [/\bgetAfter\(/g, 'get('],
  [/\bget\((?=\/|path|login|device|shared)/g, 'getAfter('],
  [/\bexistsAfter\(/g, 'exists('],
  [/\bexists\(/g, 'existsAfter('],
]

/** Weakenings beyond removing and negating: each was once green with all tests of its day. */
export function weakenings(rules: string): Mutant[] {
  const code = blanked(rules)
  return [
    ...comparisons(rules, code),
    ...everywhere(code, /\.(lower|upper|trim|toSet)\(\)/g).map((range) => mutant('call dropped', range, '')),
    ...everywhere(code, /(?<=has(Only|All)\(\[)/g).map((range) =>
      mutant('key list widened', range, `'${STRANGE_KEY}', `),
    ),
    ...OTHER_DOCUMENT.flatMap(([pattern, by]) =>
      everywhere(code, pattern)
        .filter((range) => !isDefinition(rules, range.start))
        .map((range) => mutant('other document', range, by)),
    ),
    openMatch(rules),
  ]
}

function comparisons(rules: string, code: string): Mutant[] {
  return conditionsOf(rules).flatMap(({ start, end }) => {
    const [left, right, ...more] = code.slice(start, end).split(' == ')
    if (left === undefined || right === undefined || more.length > 0) return []
    const a = rules.slice(start, start + left.length).trim()
    const b = rules.slice(end - right.length, end).trim()
    const range = { start, end }
    const weaker = (operator: Mutant['operator'], by: string): Mutant => ({
      ...mutant(operator, range, by),
      differs: 'f',
    })
    const ordered = weaker('== to >=', `${a} >= ${b}`)
    if (NO_TEXT.test(a) || NO_TEXT.test(b)) return [ordered]
    return [
      ordered,
      weaker('comparison to prefix', `(${a}).matches('^' + (${b}) + '.*')`),
      weaker('comparison to prefix', `(${b}).matches('^' + (${a}) + '.*')`),
    ]
  })
}

/** A collection that nobody thought of, open to everybody. */
function openMatch(rules: string): Mutant {
  const start = rules.lastIndexOf('\n    match /')
  const by = '\n    match /Aberta/{id} {\n      allow read, write: if true;\n    }\n'
  return mutant('new open match', { start, end: start }, by)
}

type Range = { start: number; end: number }

function mutant(operator: Mutant['operator'], { start, end }: Range, by: string): Mutant {
  return { operator, start, end, by }
}

function everywhere(code: string, pattern: RegExp): Range[] {
  return [...code.matchAll(pattern)].map(({ index, 0: text }) => ({ start: index, end: index + text.length }))
}

/** The helpers that define what "before" and "after" mean stay: turning them turns every rule. */
function isDefinition(rules: string, at: number): boolean {
  const line = rules.slice(rules.lastIndexOf('\n', at), rules.indexOf('\n', at))
  return /function (after|change|writtenKeys|session)\b|return request\.resource\.data;/.test(line)
}
