import { type RefObject, useEffect, useState } from 'react'

/** How many lines are drawn whole at once, before the browser says which services are near: what a screen holds, and some more. */
const FIRST_LINES = 30
/** Shorter reports are drawn whole. */
const WHOLE = 30

/**
 * Which rows (of `lines` lines in all; by the key in `data-row`) are on the screen or near it. The others are there as text, which the browser's search and
 * scrolling need; drawing thousands of buttons would take a second.
 */
export function useNearRows(list: RefObject<HTMLElement | null>, keys: readonly string[], lines: number) {
  const [near, setNear] = useState<ReadonlySet<string>>(
    () => new Set(keys.slice(0, Math.ceil((FIRST_LINES * keys.length) / lines))),
  )
  // an edit makes the keys anew, and seldom other ones
  const rows = keys.join(' ')
  const all = keys.length <= WHOLE || typeof IntersectionObserver === 'undefined'

  // biome-ignore lint/correctness/useExhaustiveDependencies: other days are other rows
  useEffect(() => {
    if (all) return
    const observer = new IntersectionObserver(
      (entries) =>
        setNear((before) => {
          const after = new Set(before)
          for (const { target, isIntersecting } of entries) {
            const key = target instanceof HTMLElement ? target.dataset['row'] : undefined
            if (key && isIntersecting) after.add(key)
            else if (key) after.delete(key)
          }
          return sameKeys(before, after) ? before : after
        }),
      { rootMargin: '400px 0px' },
    )
    for (const row of list.current?.querySelectorAll('[data-row]') ?? []) observer.observe(row)
    return () => observer.disconnect()
  }, [all, list, rows])

  return (key: string) => all || near.has(key)
}

function sameKeys(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((key) => b.has(key))
}
