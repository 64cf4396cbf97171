import { doc } from 'firebase/firestore'
import type { Cidade } from '#src/domain/entities.ts'
import { type Fields, readString } from '#src/lib/untyped-data.ts'
import { typedCollection } from './typed-collection.ts'
import { watchDocument, watchQuery } from './watch-query.ts'

export const cidades = typedCollection('Cidade', parseCidade)

export const watchCidades = watchQuery(cidades)

export const watchCidade = (id: string) => watchDocument(() => doc(cidades(), id))

function parseCidade(id: string, fields: Fields): Cidade {
  return { id, nome: readString(fields, 'nome') }
}
