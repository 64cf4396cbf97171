import { createContext, useContext } from 'react'
import type { User } from '#src/domain/entities.ts'

/** What the open select needs. In a context and not in the rows' props: each edit changes the turns, and only the select reads them. */
export type SlotChoices = {
  people: readonly User[]
  /** days served in this report, by id */
  turns: ReadonlyMap<string, number>
}

export const SlotChoicesContext = createContext<SlotChoices>({ people: [], turns: new Map() })

export function useSlotChoices(): SlotChoices {
  return useContext(SlotChoicesContext)
}
