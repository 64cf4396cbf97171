import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the day that one is looking at where it is on the screen when days above it come, go or grow: by an undo, a new day, or somebody
 * else's save.
 */
export function useKeepDayInView(list: RefObject<HTMLElement | null>, days: unknown): void {
  const looking = useRef<{ row: string; top: number }>(undefined)

  useEffect(() => {
    let frame = 0
    const remember = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        looking.current = firstRowInView(list.current)
      })
    }
    remember()
    window.addEventListener('scroll', remember, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', remember)
    }
  }, [list])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the days moves them
  useLayoutEffect(() => {
    const before = looking.current
    if (!before || window.scrollY === 0) return
    const row = list.current?.querySelector(`[data-row="${before.row}"]`)
    if (row) window.scrollBy(0, row.getBoundingClientRect().top - before.top)
  }, [list, days])
}

function firstRowInView(list: HTMLElement | null): { row: string; top: number } | undefined {
  for (const element of list?.querySelectorAll<HTMLElement>('[data-row]') ?? []) {
    const { top, bottom } = element.getBoundingClientRect()
    const row = element.dataset['row']
    if (bottom > 0 && row) return { row, top }
  }
  return undefined
}
