import { deleteField, doc, serverTimestamp } from 'firebase/firestore'
import type { Aparelho } from '#src/lib/push-device.ts'
import { isFields, readMillis, readString } from '#src/lib/untyped-data.ts'
import { commit } from './commit.ts'
import { readDocument } from './read-document.ts'
import { typedCollection } from './typed-collection.ts'

/** A device that a person wants to be told on: where its browser's push service reaches it, and since when (ms since the epoch). */
export type AparelhoGuardado = { endpoint: string; em: number | undefined }

/** The devices by their keys. */
const avisos = typedCollection(
  'Avisos',
  (_id, { aparelhos }) =>
    new Map(
      Object.entries(isFields(aparelhos) ? aparelhos : {}).map(
        ([key, device]): [string, AparelhoGuardado] => {
          const fields = isFields(device) ? device : {}
          return [key, { endpoint: readString(fields, 'endpoint'), em: readMillis(fields['em']) }]
        },
      ),
    ),
)

export const avisosOf = (userId: string) => doc(avisos(), userId)

/** The devices of a person, as the server has them: for that person alone. @throws DataError */
export async function readAparelhos(userId: string): Promise<AparelhoGuardado[]> {
  return [...((await readDocument(avisosOf(userId))) ?? new Map()).values()]
}

/** Lets the operator's reminder reach this device. @throws DataError */
export async function saveAparelho(userId: string, { key, ...subscription }: Aparelho): Promise<void> {
  await commit((writes) =>
    writes.merge(avisosOf(userId), {
      aparelhos: { [key]: { ...subscription, em: serverTimestamp() } },
      ultimo: key,
    }),
  )
}

/** Forgets a device. @throws DataError */
export async function dropAparelho(userId: string, key: string): Promise<void> {
  await commit(async (writes) => {
    const known = await writes.get(avisosOf(userId))
    if (known?.has(key)) {
      writes.merge(avisosOf(userId), { aparelhos: { [key]: deleteField() }, ultimo: key })
    }
  })
}
