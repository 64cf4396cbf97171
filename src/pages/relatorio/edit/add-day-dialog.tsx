import { type FormEvent, useState } from 'react'
import { Button } from '#src/components/button.tsx'
import { Dialog } from '#src/components/dialog.tsx'
import { FormError } from '#src/components/form-error.tsx'
import { TextField } from '#src/components/text-field.tsx'
import { defaultNewDay, isWallDate, isWallTime, toStored } from '#src/lib/service-time.ts'

export type AddDayDialogProps = {
  /** whether the report has a service at that stored instant (ms) already */
  exists: (date: number) => boolean
  onAdd: (date: number) => void
  onClose: () => void
}

/** Date and time of a new day; starts 3 hours from now. */
export function AddDayDialog({ exists, onAdd, onClose }: AddDayDialogProps) {
  const [{ date, time }, setWall] = useState(() => defaultNewDay(Date.now()))
  const [submitted, setSubmitted] = useState(false)
  const stored = isWallDate(date) && isWallTime(time) ? toStored(date, time) : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    setSubmitted(true)
    if (stored === undefined) return
    onAdd(stored)
    onClose()
  }

  return (
    <Dialog title="Adicionar dia" onClose={onClose} closeLabel="Cancelar">
      <form className="form" onSubmit={submit} noValidate>
        <TextField
          label="Data"
          type="date"
          required
          value={date}
          error={submitted && !isWallDate(date) ? 'Informe uma data que exista.' : ''}
          onChange={(event) => setWall({ date: event.target.value, time })}
        />
        <TextField
          label="Hora"
          type="time"
          required
          value={time}
          error={submitted && !isWallTime(time) ? 'Informe uma hora de 00:00 a 23:59.' : ''}
          onChange={(event) => setWall({ date, time: event.target.value })}
        />
        <FormError>
          {stored !== undefined && exists(stored)
            ? 'Já existe um dia com esta data e hora no relatório.'
            : ''}
        </FormError>
        <Button type="submit" variant="primary">
          Confirmar Data e Hora
        </Button>
      </form>
    </Dialog>
  )
}
