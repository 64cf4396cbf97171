import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from '#src/lib/after-paint.ts'
import type { Grid } from './grid.ts'

/** More than a screen holds. */
const FIRST_LINES = 60
/** How many more services each next step draws: a few ms of work. */
const STEP = 30

/**
 * How many services are in the document: those that a screen can show, so that a long report opens at once; then, between one paint and the
 * next, the others, which the browser's search and the scroll bar need. `upTo`: so many at least.
 */
export function useDrawnRows({ days, lines }: Grid, upTo: number): number {
  const [count, setCount] = useState(() => Math.ceil((FIRST_LINES * days.length) / lines.length))
  const total = days.length

  useEffect(() => {
    if (count >= total) return
    let wanted = true
    void afterPaint().then(() => {
      if (wanted) startTransition(() => setCount(count + STEP))
    })
    return () => {
      wanted = false
    }
  }, [count, total])

  return Math.min(Math.max(count, upTo), total)
}
