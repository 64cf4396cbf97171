/** One of each id: as it came last, in the place of the first. */
export function eachOnce<Item extends { id: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()]
}
