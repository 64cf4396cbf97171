import type { Place } from '#src/hooks/use-place-in-url.ts'
import { readDevice, writeDevice } from '#src/lib/device-storage.ts'
import { readString, toFields } from '#src/lib/untyped-data.ts'

const NAME = 'calendario-casa'

/** The house whose calendar this person opened last on this device; a log-out forgets it. */
export function readLastHouse(uid: string): Place | undefined {
  const stored = toFields(readDevice(NAME))
  const place = { cidade: readString(stored, 'cidade'), igreja: readString(stored, 'igreja') }
  return stored['uid'] === uid && place.cidade !== '' && place.igreja !== '' ? place : undefined
}

export function rememberHouse(uid: string, { cidade, igreja }: Place): void {
  writeDevice(NAME, { uid, cidade, igreja })
}
