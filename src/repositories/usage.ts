import { getCountFromServer, query, where } from 'firebase/firestore'
import { nobodyReads, typedCollection } from './typed-collection.ts'

type Reference =
  | ['Igreja', 'cidade']
  | ['User', 'cidade' | 'cargo' | 'igreja']
  | ['Reports', 'cidade' | 'cargo' | 'igreja']

/** How many documents point to `id`; undefined when the reader may not know or the server is out of reach. */
export async function countReferences([name, field]: Reference, id: string): Promise<number | undefined> {
  try {
    const pointing = query(typedCollection(name, nobodyReads)(), where(field, '==', id))
    const counted = await getCountFromServer(pointing)
    return counted.data().count
  } catch (error) {
    console.warn(`Could not count ${name}.${field}`, error)
    return undefined
  }
}
