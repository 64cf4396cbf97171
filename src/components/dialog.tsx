import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Button } from './button.tsx'
import './dialog.css'

export type DialogProps = {
  title: string
  /** Called for the close button and for Escape; the owner then stops rendering the dialog. */
  onClose: () => void
  closeLabel?: string | undefined
  /** Closing would lose something under way. */
  locked?: boolean | undefined
  wide?: boolean | undefined
  children: ReactNode
  /** Buttons at the end. */
  actions?: ReactNode
}

/** A modal dialog, open while it is rendered. The browser traps the focus and gives it back at the end. */
export function Dialog(props: DialogProps) {
  const { title, onClose, closeLabel = 'Fechar', locked = false, wide = false, children, actions } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    markPage()
    return () => {
      // Closed before it leaves the page: a dialog that is merely removed does not give the focus back.
      element.close()
      markPage()
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      className={wide ? 'dialog dialog--wide' : 'dialog'}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        if (!locked) onClose()
      }}
    >
      <header className="dialog__header">
        <h2 id={titleId}>{title}</h2>
        <Button variant="ghost" aria-disabled={locked} onClick={() => locked || onClose()}>
          {closeLabel}
        </Button>
      </header>
      <div className="dialog__body">
        {children}
        {actions && <div className="dialog__actions">{actions}</div>}
      </div>
    </dialog>
  )
}

/** Whether the page lies behind a dialog. Not by :has() in a style sheet, which looks through the page anew for whatever changes in it. */
function markPage() {
  document.body.classList.toggle('behind-dialog', document.querySelector('dialog[open]') !== null)
}
