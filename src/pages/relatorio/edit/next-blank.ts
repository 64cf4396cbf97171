import type { Posto, ReportDay } from '#src/domain/entities.ts'
import { rowKeys } from './row-key.ts'
import { slotAddress } from './slot-address.ts'

/** A blank slot: its row's key and its address. */
export type BlankSlot = { rowKey: string; address: string }

/** The first blank slot after the address `last` in reading order, beginning again at the end; undefined when there is none. */
export function nextBlank(
  days: readonly ReportDay[],
  postos: readonly Posto[],
  last: string | undefined,
): BlankSlot | undefined {
  const keys = rowKeys(days)
  const slots = days.flatMap((day, index) =>
    postos.flatMap((posto) =>
      (day[posto] ?? []).map(({ id }, slot) => {
        const rowKey = keys[index] ?? ''
        return { rowKey, address: slotAddress(rowKey, posto, slot), blank: id === '' }
      }),
    ),
  )
  const from = slots.findIndex(({ address }) => address === last) + 1
  return [...slots.slice(from), ...slots.slice(0, from)].find(({ blank }) => blank)
}
