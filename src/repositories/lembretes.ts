import {
  deleteField,
  doc,
  FieldPath,
  getDocsFromServer,
  query,
  serverTimestamp,
  Timestamp,
  where,
} from 'firebase/firestore'
import type { User } from '#src/domain/entities.ts'
import { type Fields, isFields, readMillis, readString } from '#src/lib/untyped-data.ts'
import { commit } from './commit.ts'
import { typedCollection } from './typed-collection.ts'
import { watchQuery } from './watch-query.ts'
import { requireOnline, withRetries } from './with-retries.ts'

const lembretes = typedCollection('Lembretes', parseLembrete)

/** Who was told of the services of one day of a house, by whom and when (ms since the epoch; undefined until confirmed). */
export type Lembrete = {
  igreja: string
  /** 'YYYY-MM-DD' */
  data: string
  avisados: ReadonlyMap<string, { por: string; nome: string; em: number | undefined }>
}

/** The reminders of one prayer house from one day to another, 'YYYY-MM-DD', both included. */
export const watchLembretes = (igreja: string, from: string, to: string) =>
  watchQuery(() =>
    query(lembretes(), where('igreja', '==', igreja), where('data', '>=', from), where('data', '<=', to)),
  )

/** Notes for all coordinators that the person was told, or was not. @throws DataError */
export async function setAvisado(
  igreja: string,
  data: string,
  userId: string,
  told: boolean,
  author: Pick<User, 'id' | 'name'>,
): Promise<void> {
  const entry = told ? { por: author.id, nome: author.name, em: serverTimestamp() } : deleteField()
  await commit((writes) =>
    writes.merge(doc(lembretes(), `${igreja}_${data}`), {
      igreja,
      data,
      avisados: { [userId]: entry },
      ultimo: userId,
    }),
  )
}

/** The days on which a person was reminded, as the server has them: for whoever edits reports. @throws DataError */
export async function findLembretesOf(userId: string): Promise<Lembrete[]> {
  requireOnline()
  const told = query(
    lembretes(),
    where(new FieldPath('avisados', userId, 'em'), '>=', Timestamp.fromMillis(0)),
  )
  return (await withRetries(() => getDocsFromServer(told))).docs.map((lembrete) => lembrete.data())
}

/** Takes a person from the lists of who was reminded. Resolves with how many days they were on. @throws DataError */
export async function forgetReminders(userId: string, author: Pick<User, 'id' | 'name'>): Promise<number> {
  const told = await findLembretesOf(userId)
  for (const { igreja, data } of told) await setAvisado(igreja, data, userId, false, author)
  return told.length
}

function parseLembrete(_id: string, fields: Fields): Lembrete {
  const { avisados } = fields
  const entries = isFields(avisados) ? Object.entries(avisados) : []
  return {
    igreja: readString(fields, 'igreja'),
    data: readString(fields, 'data'),
    avisados: new Map(
      entries.flatMap(([user, entry]) =>
        isFields(entry)
          ? [
              [
                user,
                {
                  por: readString(entry, 'por'),
                  nome: readString(entry, 'nome'),
                  em: readMillis(entry['em']),
                },
              ],
            ]
          : [],
      ),
    ),
  }
}
