import { doc, getDocsFromServer, or, query, serverTimestamp, Timestamp, where } from 'firebase/firestore'
import { DataError } from '#src/domain/data-error.ts'
import type { User } from '#src/domain/entities.ts'
import { type Troca, TrocaError, type Turno } from '#src/domain/troca.ts'
import { readString } from '#src/lib/untyped-data.ts'
import { commit, type Writes } from './commit.ts'
import type { StoredTurno } from './documents.ts'
import { readDocument } from './read-document.ts'
import { type Slot, slotOf } from './report-slots.ts'
import { announced, trocas } from './trocas.ts'
import { typedCollection } from './typed-collection.ts'
import { requireOnline, withRetries } from './with-retries.ts'

const rawReports = typedCollection('Reports', (_id, fields) => fields)

/** All requests by a person or to them, as the server has them; none for somebody who may not read them. @throws DataError */
export async function findTrocasOf(userId: string): Promise<Troca[]> {
  requireOnline()
  try {
    const about = query(trocas(), or(where('de', '==', userId), where('para', '==', userId)))
    return (await withRetries(() => getDocsFromServer(about))).docs.map((troca) => troca.data())
  } catch (error) {
    if (error instanceof DataError && error.kind === 'refused') return []
    throw error
  }
}

/** Part of the commit that removes one of the two. */
export function deleteTroca(writes: Writes, id: string): void {
  writes.delete(doc(trocas(), id))
}

/** What is asked: `para` '' asks anybody of the team; `devolve`, a turn of `para` in return. */
export type NewTroca = Turno & { para: string; devolve?: Turno; estado: 'pedida' | 'avisada' }

/**
 * Asks for a turn of one's own to be taken, or (`avisada`) only says that one cannot come. Resolves with the request's id.
 * @throws TrocaError dia-mudou when the turn, or the one in return, is no longer theirs; encerrada when it is asked already
 */
export async function askTroca(
  { report, data, posto, para, devolve, estado }: NewTroca,
  author: Pick<User, 'id' | 'name'>,
): Promise<string> {
  const id = [report, data, posto, author.id].join('_')
  const reference = doc(trocas(), id)
  await orTold(
    id,
    (present) => present.estado === estado && present.para === para,
    async () =>
      commit(async (writes) => {
        const stored = await writes.get(doc(rawReports(), report))
        const other =
          devolve?.report === report
            ? stored
            : devolve && (await writes.get(doc(rawReports(), devolve.report)))
        if (!stored || (devolve && !other)) throw new TrocaError('dia-mudou')
        const slot = slotOf(stored, { data, posto }, author.id)
        const house = doc(announced(), readString(stored, 'igreja'))
        const { until } = (await writes.get(house)) ?? { until: 0 }
        const back = devolve && other ? storedTurno(devolve, slotOf(other, devolve, para)) : undefined
        if (until < data) writes.update(house, { trocasAte: Timestamp.fromMillis(data) })
        writes.set(reference, {
          ...storedTurno({ report, data, posto }, slot),
          igreja: readString(stored, 'igreja'),
          cargo: readString(stored, 'cargo'),
          genero: readString(stored, 'genero'),
          de: author.id,
          nomeDe: author.name,
          para,
          ...(back ? { devolve: back } : {}),
          estado,
          em: serverTimestamp(),
        })
      }),
  )
  return id
}

/** The one who was asked says no. @throws TrocaError */
export const refuseTroca = (troca: Troca) => end(troca, 'recusada')

/** The one who asked no longer does. @throws TrocaError */
export const withdrawTroca = (troca: Troca) => end(troca, 'retirada')

/** Whoever edits reports ends it without a change. @throws TrocaError */
export const closeTroca = (troca: Troca) => end(troca, 'fechada')

async function end({ id }: Troca, estado: 'recusada' | 'retirada' | 'fechada'): Promise<void> {
  await orTold(
    id,
    (present) => present.estado === estado,
    () => commit((writes) => writes.update(doc(trocas(), id), { estado, respondidaEm: serverTimestamp() })),
  )
}

/** After a refusal by the rules looks at the request: done already is fine, else it says why it was too late. */
async function orTold(id: string, isDone: (present: Troca) => boolean, write: () => Promise<void>) {
  try {
    await write()
  } catch (error) {
    if (!(error instanceof DataError && error.kind === 'refused')) throw error
    const present = await readDocument(doc(trocas(), id)).catch(() => undefined)
    if (present && isDone(present)) return
    if (present)
      throw new TrocaError(present.estado === 'aceita' ? 'outra-pessoa' : 'encerrada', { cause: error })
    throw error
  }
}

function storedTurno({ report, data, posto }: Turno, { dia, lugar }: Slot): StoredTurno {
  return { report, data: Timestamp.fromMillis(data), posto, dia, lugar }
}
