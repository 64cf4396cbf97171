import type { Mutant } from './mutant.ts'

type Range = { start: number; end: number }

/** Functions that return a document, a path or a set and not a condition begin like this. */
const VALUE = /^(request\.resource|get\(|session\(\)\.user|\/databases|\[|change\(\)\.added|after\(\)\.diff)/

/** Every condition of the rules once removed and once negated. */
export function conditionMutants(rules: string): Mutant[] {
  return conditionsOf(rules).flatMap(({ start, end, neutral }) => {
    const condition = rules.slice(start, end)
    return [
      { operator: 'removed', start, end, by: neutral, differs: neutral === 'true' ? 'f' : 't' },
      { operator: 'negated', start, end, by: `!(${condition})` },
    ] as const
  })
}

/** The smallest conditions of all statements, in the order of the text. */
export function conditionsOf(rules: string): (Range & { neutral: string })[] {
  const code = blanked(rules)
  const expressions = [
    ...[...code.matchAll(/\ballow [a-z, ]+: if ([^;]+);/g)].map((match) => inside(match)),
    ...[...code.matchAll(/\breturn ([^;]+);/g)].map((match) => inside(match)),
  ].filter(({ start, end }) => !VALUE.test(rules.slice(start, end)))
  return expressions.flatMap((range) => conditionsIn(code, range, 'true'))
}

function inside(match: RegExpExecArray): Range {
  const end = match.index + match[0].length - 1
  return { start: end - (match[1]?.length ?? 0), end }
}

/** The text with comments and what stands between quotes blanked out, every other character in its place. */
export function blanked(rules: string): string {
  return rules.replace(/\/\/[^\n]*|'[^'\n]*'/g, (text) => '_'.repeat(text.length))
}

/** The smallest conditions of an expression; `neutral` is what takes a condition out of the expression around it. */
function conditionsIn(
  code: string,
  range: Range,
  neutral: 'true' | 'false',
): (Range & { neutral: string })[] {
  const { start, end } = trimmed(code, range)
  const opening = /^!?\(/.exec(code.slice(start, end))
  if (opening && closing(code, start + opening[0].length - 1) === end - 1) {
    const within = conditionsIn(code, { start: start + opening[0].length, end: end - 1 }, neutral)
    return opening[0] === '!(' && within.length === 1 ? [{ start, end, neutral }] : within
  }
  for (const [operator, identity] of [
    ['?', 'true'],
    ['||', 'false'],
    ['&&', 'true'],
  ] as const) {
    const parts = split(code, { start, end }, operator === '?' ? ['?', ':'] : [operator])
    if (parts.length > 1) return parts.flatMap((part) => conditionsIn(code, part, identity))
  }
  return [{ start, end, neutral }]
}

function trimmed(code: string, { start, end }: Range): Range {
  const text = code.slice(start, end)
  return {
    start: start + text.length - text.trimStart().length,
    end: end - text.length + text.trimEnd().length,
  }
}

/** Where the bracket at `open` closes. */
function closing(code: string, open: number): number {
  let depth = 0
  for (let at = open; at < code.length; at++) {
    if ('([{'.includes(code[at] ?? ' ')) depth++
    if (')]}'.includes(code[at] ?? ' ') && --depth === 0) return at
  }
  throw new Error(`The bracket at ${open} does not close`)
}

/** The parts of the range between those operators that stand outside all brackets. */
function split(code: string, { start, end }: Range, operators: string[]): Range[] {
  const parts: Range[] = []
  let from = start
  for (let at = start; at < end; at++) {
    if ('([{'.includes(code[at] ?? ' ')) at = closing(code, at)
    const operator = operators.find((candidate) => code.startsWith(candidate, at))
    if (!operator) continue
    parts.push({ start: from, end: at })
    at += operator.length - 1
    from = at + 1
  }
  return [...parts, { start: from, end }]
}
