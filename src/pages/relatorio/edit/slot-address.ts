import type { Posto } from '#src/domain/entities.ts'

/** A place for a person, as the page names it: the row's key, the post and the position in it. */
export function slotAddress(rowKey: string, posto: Posto, slot: number): string {
  return `${rowKey}/${posto}/${slot}`
}

function findSlot(address: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-slot="${address}"]`)
}

/** The slot `steps` after this one in reading order, or before it; undefined beyond those drawn. */
export function slotBeside(address: string, steps: 1 | -1): { address: string; blank: boolean } | undefined {
  const slots = [...document.querySelectorAll<HTMLElement>('[data-slot]')]
  const index = slots.findIndex((slot) => slot.dataset['slot'] === address)
  const beside = index < 0 ? undefined : slots[index + steps]
  const found = beside?.dataset['slot']
  return found ? { address: found, blank: beside?.dataset['blank'] === 'true' } : undefined
}

/** Gives the focus to a slot's button, when its row is drawn. */
export function focusSlot(address: string): void {
  findSlot(address)?.querySelector('button')?.focus()
}
