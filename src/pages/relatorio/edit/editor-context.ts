import { createContext, useContext } from 'react'
import type { Posto, ReportDay } from '#src/domain/entities.ts'
import type { PodeServir } from '#src/roster/pode-servir.ts'
import type { ServingIndex } from '#src/roster/serving-context.ts'
import type { SlotPlace } from './slots.ts'
import type { Candidate } from './use-serving.ts'

/** What a cell may ask of the editor. One object for the editor's whole life: rows are not drawn again for it. */
export type SlotActions = {
  /** the focus came to the cell */
  arrived: (place: SlotPlace) => void
  /** tapped or Enter: opens it, or exchanges with it */
  open: (place: SlotPlace, tapped: boolean) => void
  extendTo: (place: SlotPlace) => void
  close: (place: SlotPlace, refocus: boolean) => void
  choose: (place: SlotPlace, person: Candidate, answer: PodeServir | undefined) => void
  remove: (place: SlotPlace) => void
  addPerson: (key: string, posto: Posto) => void
  deleteDay: (day: ReportDay, key: string) => void
}

export type Choices = {
  /** who can be chosen at all: grows when they have loaded, or everybody is asked for */
  choices: readonly Candidate[]
  /** what is known for and against them: another one when more has loaded */
  index: ServingIndex
  /** false: what is known has not come yet, and nobody is offered */
  known: boolean
  /** whom one may choose for a slot, in order; the first are free */
  candidates: (place: SlotPlace) => readonly { person: Candidate; answer: PodeServir }[]
  /** in how many days of this report a person serves */
  turns: (id: string) => number
}

export const ActionsContext = createContext<SlotActions | undefined>(undefined)
export const ChoicesContext = createContext<Choices | undefined>(undefined)

export function useSlotActions(): SlotActions {
  return required(useContext(ActionsContext))
}

/** Apart from the actions: each edit changes the turns, and only the open select reads them. */
export function useChoices(): Choices {
  return required(useContext(ChoicesContext))
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('a slot needs the editor around it')
  return value
}
