import { doc, serverTimestamp } from 'firebase/firestore'
import type { Author } from '#src/domain/log.ts'
import { type Fields, isFields, readMillis, readString } from '#src/lib/untyped-data.ts'
import { commit } from './commit.ts'
import { typedCollection } from './typed-collection.ts'
import { watchDocument } from './watch-query.ts'

const envios = typedCollection('Envios', parseEnvio)

/** What was last sent of a house and month, for all coordinators. */
export type Envio = {
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

function parseEnvio(_id: string, fields: Fields): Envio {
  const { versoes } = fields
  return {
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
