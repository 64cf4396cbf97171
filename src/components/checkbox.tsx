import { useId } from 'react'
import './choice.css'

export type CheckboxProps = {
  label: string
  hint?: string | undefined
  checked: boolean
  /** Some, not all, of what the box stands for is checked. */
  indeterminate?: boolean | undefined
  disabled?: boolean | undefined
  name?: string | undefined
  onChange: (checked: boolean) => void
}

/** A checkbox whose whole line is the target. */
export function Checkbox({
  label,
  hint,
  checked,
  indeterminate = false,
  disabled,
  name,
  onChange,
}: CheckboxProps) {
  const hintId = useId()
  return (
    <label className={disabled ? 'choice choice--disabled' : 'choice'}>
      <input
        className="choice__input"
        type="checkbox"
        name={name}
        checked={checked}
        disabled={disabled}
        aria-describedby={hint ? hintId : undefined}
        // The DOM has no attribute for it, only a property.
        ref={(input) => {
          if (input) input.indeterminate = indeterminate && !checked
        }}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="choice__text">
        {label}
        {hint && (
          <span className="field__hint" id={hintId}>
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}
