/** The methods of an allow statement. */
export type Method = 'get' | 'list' | 'create' | 'update' | 'delete'

const MATCH = /match \/(\w+)\/\{\w+\} \{/g
const ALLOW = /allow ([a-z, ]+): if ([^;]+);/g

/** Where the rules speak of one collection. */
function blockOf(rules: string, collection: string): { start: number; end: number } {
  const starts = [...rules.matchAll(MATCH)].map((match) => ({ name: match[1], at: match.index }))
  const index = starts.findIndex(({ name }) => name === collection)
  const block = starts[index]
  if (!block) throw new Error(`No block for ${collection}`)
  return { start: block.at, end: starts[index + 1]?.at ?? rules.length }
}

/** The rules in which `method` on `collection` is judged by `condition`, given the present one. */
export function judged(
  rules: string,
  collection: string,
  method: Method,
  condition: (present: string) => string,
): string {
  const { start, end } = blockOf(rules, collection)
  const block = rules.slice(start, end).replace(ALLOW, (statement, methods: string, present: string) => {
    const covered = methods.replace('read', 'get, list').split(', ')
    if (!covered.includes(method)) return statement
    const others = covered
      .filter((other) => other !== method)
      .map((other) => `allow ${other}: if ${present};`)
    return [...others, `allow ${method}: if ${condition(present)};`].join('\n')
  })
  return rules.slice(0, start) + block + rules.slice(end)
}
