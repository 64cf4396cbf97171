/** Whether two plain values (texts, numbers, lists, records) are the same; the order of a record's fields does not count. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  const [left, right] = [defined(a), defined(b)]
  return left.length === right.length && left.every(([key, value]) => sameValue(value, Reflect.get(b, key)))
}

const defined = (record: object) => Object.entries(record).filter(([, value]) => value !== undefined)
