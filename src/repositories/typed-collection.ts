import { type CollectionReference, collection } from 'firebase/firestore'
import type { Fields } from '#src/lib/untyped-data.ts'
import type { Documents } from './documents.ts'
import { db } from './firebase.ts'

/** A document's content with its id, as it comes, made into what the app works with. */
export type Parse<T> = (id: string, fields: Fields) => T

/**
 * The collection of this name: whatever is read through it has gone through `parse`, and `commit` writes only what `Documents` has under
 * that name. It is the only way to a reference; called anew for each use, because a log-out replaces the database.
 */
export function typedCollection<Name extends keyof Documents, T>(
  name: Name,
  parse: Parse<T>,
): () => CollectionReference<T, Documents[Name]> {
  return () =>
    collection(db(), name).withConverter<T, Documents[Name]>({
      fromFirestore: (snapshot) => parse(snapshot.id, snapshot.data()),
      toFirestore: () => {
        throw new Error('Write through commit(), which takes documents as they are stored')
      },
    })
}

/** The parser of a collection that the rules let nobody read. */
export function nobodyReads(): never {
  throw new Error('The rules let nobody read this collection')
}
