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

/** One way to break the rules: what stands at [start, end) of the text is replaced. */
export type Mutant = { operator: Operator; start: number; end: number; by: string }
