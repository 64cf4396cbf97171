import { foldText } from '#src/lib/fold-text.ts'
import type { SelectOption } from './select-field.tsx'

/** The options of a select from documents with a name, in the order of the alphabet. */
export function nameOptions(documents: readonly { id: string; nome: string }[]): SelectOption[] {
  const keyed = documents.map(({ id, nome }) => ({ value: id, label: nome || 'N/A', key: foldText(nome) }))
  keyed.sort((a, b) => (a.key < b.key ? -1 : 1))
  return keyed.map(({ value, label }) => ({ value, label }))
}

/** `options`, and before them one 'N/A' for a value that is none of them: what an older document points to may be gone. */
export function withDangling(options: SelectOption[], value: string): SelectOption[] {
  const known = value === '' || options.some((option) => option.value === value)
  return known ? options : [{ value, label: 'N/A' }, ...options]
}
