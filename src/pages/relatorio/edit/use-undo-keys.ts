import { useEffect } from 'react'

/** Ctrl+Z undoes, Ctrl+Shift+Z and Ctrl+Y redo (Cmd on Macs), except inside a text that has an undo of its own, or a dialog. */
export function useUndoKeys(undo: () => void, redo: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isElsewhere(event.target)) return
      const key = event.key.toLowerCase()
      const action = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : undefined
      if (!action) return
      event.preventDefault()
      action()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [undo, redo])
}

function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('dialog')) return true
  return target instanceof HTMLInputElement && target.type !== 'checkbox' && target.value !== ''
}
