import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** For what is first drawn while the page is being printed: its listener comes too late. */
let onPaper = false

/** Whether the page is being printed, known in time to draw what only paper needs. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(onPaper)
  useEffect(() => {
    const begin = () => {
      onPaper = true
      flushSync(() => setPrinting(true))
    }
    const end = () => {
      onPaper = false
      setPrinting(false)
    }
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return printing
}
