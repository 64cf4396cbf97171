import { type ComponentProps, useState } from 'react'
import { Field, type FieldProps } from './field.tsx'

type InputType =
  | 'text'
  | 'password'
  | 'tel'
  | 'email'
  | 'search'
  | 'date'
  | 'time'
  | 'datetime-local'
  | 'number'

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'type' | 'required' | 'className'> & { type?: InputType | undefined }

/** A labelled input, controlled or not. Passwords get a button that shows what was typed. */
export function TextField({
  label,
  hint,
  error,
  required,
  hideLabel,
  id,
  type = 'text',
  ...input
}: TextFieldProps) {
  const [revealed, setRevealed] = useState(false)
  const isPassword = type === 'password'

  return (
    <Field {...{ label, hint, error, required, hideLabel, id }}>
      {(control) => (
        <span className="field__box">
          <input
            {...input}
            {...control}
            type={isPassword && revealed ? 'text' : type}
            className={isPassword ? 'field__control field__control--with-toggle' : 'field__control'}
          />
          {isPassword && (
            <button
              type="button"
              className="field__toggle"
              aria-label={revealed ? 'Ocultar senha' : 'Mostrar senha'}
              aria-controls={control.id}
              onClick={() => setRevealed(!revealed)}
            >
              {revealed ? 'Ocultar' : 'Mostrar'}
            </button>
          )}
        </span>
      )}
    </Field>
  )
}
