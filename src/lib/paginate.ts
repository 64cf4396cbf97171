/** Commitments on a page of /home (specification, section 9). */
export const PAGE_SIZE = 7

/** Page `page` (from 1; one out of range reads as the nearest) of `size` items each. No items: one empty page. */
export function paginate<Item>(
  items: readonly Item[],
  page: number,
  size = PAGE_SIZE,
): { items: Item[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(items.length / size))
  const current = Math.min(Math.max(1, page), pages)
  return { items: items.slice((current - 1) * size, current * size), page: current, pages }
}
