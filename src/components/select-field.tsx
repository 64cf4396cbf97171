import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field.tsx'

export type SelectOption<Value extends string = string> = {
  value: Value
  label: string
  disabled?: boolean | undefined
}

export type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, 'required' | 'className' | 'children' | 'multiple'> & {
    options: readonly SelectOption[]
    /** First option, whose value is ''. */
    placeholder?: string | undefined
  }

/** A labelled native select: phones show their own picker for it. */
export function SelectField({
  label,
  hint,
  error,
  required,
  hideLabel,
  id,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, required, hideLabel, id }}>
      {(control) => (
        <select {...select} {...control} className="field__control">
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
