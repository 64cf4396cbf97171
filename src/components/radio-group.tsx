import { useId } from 'react'
import './choice.css'
import { FieldError } from './field.tsx'

export type RadioOption<Value extends string> = {
  value: Value
  label: string
  hint?: string | undefined
  disabled?: boolean | undefined
}

export type RadioGroupProps<Value extends string> = {
  legend: string
  options: readonly RadioOption<Value>[]
  /** undefined when nothing is chosen yet */
  value: Value | undefined
  onChange: (value: Value) => void
  required?: boolean | undefined
  error?: string | undefined
}

/** One choice among a few, all of them in view. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, options, value, onChange, required, error } = props
  const id = useId()
  return (
    <div
      className="field"
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <span className="field__label" id={`${id}-legend`}>
        {legend}
        {required && (
          <span className="field__required" aria-hidden="true">
            {' *'}
          </span>
        )}
      </span>
      <div className="choice-list choice-list--one-column">
        {options.map((option) => (
          <label key={option.value} className={option.disabled ? 'choice choice--disabled' : 'choice'}>
            <input
              className="choice__input"
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span className="choice__text">
              {option.label}
              {option.hint && <span className="field__hint">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
