import type { ClipboardEvent, KeyboardEvent } from 'react'
import type { Move } from './grid.ts'

const MOVES: Record<string, Move> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'home',
  End: 'end',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
}

export type GridCommands = {
  move: (move: Move, extend: boolean) => void
  edit: (typed: string) => void
  clear: () => void
  removeSlot: () => void
  fillDown: () => void
  addPerson: () => void
  cancel: () => void
  copy: () => string | undefined
  paste: (text: string) => void
}

/** The keys of the ARIA grid pattern, and copying and pasting. Inside the select, and on the row's own buttons, keys are theirs. */
export function gridKeys(commands: GridCommands) {
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (isElsewhere(event.target) || event.altKey) return
      if (!handle(event, commands)) return
      event.preventDefault()
    },
    onCopy: (event: ClipboardEvent) => {
      if (isElsewhere(event.target)) return
      const text = commands.copy()
      if (text === undefined) return
      event.clipboardData.setData('text/plain', text)
      event.preventDefault()
    },
    onPaste: (event: ClipboardEvent) => {
      if (isElsewhere(event.target)) return
      commands.paste(event.clipboardData.getData('text/plain'))
      event.preventDefault()
    },
  }
}

/** Returns whether the key meant something. */
function handle({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent, commands: GridCommands): boolean {
  const control = ctrlKey || metaKey
  const move = MOVES[key]
  if (move) {
    commands.move(control && move === 'home' ? 'first' : control && move === 'end' ? 'last' : move, shiftKey)
  } else if (key === 'Delete' || key === 'Backspace') shiftKey ? commands.removeSlot() : commands.clear()
  else if (key === 'F2') commands.edit('')
  else if (key === 'Escape') commands.cancel()
  else if (control && key.toLowerCase() === 'd') commands.fillDown()
  else if (control) return false
  else if (key === '+') commands.addPerson()
  else if (key.length === 1 && key !== ' ') commands.edit(key)
  else return false
  return true
}

function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.slot__select, dialog') !== null
}
