import type { Firestore, Timestamp } from 'firebase-admin/firestore'
import { readList, readString } from '#src/lib/untyped-data.ts'
import { pagesOf } from '../database/pages-of.ts'
import type { Diagnosis } from './kinds.ts'

const PAGE = 500

/**
 * Absences and links that name another prayer house than their people's, or somebody who is gone.
 * @param houses the prayer house of each user, by the user's id
 */
export async function* checkPeopleFacts(
  db: Firestore,
  houses: ReadonlyMap<string, string>,
): AsyncGenerator<Diagnosis[]> {
  for await (const page of pagesOf(db, 'Disponibilidade', PAGE)) {
    yield page.flatMap((said): Diagnosis[] => {
      const igreja = houses.get(said.id)
      if (igreja === undefined || igreja === readString(said.data(), 'igreja')) return []
      return [outdated(said.ref.path, `pessoa ${said.id}`, { igreja }, said.updateTime)]
    })
  }
  for await (const page of pagesOf(db, 'Vinculo', PAGE)) {
    yield page.flatMap((link): Diagnosis[] => {
      const path = link.ref.path
      const pessoas = readList(link.data(), 'pessoas').filter((id) => typeof id === 'string')
      const of = pessoas.map((id) => houses.get(id))
      if (pessoas.length !== 2 || of.includes(undefined)) {
        return [
          { kind: 'vinculo-sem-pessoa', path, detail: pessoas.join(' e '), fix: { kind: 'delete', path } },
        ]
      }
      const igrejas = [...new Set(of)]
      const stored = readList(link.data(), 'igrejas')
      const isRight = stored.length === igrejas.length && igrejas.every((one) => stored.includes(one))
      return isRight ? [] : [outdated(path, pessoas.join(' e '), { igrejas }, link.updateTime)]
    })
  }
}

function outdated(
  path: string,
  detail: string,
  fields: Record<string, unknown>,
  readAt: Timestamp,
): Diagnosis {
  return { kind: 'casa-anterior', path, detail, fix: { kind: 'update', path, fields, readAt } }
}
