/** The kinds of breaks; the last five are weakenings that people make by mistake and that removing a condition does not imitate. */
export const OPERATORS = [
  'removed',
  'negated',
  'comparison to prefix',
  'call dropped',
  '== to >=',
  'key list widened',
  'other document',
  'new open match',
] as const
export type Operator = (typeof OPERATORS)[number]

/** What a condition was when the rules were asked. */
export type Verdict = 't' | 'f'

/**
 * One way to break the rules: what stands at [start, end) of the text is replaced. `differs`: the condition there is another one only where
 * it was this; undefined when that cannot be told.
 */
export type Mutant = { operator: Operator; start: number; end: number; by: string; differs?: Verdict }
