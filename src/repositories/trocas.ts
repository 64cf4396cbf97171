/** The requests as they are read. What people do with them is another file's, so that a phone without any need not load it. */
import { and, doc, or, query, Timestamp, where } from 'firebase/firestore'
import { GENEROS, POSTOS, type User } from '#src/domain/entities.ts'
import { TROCA_ESTADOS, type Troca, type Turno } from '#src/domain/troca.ts'
import { type Fields, isFields, readMillis, readOneOf, readString } from '#src/lib/untyped-data.ts'
import type { Watch } from '#src/lib/watch.ts'
import { typedCollection } from './typed-collection.ts'
import { watchDocument, watchQuery } from './watch-query.ts'

export const trocas = typedCollection('Trocas', parseTroca)

/**
 * Until which service (stored ms) somebody of a house has asked. `told`: false for a house that an earlier release left, which says nothing of the
 * requests that it may have.
 */
type Announced = { until: number; told: boolean }

export const announced = typedCollection(
  'Igreja',
  (_id, fields): Announced => ({
    until: readMillis(fields['trocasAte']) ?? 0,
    told: 'trocasAte' in fields || 'nomeDaCidade' in fields,
  }),
)

/** The team of a person, as requests to anybody of it name it. */
type Member = Pick<User, 'id' | 'igreja' | 'cargo' | 'genero'>

/**
 * Everything asked by a person, of them, or of anybody of their team, for services not before `from` (stored ms). Nothing is asked of the
 * database while their house, which a phone follows anyway, says that there is none.
 */
export const watchMyTrocas = (member: Member, from: number) =>
  whileAnnounced(
    watchDocument(() => doc(announced(), member.igreja)),
    from,
    watchAboutMember(member, from),
  )

/** What is announced stays so: from then on `requests` speaks alone. */
function whileAnnounced(
  house: Watch<Announced | undefined>,
  from: number,
  requests: Watch<Troca[]>,
): Watch<Troca[]> {
  return (next, fail) => {
    let stopRequests: (() => void) | undefined
    const stopHouse = house(({ data, fromCache }) => {
      if (data && (data.until >= from || !data.told)) stopRequests ??= requests(next, fail)
      else if (!stopRequests) next({ data: [], fromCache })
    }, fail)
    return () => {
      stopHouse()
      stopRequests?.()
    }
  }
}

const watchAboutMember = ({ id, igreja, cargo, genero = 'masculino' }: Member, from: number) =>
  watchQuery(() =>
    query(
      trocas(),
      and(
        where('data', '>=', Timestamp.fromMillis(from)),
        or(
          where('de', '==', id),
          where('para', '==', id),
          and(
            where('para', '==', ''),
            where('igreja', '==', igreja),
            where('cargo', '==', cargo),
            where('genero', '==', genero),
          ),
        ),
      ),
    ),
  )

/** All requests for services not before `from` (stored ms): for whoever edits reports. */
export const watchTrocasFrom = (from: number) =>
  watchQuery(() => query(trocas(), where('data', '>=', Timestamp.fromMillis(from))))

/** All requests about turns of one report: for whoever edits it. */
export const watchTrocasOf = (report: string) =>
  watchQuery(() => query(trocas(), where('report', '==', report)))

function parseTroca(id: string, fields: Fields): Troca {
  const devolve = fields['devolve']
  return {
    ...parseTurno(fields),
    id,
    igreja: readString(fields, 'igreja'),
    cargo: readString(fields, 'cargo'),
    genero: readOneOf(fields, 'genero', GENEROS),
    de: readString(fields, 'de'),
    nomeDe: readString(fields, 'nomeDe'),
    para: readString(fields, 'para'),
    ...(isFields(devolve) ? { devolve: parseTurno(devolve) } : {}),
    estado: readOneOf(fields, 'estado', TROCA_ESTADOS) ?? 'fechada',
    em: readMillis(fields['em']),
    respondidaEm: readMillis(fields['respondidaEm']),
  }
}

function parseTurno(fields: Fields): Turno {
  return {
    report: readString(fields, 'report'),
    data: readMillis(fields['data']) ?? 0,
    posto: readOneOf(fields, 'posto', POSTOS) ?? 'atriu',
  }
}
