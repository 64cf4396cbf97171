import { deleteField, doc, serverTimestamp } from 'firebase/firestore'
import type { Aparelho } from '#src/lib/push-device.ts'
import { isFields } from '#src/lib/untyped-data.ts'
import { commit } from './commit.ts'
import { typedCollection } from './typed-collection.ts'

/** The keys of the devices that a person wants to be told on. */
const avisos = typedCollection('Avisos', (_id, { aparelhos }) =>
  Object.keys(isFields(aparelhos) ? aparelhos : {}),
)

export const avisosOf = (userId: string) => doc(avisos(), userId)

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
    if (known?.includes(key)) {
      writes.merge(avisosOf(userId), { aparelhos: { [key]: deleteField() }, ultimo: key })
    }
  })
}
