import { useId, useRef } from 'react'
import { Button } from '#src/components/button.tsx'
import { Icon } from '#src/components/icons.tsx'
import type { NomesPostos } from '#src/domain/entities.ts'
import { shownDate, upcomingFrom } from '#src/lib/service-time.ts'
import { SpecialDayFields } from './special-day-fields.tsx'
import {
  addSpecialRow,
  MAX_SPECIAL_DAYS,
  type SpecialProblems,
  type SpecialRow,
} from './special-days-draft.ts'

type SpecialDaysFieldsProps = {
  rows: readonly SpecialRow[]
  names: NomesPostos
  problems: SpecialProblems | undefined
  onChange: (rows: SpecialRow[]) => void
}

/** The dates that differ from the week; those that are past are folded. */
export function SpecialDaysFields({ rows, names, problems, onChange }: SpecialDaysFieldsProps) {
  const addButton = useRef<HTMLButtonElement>(null)
  const limit = useId()
  const today = shownDate(upcomingFrom(Date.now()))
  const isPast = ({ data }: SpecialRow) => data !== '' && data < today
  const past = rows.filter(isPast)
  const isFull = rows.length >= MAX_SPECIAL_DAYS

  function remove(keys: readonly number[]) {
    onChange(rows.filter(({ key }) => !keys.includes(key)))
    addButton.current?.focus()
  }

  const fieldsOf = (row: SpecialRow) => (
    <SpecialDayFields
      key={row.key}
      row={row}
      place={rows.indexOf(row) + 1}
      names={names}
      problem={problems?.[row.key]}
      onChange={(changed) => onChange(rows.map((other) => (other.key === row.key ? changed : other)))}
      onRemove={() => remove([row.key])}
    />
  )

  return (
    <fieldset className="field">
      <legend className="field__label">Datas especiais</legend>
      <p className="field__hint">Um culto a mais, um dia com outras quantidades, um dia sem escala.</p>
      {rows.filter((row) => !isPast(row)).map(fieldsOf)}
      {past.length > 0 && (
        <details>
          <summary>Já passaram ({past.length})</summary>
          {past.map(fieldsOf)}
          <Button onClick={() => remove(past.map(({ key }) => key))}>Remover as que já passaram</Button>
        </details>
      )}
      <Button
        ref={addButton}
        className="dias__add"
        aria-disabled={isFull}
        aria-describedby={isFull ? limit : undefined}
        onClick={isFull ? undefined : () => onChange(addSpecialRow(rows))}
      >
        <Icon name="plus" /> Adicionar data especial
      </Button>
      {isFull && (
        <p className="field__hint" id={limit}>
          São no máximo {MAX_SPECIAL_DAYS} datas: remova as que já passaram.
        </p>
      )}
    </fieldset>
  )
}
