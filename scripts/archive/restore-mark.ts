import { randomUUID } from 'node:crypto'
import { isFields } from '#src/lib/untyped-data.ts'
import { Problem } from '../terminal/fail.ts'
import { RESTORE_COLLECTION } from './collections.ts'
import type { FirestoreRest } from './firestore-rest.ts'
import { RestError } from './rest-error.ts'

/** What the database tells of a restore under way; `updateTime` undefined: there is none. */
export type MarkState = { sha256: string; done: number; run: string; updateTime: string | undefined }

export type RestoreMark = {
  /** Writes `writes` together with the count of all documents written so far. @throws Problem when another restore has begun meanwhile */
  commit(writes: object[], done: number): Promise<void>
  remove(): Promise<void>
}

/** not found, already exists, failed precondition: the mark is not as this run left it */
const NOT_OURS = [5, 6, 9]

/**
 * The document that tells how far a restore is. Every commit demands that it is as this run left it, so that of two restores at once only
 * the one that began last goes on.
 */
export async function restoreMark(rest: FirestoreRest, sha256: string): Promise<RestoreMark> {
  const run = randomUUID()
  let { updateTime } = await readMark(rest)

  async function post(writes: object[], mark: object, isDone: (state: MarkState) => boolean): Promise<void> {
    const currentDocument = updateTime === undefined ? { exists: false } : { updateTime }
    try {
      updateTime = lastUpdateTime(
        await rest.post('commit', { writes: [...writes, { ...mark, currentDocument }] }),
      )
    } catch (error) {
      if (!(error instanceof RestError) || !NOT_OURS.includes(error.code)) throw error
      // it may have been written, and only the answer was lost
      const state = await readMark(rest)
      if (!isDone(state)) {
        throw new Problem('Outra restauração começou neste banco: esta parou. Espere que a outra termine.')
      }
      updateTime = state.updateTime
    }
  }

  return {
    async commit(writes, done) {
      const fields = {
        sha256: { stringValue: sha256 },
        documentos: { integerValue: String(done) },
        execucao: { stringValue: run },
      }
      const update = { update: { name: nameOf(rest), fields } }
      await post(writes, update, (state) => state.run === run && state.done === done)
    },
    remove: () => post([], { delete: nameOf(rest) }, (state) => state.updateTime === undefined),
  }
}

export async function readMark(rest: FirestoreRest): Promise<MarkState> {
  const answer = await rest.post('batchGet', { documents: [nameOf(rest)] })
  const found = Array.isArray(answer) && isFields(answer[0]) ? answer[0]['found'] : undefined
  const document = isFields(found) ? found : {}
  const fields = isFields(document['fields']) ? document['fields'] : {}
  const { sha256, documentos, execucao } = fields
  return {
    sha256: isFields(sha256) ? String(sha256['stringValue']) : '',
    done: isFields(documentos) ? Number(documentos['integerValue']) : 0,
    run: isFields(execucao) ? String(execucao['stringValue']) : '',
    updateTime: typeof document['updateTime'] === 'string' ? document['updateTime'] : undefined,
  }
}

/** Of the last write of a commit, which is the mark's. */
function lastUpdateTime(answer: unknown): string | undefined {
  const results = isFields(answer) ? answer['writeResults'] : undefined
  const last: unknown = Array.isArray(results) ? results.at(-1) : undefined
  return isFields(last) && typeof last['updateTime'] === 'string' ? last['updateTime'] : undefined
}

function nameOf(rest: FirestoreRest): string {
  return `${rest.root}/${RESTORE_COLLECTION}/andamento`
}
