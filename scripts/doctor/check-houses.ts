import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { isFields, readString } from '#src/lib/untyped-data.ts'
import { pagesOf } from '../database/pages-of.ts'
import { readTimestamp } from '../legacy/read-timestamp.ts'
import type { Diagnosis } from './kinds.ts'

const PAGE = 500
/** Requests for services of the last days may still be looked at. */
const LOOK_BACK_MS = 2 * 24 * 60 * 60 * 1000

/**
 * Houses that do not carry what spares phones a question: the name of their city, and until when somebody asks to be relieved of a service.
 * @param now ms since the epoch
 */
export async function* checkHouses(db: Firestore, now: number): AsyncGenerator<Diagnosis[]> {
  const cidades = new Map<string, string>()
  for await (const page of pagesOf(db, 'Cidade', PAGE, ['nome'])) {
    for (const cidade of page) cidades.set(cidade.id, readString(cidade.data(), 'nome'))
  }
  const asked = await readAsked(db, now - LOOK_BACK_MS)
  for await (const page of pagesOf(db, 'Igreja', PAGE)) {
    yield page.flatMap((igreja): Diagnosis[] => {
      const stored = igreja.data()
      const fields = {
        ...nameOf(stored, cidades.get(readString(stored, 'cidade'))),
        ...untilOf(stored, asked.get(igreja.id)),
      }
      const missing = Object.keys(fields)
      if (missing.length === 0) return []
      const path = igreja.ref.path
      const fix = { kind: 'update', path, fields, readAt: igreja.updateTime } as const
      return [{ kind: 'casa-sem-avisos', path, detail: missing.join(', '), fix }]
    })
  }
}

function nameOf(stored: Record<string, unknown>, nome: string | undefined) {
  const { nomeDaCidade } = stored
  const carried = isFields(nomeDaCidade) ? nomeDaCidade : {}
  const id = readString(stored, 'cidade')
  return nome === undefined || (carried['id'] === id && carried['nome'] === nome)
    ? {}
    : { nomeDaCidade: { id, nome } }
}

function untilOf({ trocasAte }: Record<string, unknown>, asked: number | undefined) {
  const until = readTimestamp(trocasAte)?.toMillis() ?? 0
  return asked === undefined || asked <= until ? {} : { trocasAte: Timestamp.fromMillis(asked) }
}

/** The latest service (ms) that somebody asks to be relieved of, by house. */
async function readAsked(db: Firestore, from: number): Promise<Map<string, number>> {
  const asked = new Map<string, number>()
  const requests = await db
    .collection('Trocas')
    .where('data', '>=', Timestamp.fromMillis(from))
    .select('igreja', 'data')
    .get()
  for (const request of requests.docs) {
    const igreja = readString(request.data(), 'igreja')
    const data = readTimestamp(request.get('data'))?.toMillis() ?? 0
    asked.set(igreja, Math.max(data, asked.get(igreja) ?? 0))
  }
  return asked
}
