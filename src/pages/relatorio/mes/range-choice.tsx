import { memo } from 'react'
import { SelectField } from '#src/components/select-field.tsx'
import { TextField } from '#src/components/text-field.tsx'
import { monthLabel, monthsFrom, rangeProblem, wholeMonth } from '#src/roster/month-range.ts'
import type { DateRange } from '#src/roster/service-dates.ts'

export type RangeChoiceProps = {
  /** 'YYYY-MM-DD' */
  today: string
  range: DateRange
  disabled: boolean
  onChange: (range: DateRange) => void
}

const OTHER = 'outro'

/** A month, the next one at first, or any range. */
export const RangeChoice = memo(function RangeChoice(props: RangeChoiceProps) {
  const { today, range, disabled, onChange } = props
  const months = monthsFrom(today, 13)
  const chosen = months.find(
    (first) => wholeMonth(first).inicio === range.inicio && wholeMonth(first).fim === range.fim,
  )
  const problem = rangeProblem(range)
  return (
    <div className="mes-range">
      <SelectField
        label="Período"
        disabled={disabled}
        options={[
          ...months.map((first) => ({ value: first, label: monthLabel(first) })),
          { value: OTHER, label: 'Outro período' },
        ]}
        value={chosen ?? OTHER}
        onChange={({ target }) =>
          onChange(target.value === OTHER ? { inicio: range.inicio, fim: '' } : wholeMonth(target.value))
        }
      />
      {!chosen && (
        <>
          <TextField
            label="Data de início"
            type="date"
            disabled={disabled}
            value={range.inicio}
            onChange={({ target }) => onChange({ ...range, inicio: target.value })}
          />
          <TextField
            label="Data de fim"
            type="date"
            disabled={disabled}
            value={range.fim}
            error={range.fim === '' ? undefined : problem}
            onChange={({ target }) => onChange({ ...range, fim: target.value })}
          />
        </>
      )}
    </div>
  )
})
