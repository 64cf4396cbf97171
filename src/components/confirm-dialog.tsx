import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

export type ConfirmDialogProps = {
  title: string
  /** What will be lost, and how much of it is in use. */
  body: ReactNode
  confirmLabel: string
  busyLabel?: string | undefined
  /** The action destroys something: red button. */
  danger?: boolean | undefined
  /** Resolves when done; the dialog then closes itself through `onClose`. */
  onConfirm: () => Promise<void> | void
  /** The sentence for a failure of `onConfirm`; it stays in the dialog, where one can try again. */
  failed: (error: unknown) => string
  onClose: () => void
}

/** Asks before an action; the safe answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, body, confirmLabel, busyLabel, danger = false, onConfirm, failed, onClose } = props
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')

  async function confirm() {
    setBusy(true)
    setError('')
    try {
      await onConfirm()
      onClose()
    } catch (reason) {
      setError(failed(reason))
      setBusy(false)
    }
  }

  return (
    <Dialog
      title={title}
      onClose={onClose}
      closeLabel="Cancelar"
      locked={busy}
      actions={
        <Button variant={danger ? 'danger' : 'primary'} busy={busy} busyLabel={busyLabel} onClick={confirm}>
          {confirmLabel}
        </Button>
      }
    >
      <div>{body}</div>
      {error && (
        <p className="dialog__error" role="alert">
          {error}
        </p>
      )}
    </Dialog>
  )
}
