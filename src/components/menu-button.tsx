import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icons.tsx'
import './menu-button.css'

/** A button that opens a small panel of further actions. A press on one of its buttons or links closes it, as do Escape and a press elsewhere. */
export function MenuButton({ label, children }: { label: string; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const id = useId()

  useEffect(() => {
    if (!open) return
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [open])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: catches Escape and presses on their way up
    <div
      ref={root}
      className="menu-button"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        setOpen(false)
        root.current?.querySelector('button')?.focus()
      }}
      onClick={({ target }) => {
        const pressed = target instanceof Element && target.closest('.menu-button__panel :is(button, a)')
        if (pressed) setOpen(false)
      }}
    >
      <Button aria-expanded={open} aria-controls={open ? id : undefined} onClick={() => setOpen(!open)}>
        {label} <Icon name="down" size={18} />
      </Button>
      {open && (
        <div id={id} className="menu-button__panel">
          {children}
        </div>
      )}
    </div>
  )
}

export type MenuItemProps = {
  children: ReactNode
  /** the keys that do the same: 'Ctrl+D' */
  keys?: string
  disabled?: boolean
  /** it turns something on and off */
  pressed?: boolean
  onClick: () => void
}

export function MenuItem({ children, keys, disabled = false, pressed, onClick }: MenuItemProps) {
  return (
    <button
      type="button"
      className="menu-button__item"
      aria-disabled={disabled}
      aria-pressed={pressed}
      onClick={() => disabled || onClick()}
    >
      <span>{children}</span>
      {keys && <kbd>{keys}</kbd>}
      {pressed && <Icon name="check" size={18} />}
    </button>
  )
}
