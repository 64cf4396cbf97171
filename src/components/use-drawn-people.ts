import { startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterPaint } from '#src/lib/after-paint.ts'
import { LIST_HEIGHT } from './list-side.ts'
import type { PersonOption } from './person-select.tsx'

/** What an open list shows at once: none is lower than a target. */
const FIRST = Math.ceil(LIST_HEIGHT / 44)
/** Drawn when the first can be seen, and with each scroll to the end: thousands would take a second for each key. */
const PAGE = 50
/** At most so many are drawn for a key that goes to the end of the list. */
const MOST = 500
/** How far Page Down goes. */
export const STEP = 5

/** Which people an open list draws: few, so that it opens at once; then more, before scrolling or a key comes to the end of them. */
export function useDrawnPeople<Person extends PersonOption>(
  people: readonly Person[],
  initialSearch: string,
) {
  const [wanted, setWanted] = useState(initialSearch)
  const [limit, setLimit] = useState(FIRST)

  const drawFirst = useCallback(() => {
    setLimit(FIRST)
    void afterPaint().then(() => startTransition(() => setLimit((before) => Math.max(before, PAGE))))
  }, [])
  useEffect(drawFirst, [drawFirst])

  // A case-insensitive substring of the name, as it is spelled.
  const names = useMemo(() => people.map((person) => person.name.toLowerCase()), [people])
  const matches = useMemo(() => {
    const text = wanted.trim().toLowerCase()
    return text ? people.filter((_, index) => names[index]?.includes(text)) : people
  }, [people, names, wanted])
  const drawn = useMemo(() => matches.slice(0, limit), [matches, limit])

  return {
    drawn,
    found: matches.length,
    search: (text: string) => {
      setWanted(text)
      drawFirst()
    },
    /** When the list opens. */
    drawFirst,
    drawMore: () => setLimit(limit + PAGE),
    /** Before a key moves on from `focused`: it must find there what it goes to. */
    drawForKey: (key: string, focused: PersonOption | null | undefined) => {
      if (drawn.length >= matches.length) return
      const order: readonly PersonOption[] = drawn
      const at = focused ? order.indexOf(focused) : -1
      const onward = (key === 'ArrowDown' || key === 'PageDown') && at >= drawn.length - STEP
      const toEnd = key === 'End' || (key === 'ArrowUp' && at === 0)
      if (onward || toEnd) flushSync(() => setLimit(toEnd ? MOST : limit + PAGE))
    },
  }
}
