import type { Pessoa, Posto, ReportDay } from '#src/domain/entities.ts'

/** One slot: of which day, in which post, at which place. */
export type SlotPlace = { address: string; day: ReportDay; posto: Posto; slot: number }

/** What a row may ask of the editor. The same object for the editor's whole life, so that rows are not drawn again for it. */
export type DayActions = {
  openSlot: (address: string) => void
  /** Moves the focus to the slot after or before. */
  moveFrom: (address: string, steps: 1 | -1) => void
  /** Leaves the select; `refocus` gives the focus back to the slot's button. */
  closeSlot: (address: string, refocus: boolean) => void
  choose: (place: SlotPlace, person: Pessoa) => void
  clear: (place: SlotPlace) => void
  remove: (place: SlotPlace) => void
  addPerson: (rowKey: string, day: ReportDay, posto: Posto) => void
  deleteDay: (day: ReportDay) => void
}
