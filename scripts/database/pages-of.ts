import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore'

/**
 * Every document of a collection in the order of ids, a page at a time, so that memory stays bounded however large the collection is.
 * @param only reads no other fields than these
 */
export async function* pagesOf(
  db: Firestore,
  collection: string,
  pageSize: number,
  only?: readonly string[],
): AsyncGenerator<QueryDocumentSnapshot[]> {
  const all = db.collection(collection).orderBy(FieldPath.documentId()).limit(pageSize)
  const query = only ? all.select(...only) : all
  let last: QueryDocumentSnapshot | undefined
  do {
    const { docs } = await (last ? query.startAfter(last.id) : query).get()
    if (docs.length > 0) yield docs
    last = docs.length === pageSize ? docs.at(-1) : undefined
  } while (last)
}
