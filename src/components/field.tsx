import { type ReactNode, useId } from 'react'

export type FieldProps = {
  label: string
  /** Shown below the label, read with the control. */
  hint?: string | undefined
  /** What is wrong, in Portuguese; '' or undefined when nothing is. */
  error?: string | undefined
  required?: boolean | undefined
  /** The label stays for screen readers only (search boxes, table cells). */
  hideLabel?: boolean | undefined
}

/** What the control inside a field must carry to belong to its label, hint and error. */
export type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  // Not `required`: the browser's own bubble would come before our sentence, in the browser's language.
  'aria-required': true | undefined
}

/** Label, hint and error around one control, which the children render from the props they are given. */
export function Field(
  props: FieldProps & { id?: string | undefined; children: (control: ControlProps) => ReactNode },
) {
  const { label, hint, error, required, hideLabel, children } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')

  return (
    <div className="field">
      <label className={hideLabel ? 'visually-hidden' : 'field__label'} htmlFor={id}>
        {label}
        {required && (
          <span className="field__required" aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {hint && (
        <span className="field__hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}

/** The sentence below a control; announced when it appears. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <span className="field__error" id={id} role="alert">
      {error}
    </span>
  )
}
