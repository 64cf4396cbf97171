import { expect, test } from 'vitest'
import { isFields } from '#src/lib/untyped-data.ts'
import type { FirestoreRest } from '../../scripts/archive/firestore-rest.ts'
import { readCollection } from '../../scripts/archive/read-database.ts'

const MB = 1024 * 1024

test.each([
  ['reports of a year', 400, () => 60_000],
  ['the largest documents there are', 40, () => MB],
  ['large ones among small ones', 400, (index: number) => (index % 7 === 0 ? 200_000 : 300)],
])('a collection comes in pages of a few megabytes, each document once: %s', async (_name, count, size) => {
  const { rest, answers } = collectionOf(count, size)
  const paths: string[] = []
  for await (const documents of readCollection(rest, 'Reports', '2026-11-22T00:00:00Z')) {
    paths.push(...documents.map(({ path }) => path))
  }
  expect(paths).toEqual(Array.from({ length: count }, (_, index) => `Reports/${nameOf(index)}`))
  // the first page does not know yet how large they are
  expect(Math.max(...answers)).toBeLessThan(5 * MB)
})

test('small documents come in few pages', async () => {
  const { rest, answers } = collectionOf(10_000, () => 300)
  for await (const _page of readCollection(rest, 'Log', '2026-11-22T00:00:00Z')) {
    // as a backup does
  }
  expect(answers.length).toBeLessThan(12)
})

function nameOf(index: number): string {
  return `r${String(index).padStart(6, '0')}`
}

/** A database that answers as Firestore does to a query by name; `answers`: the sizes of what it said. */
function collectionOf(count: number, size: (index: number) => number) {
  const root = 'projects/demo/databases/(default)/documents'
  const answers: number[] = []
  const rest: FirestoreRest = {
    root,
    async post(_method, body) {
      const { limit, startAt } = queryOf(body)
      const first = startAt === undefined ? 0 : Number(startAt.slice(-6)) + 1
      const answer = Array.from({ length: Math.min(limit, count - first) }, (_, place) => ({
        document: {
          name: `${root}/Reports/${nameOf(first + place)}`,
          fields: { texto: { stringValue: 'x'.repeat(size(first + place)) } },
        },
      }))
      answers.push(JSON.stringify(answer).length)
      return answer
    },
  }
  return { rest, answers }
}

function queryOf(body: object): { limit: number; startAt: string | undefined } {
  const query = 'structuredQuery' in body && isFields(body.structuredQuery) ? body.structuredQuery : {}
  return {
    limit: Number(query['limit']),
    startAt: /"startAt":.*?"referenceValue":"([^"]+)"/.exec(JSON.stringify(query))?.[1],
  }
}
