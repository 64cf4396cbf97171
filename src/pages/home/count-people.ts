import type { Companions } from './remembered-compromissos.ts'

export function countPeople(companions: readonly Companions[]): number {
  return companions.reduce((sum, { names }) => sum + names.length, 0)
}
