import { useEffect, useState } from 'react'
import { afterPaint } from '#src/lib/after-paint.ts'

/** Whether what was drawn first has been painted; true from the beginning when nothing `waits` for it. */
export function usePainted(waits: () => boolean): boolean {
  const [painted, setPainted] = useState(() => !waits())
  useEffect(() => {
    if (painted) return
    let wanted = true
    void afterPaint().then(() => wanted && setPainted(true))
    return () => {
      wanted = false
    }
  }, [painted])
  return painted
}
