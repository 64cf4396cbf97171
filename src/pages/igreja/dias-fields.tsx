import { useId, useRef, useState } from 'react'
import { Button } from '#src/components/button.tsx'
import { Icon } from '#src/components/icons.tsx'
import { DiaFields } from './dia-fields.tsx'
import { addRow, type DiaProblems, type DiaRow, MAX_DIAS } from './dias-draft.ts'

export type DiasFieldsProps = {
  legend: string
  addLabel: string
  /** 'HH:MM' of a new row */
  horario: string
  rows: readonly DiaRow[]
  problems: DiaProblems | undefined
  onChange: (rows: DiaRow[]) => void
}

/** A list of weekly services; a new row takes the focus, a removed one leaves it to the button that adds. */
export function DiasFields({ legend, addLabel, horario, rows, problems, onChange }: DiasFieldsProps) {
  const [added, setAdded] = useState<number>()
  const addButton = useRef<HTMLButtonElement>(null)
  const limit = useId()
  const isFull = rows.length >= MAX_DIAS

  function add() {
    const next = addRow(rows, horario)
    setAdded(next.at(-1)?.key)
    onChange(next)
  }

  function remove(key: number) {
    onChange(rows.filter((row) => row.key !== key))
    addButton.current?.focus()
  }

  return (
    <fieldset className="field">
      <legend className="field__label">{legend}</legend>
      {rows.length === 0 && <p className="field__hint">Nenhum dia incluído.</p>}
      {rows.map((row, index) => (
        <DiaFields
          key={row.key}
          row={row}
          place={index + 1}
          error={problems?.[row.key]}
          takesFocus={row.key === added}
          onChange={(changed) => onChange(rows.map((other) => (other.key === row.key ? changed : other)))}
          onRemove={() => remove(row.key)}
        />
      ))}
      <Button
        ref={addButton}
        className="dias__add"
        aria-disabled={isFull}
        aria-describedby={isFull ? limit : undefined}
        onClick={isFull ? undefined : add}
      >
        <Icon name="plus" /> {addLabel}
      </Button>
      {isFull && (
        <p className="field__hint" id={limit}>
          São no máximo {MAX_DIAS} dias.
        </p>
      )}
    </fieldset>
  )
}
