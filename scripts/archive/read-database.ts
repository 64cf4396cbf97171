import { isFields } from '#src/lib/untyped-data.ts'
import type { FirestoreRest } from './firestore-rest.ts'
import type { ArchiveDocument } from './format.ts'

/** The smallest possible id of a document. */
const FIRST_ID = '__id-9223372036854775808__'

/** Asked first of each collection: even of the largest documents (1 MiB) no more than a slow line takes within a request's time. */
const FIRST_PAGE = 4
/** A page may be this many times as long as the one before: documents ahead may be larger than those behind. */
const GROWTH = 8
const MAX_PAGE = 5_000
/** A page of answers, as JSON, is to be about this large. */
const PAGE_BYTES = 2 * 1024 * 1024

/** About what the JSON of a document holds beside its fields. */
const OVERHEAD = 400

/** The names of the collections at the root that hold documents. @throws RestError */
export async function listCollections(rest: FirestoreRest): Promise<string[]> {
  const names: string[] = []
  let pageToken = ''
  do {
    const answer = await rest.post('listCollectionIds', pageToken ? { pageToken } : {})
    const { collectionIds = [], nextPageToken = '' } = isFields(answer) ? answer : {}
    if (Array.isArray(collectionIds)) names.push(...collectionIds.map(String))
    pageToken = String(nextPageToken)
  } while (pageToken)
  return names.sort()
}

/** The server's clock, to read everything as of one moment. @throws RestError */
export async function readTime(rest: FirestoreRest): Promise<string> {
  const answer = await rest.post('runQuery', {
    structuredQuery: { from: [{ collectionId: 'User' }], limit: 1 },
  })
  const time = Array.isArray(answer) && isFields(answer[0]) ? answer[0]['readTime'] : undefined
  if (typeof time !== 'string') throw new Error('The database did not tell the time of a read')
  return time
}

/**
 * The documents of a root collection and of all collections below it as of `time`, ordered by name, page by page. A page follows the one
 * before by name, and its length follows the size of the documents: memory is bounded by {@link PAGE_BYTES} and not by their number.
 * @throws RestError
 */
export async function* readCollection(
  rest: FirestoreRest,
  collection: string,
  time: string,
): AsyncGenerator<ArchiveDocument[]> {
  let limit = FIRST_PAGE
  let after: string | undefined
  for (;;) {
    const answer = await rest.post('runQuery', {
      structuredQuery: descendants(rest.root, collection, after, limit),
      readTime: time,
    })
    const documents = Array.isArray(answer) ? answer.flatMap(toDocument) : []
    const largest = Math.max(0, ...documents.map(({ fields }) => JSON.stringify(fields).length))
    if (documents.length > 0) yield documents.map(({ name, fields }) => ({ path: relative(name), fields }))
    if (documents.length < limit) return
    after = documents.at(-1)?.name
    // by the largest and not by the mean: the next ones may all be like it
    limit = Math.max(1, Math.min(MAX_PAGE, limit * GROWTH, Math.floor(PAGE_BYTES / (largest + OVERHEAD))))
  }

  function relative(name: string): string {
    return name.slice(rest.root.length + 1)
  }
}

/** The Admin SDK's recursive delete asks in the same way: documents of any collection, whose names lie in this range. */
function descendants(root: string, collection: string, after: string | undefined, limit: number) {
  const name = { fieldPath: '__name__' }
  const bound = (op: string, id: string) => ({
    fieldFilter: { field: name, op, value: { referenceValue: `${root}/${id}/${FIRST_ID}` } },
  })
  return {
    from: [{ allDescendants: true }],
    where: {
      compositeFilter: {
        op: 'AND',
        filters: [bound('GREATER_THAN_OR_EQUAL', collection), bound('LESS_THAN', `${collection}\0`)],
      },
    },
    orderBy: [{ field: name, direction: 'ASCENDING' }],
    ...(after === undefined ? {} : { startAt: { values: [{ referenceValue: after }], before: false } }),
    limit,
  }
}

function toDocument(part: unknown): { name: string; fields: Record<string, unknown> }[] {
  const document = isFields(part) ? part['document'] : undefined
  if (!isFields(document) || typeof document['name'] !== 'string') return []
  return [{ name: document['name'], fields: isFields(document['fields']) ? document['fields'] : {} }]
}
