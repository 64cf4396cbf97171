import { type ReactNode, useState } from 'react'
import { Button } from '#src/components/button.tsx'
import { Dialog } from '#src/components/dialog.tsx'
import { TextField } from '#src/components/text-field.tsx'

/** The lengths of a reason, which the rules hold too. */
const MIN_REASON = 5
const MAX_REASON = 120

export type ReasonDialogProps = {
  title: string
  body: ReactNode
  confirmLabel: string
  onConfirm: (reason: string) => void
  onClose: () => void
}

/** Asks for a reason before something that speaks against the rules of the roster is done all the same. */
export function ReasonDialog({ title, body, confirmLabel, onConfirm, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const text = reason.trim()
  const fits = text.length >= MIN_REASON && text.length <= MAX_REASON
  return (
    <Dialog title={title} onClose={onClose} closeLabel="Cancelar">
      {body}
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setSubmitted(true)
          if (!fits) return
          onConfirm(text)
          onClose()
        }}
      >
        <TextField
          label="Motivo"
          hint="Fica registrado no histórico e no log."
          required
          maxLength={MAX_REASON}
          value={reason}
          error={submitted && !fits ? `Escreva o motivo, com ${MIN_REASON} a ${MAX_REASON} caracteres.` : ''}
          onChange={(event) => setReason(event.target.value)}
        />
        <Button type="submit" variant="primary">
          {confirmLabel}
        </Button>
      </form>
    </Dialog>
  )
}
