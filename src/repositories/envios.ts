import { doc, getDocsFromServer, query, serverTimestamp, where } from 'firebase/firestore'
import type { Author } from '#src/domain/log.ts'
import { PESSOA_REMOVIDA } from '#src/domain/without-person.ts'
import { type Fields, isFields, readMillis, readString } from '#src/lib/untyped-data.ts'
import { commit } from './commit.ts'
import { typedCollection } from './typed-collection.ts'
import { watchDocument } from './watch-query.ts'
import { requireOnline, withRetries } from './with-retries.ts'

const envios = typedCollection('Envios', parseEnvio)

/** What was last sent of a house and month, for all coordinators. */
export type Envio = {
  id: string
  igreja: string
  /** 'YYYY-MM' */
  mes: string
  /** who sent it */
  por: string
  nome: string
  /** ms since the epoch; undefined until the server confirmed it */
  em: number | undefined
  /** the version of each report that was in it, by id */
  versoes: ReadonlyMap<string, number>
}

/** `mes`: 'YYYY-MM' */
export const watchEnvio = (igreja: string, mes: string) =>
  watchDocument(() => doc(envios(), `${igreja}_${mes}`))

/** Notes for all coordinators that these versions went out now. @throws DataError */
export async function saveEnvio(
  igreja: string,
  mes: string,
  versoes: ReadonlyMap<string, number>,
  { id, name }: Pick<Author, 'id' | 'name'>,
): Promise<void> {
  await commit((writes) =>
    writes.set(doc(envios(), `${igreja}_${mes}`), {
      igreja,
      mes,
      por: id,
      nome: name,
      em: serverTimestamp(),
      versoes: Object.fromEntries(versoes),
    }),
  )
}

/** What a person sent, as the server has it: for whoever edits reports. @throws DataError */
export async function findEnviosBy(userId: string): Promise<Envio[]> {
  requireOnline()
  const sent = query(envios(), where('por', '==', userId))
  return (await withRetries(() => getDocsFromServer(sent))).docs.map((envio) => envio.data())
}

/** Takes the name of a person from what they sent; that it went out stays known. Resolves with how many changed. @throws DataError */
export async function forgetSender(userId: string): Promise<number> {
  const named = (await findEnviosBy(userId)).filter(({ nome }) => nome !== PESSOA_REMOVIDA)
  for (const { id } of named) {
    await commit((writes) => writes.update(doc(envios(), id), { nome: PESSOA_REMOVIDA }))
  }
  return named.length
}

function parseEnvio(id: string, fields: Fields): Envio {
  const { versoes } = fields
  return {
    id,
    igreja: readString(fields, 'igreja'),
    mes: readString(fields, 'mes'),
    por: readString(fields, 'por'),
    nome: readString(fields, 'nome'),
    em: readMillis(fields['em']),
    versoes: new Map(
      Object.entries(isFields(versoes) ? versoes : {}).flatMap(([id, versao]) =>
        typeof versao === 'number' ? [[id, versao]] : [],
      ),
    ),
  }
}
