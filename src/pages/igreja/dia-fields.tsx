import { useEffect, useId, useRef } from 'react'
import { Button } from '#src/components/button.tsx'
import { FieldError } from '#src/components/field.tsx'
import { DIAS, type Dia } from '#src/domain/entities.ts'
import type { DiaRow } from './dias-draft.ts'

const LABELS: Record<Dia, string> = {
  Domingo: 'Domingo',
  Segunda: 'Segunda',
  Terca: 'Terça',
  Quarta: 'Quarta',
  Quinta: 'Quinta',
  Sexta: 'Sexta',
  Sabado: 'Sábado',
}

export type DiaFieldsProps = {
  row: DiaRow
  /** 1 for the first */
  place: number
  error: string | undefined
  /** The row was just added. */
  takesFocus: boolean
  onChange: (row: DiaRow) => void
  onRemove: () => void
}

/** One weekly service: weekday, time, and the button that removes it. */
export function DiaFields({ row, place, error, takesFocus, onChange, onRemove }: DiaFieldsProps) {
  const errorId = useId()
  const weekday = useRef<HTMLSelectElement>(null)

  useEffect(() => {
    if (takesFocus) weekday.current?.focus()
  }, [takesFocus])

  return (
    <div className="dia">
      <select
        ref={weekday}
        className="field__control dia__weekday"
        aria-label={`Dia da semana ${place}`}
        value={row.dia}
        onChange={(event) => {
          const dia = DIAS.find((option) => option === event.target.value)
          if (dia) onChange({ ...row, dia })
        }}
      >
        {DIAS.map((dia) => (
          <option key={dia} value={dia}>
            {LABELS[dia]}
          </option>
        ))}
      </select>
      <input
        type="time"
        className="field__control dia__time"
        aria-label={`Horário ${place}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        value={row.horario}
        onChange={(event) => onChange({ ...row, horario: event.target.value })}
      />
      <Button aria-label={`Remover ${LABELS[row.dia]} ${row.horario}`.trimEnd()} onClick={onRemove}>
        Remover
      </Button>
      <FieldError id={errorId} error={error} />
    </div>
  )
}
