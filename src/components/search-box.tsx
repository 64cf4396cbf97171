import { TextField } from './text-field.tsx'

export type SearchBoxProps = {
  /** Read by screen readers, and shown as the placeholder unless one is given. */
  label: string
  placeholder?: string | undefined
  value: string
  onChange: (value: string) => void
}

/** A search input that filters while one types. */
export function SearchBox({ label, placeholder = label, value, onChange }: SearchBoxProps) {
  return (
    <TextField
      type="search"
      label={label}
      hideLabel
      placeholder={placeholder}
      value={value}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
