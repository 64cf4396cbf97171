import { doc } from 'firebase/firestore'
import { type Cargo, TIPOS } from '#src/domain/entities.ts'
import { isPermission } from '#src/domain/permissions.ts'
import { type Fields, readList, readOneOf, readString } from '#src/lib/untyped-data.ts'
import { typedCollection } from './typed-collection.ts'
import { watchDocument, watchQuery } from './watch-query.ts'

export const cargos = typedCollection('Cargo', parseCargo)

export const watchCargos = watchQuery(cargos)

export const watchCargo = (id: string) => watchDocument(() => doc(cargos(), id))

function parseCargo(id: string, fields: Fields): Cargo {
  return {
    id,
    nome: readString(fields, 'nome'),
    tipo: readOneOf(fields, 'tipo', TIPOS),
    permissoes: readList(fields, 'permissoes').filter(isPermission),
  }
}
