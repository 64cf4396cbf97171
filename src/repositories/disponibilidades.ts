import { doc, query, serverTimestamp, where } from 'firebase/firestore'
import { ausenciaText } from '#src/domain/ausencias.ts'
import { type Ausencia, DIAS, type Disponibilidade, type User } from '#src/domain/entities.ts'
import { isWallDate } from '#src/lib/service-time.ts'
import { type Fields, readList, readMillis, readString } from '#src/lib/untyped-data.ts'
import { commit } from './commit.ts'
import { typedCollection } from './typed-collection.ts'
import { watchDocument, watchQuery } from './watch-query.ts'

const disponibilidades = typedCollection('Disponibilidade', parseDisponibilidade)

export const disponibilidadeOf = (userId: string) => doc(disponibilidades(), userId)

/** When one person cannot come; undefined when nobody said anything yet. */
export const watchDisponibilidade = (userId: string) => watchDocument(() => disponibilidadeOf(userId))

/** When anybody cannot come. */
export const watchDisponibilidades = watchQuery(disponibilidades)

/** When the people of one prayer house cannot come. */
export const watchDisponibilidadesByIgreja = (igreja: string) =>
  watchQuery(() => query(disponibilidades(), where('igreja', '==', igreja)))

/** What a person says of the days. */
export type Dias = Pick<Disponibilidade, 'ausencias' | 'dias'>

/**
 * Changes when a person cannot come, over what is stored at that moment: the person and staff may both be at it.
 * @param change gives undefined to leave everything as it is
 * @throws DataError
 */
export async function changeDisponibilidade(
  { id, igreja }: Pick<User, 'id' | 'igreja'>,
  change: (stored: Dias) => Dias | undefined,
): Promise<void> {
  const reference = disponibilidadeOf(id)
  await commit(async (writes) => {
    const changed = change((await writes.get(reference)) ?? { ausencias: [], dias: [] })
    if (!changed) return
    writes.set(reference, {
      igreja,
      ausencias: changed.ausencias.map(ausenciaText),
      dias: changed.dias,
      atualizadaEm: serverTimestamp(),
    })
  })
}

/** Ranges that are none and unknown weekdays are dropped. */
function parseDisponibilidade(id: string, fields: Fields): Disponibilidade {
  const listed = readList(fields, 'dias')
  return {
    id,
    igreja: readString(fields, 'igreja'),
    ausencias: readList(fields, 'ausencias').flatMap(parseAusencia),
    dias: DIAS.filter((dia) => listed.includes(dia)),
    atualizadaEm: readMillis(fields['atualizadaEm']),
  }
}

function parseAusencia(entry: unknown): Ausencia[] {
  const [de = '', ate = '', ...more] = typeof entry === 'string' ? entry.split('/') : []
  return isWallDate(de) && isWallDate(ate) && de <= ate && more.length === 0 ? [{ de, ate }] : []
}
