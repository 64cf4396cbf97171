import { doc, serverTimestamp } from 'firebase/firestore'
import { DataError } from '#src/domain/data-error.ts'
import type { User } from '#src/domain/entities.ts'
import type { Listado } from '#src/domain/listado.ts'
import { type Troca, TrocaError, type Turno, trocaUntil } from '#src/domain/troca.ts'
import { type Fields, readInteger, readList } from '#src/lib/untyped-data.ts'
import { commit, type Writes } from './commit.ts'
import { diretorios } from './diretorios.ts'
import { igrejas } from './igrejas.ts'
import { newLogId, setLog } from './logs.ts'
import { readDocument } from './read-document.ts'
import { slotOf, type Taker, withTaker } from './report-slots.ts'
import { trocas } from './trocas.ts'
import { typedCollection } from './typed-collection.ts'
import { keepVersao } from './versoes.ts'

const rawReports = typedCollection('Reports', (_id, fields) => fields)

/** Who acts, as the log names them. */
type Author = Pick<User, 'id' | 'email' | 'name'>

/** How often a day that others edit at this very moment is tried again. */
const TRIES = 4

/**
 * Takes the turn: the report changes at once, or, where the house wants it approved, the agreement is noted. What others edited
 * meanwhile stays: the names are put into the report as it is at this moment. Resolves with what the request has become.
 * @throws TrocaError, DataError
 */
export async function acceptTroca(id: string, author: Author): Promise<'aceita' | 'combinada'> {
  return await again(id, async () => {
    let became: 'aceita' | 'combinada' = 'aceita'
    await commit(async (writes) => {
      const troca = requireTroca(await writes.get(doc(trocas(), id)))
      // an earlier try whose answer got lost
      if (troca.para === author.id && (troca.estado === 'aceita' || troca.estado === 'combinada')) {
        became = troca.estado
        return
      }
      if (troca.estado !== 'pedida')
        throw new TrocaError(
          troca.estado === 'aceita' || troca.estado === 'combinada' ? 'outra-pessoa' : 'encerrada',
        )
      const { modo, horas } = (await writes.get(doc(igrejas(), troca.igreja)))?.trocas ?? {
        modo: 'livre',
        horas: 0,
      }
      if (Date.now() >= trocaUntil(troca, { horas })) throw new TrocaError('tarde')
      became = modo === 'aprovacao' ? 'combinada' : 'aceita'
      const swap =
        became === 'aceita' ? await prepareSwap(writes, { ...troca, para: author.id }, author) : () => {}
      writes.update(doc(trocas(), id), { estado: became, para: author.id, respondidaEm: serverTimestamp() })
      swap()
    })
    return became
  })
}

/** Lets what two people agreed upon happen. @throws TrocaError, DataError */
export async function approveTroca(id: string, author: Author): Promise<void> {
  await again(id, () =>
    commit(async (writes) => {
      const troca = requireTroca(await writes.get(doc(trocas(), id)))
      if (troca.estado === 'aceita') return
      if (troca.estado !== 'combinada') throw new TrocaError('encerrada')
      const swap = await prepareSwap(writes, troca, author)
      writes.update(doc(trocas(), id), { estado: 'aceita', respondidaEm: serverTimestamp() })
      swap()
    }),
  )
}

/** Rules that judge a report saved at this very moment refuse; what is there is read again, and says why or lets it pass. */
async function again<T>(id: string, attempt: () => Promise<T>, tries = TRIES): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof DataError && error.kind === 'refused')) throw error
    if (tries > 1) return await again(id, attempt, tries - 1)
    throw (await isTakenByAnother(id)) ? new TrocaError('outra-pessoa', { cause: error }) : error
  }
}

/** A request to the team that somebody else took is theirs from then on: the rules show it to nobody else. */
async function isTakenByAnother(id: string): Promise<boolean> {
  try {
    await readDocument(doc(trocas(), id))
    return false
  } catch (error) {
    return error instanceof DataError && error.kind === 'refused'
  }
}

function requireTroca(troca: Troca | undefined): Troca {
  if (!troca) throw new DataError('missing')
  return troca
}

/** Reads what the substitution changes, and gives its writes, for after all reads. @throws TrocaError dia-mudou, ja-serve */
async function prepareSwap(writes: Writes, troca: Troca, author: Author): Promise<() => void> {
  const { de, para, devolve } = troca
  const people = (await writes.get(doc(diretorios(), troca.igreja))) ?? []
  const first = requireReport(await writes.get(doc(rawReports(), troca.report)))
  const second =
    devolve && devolve.report !== troca.report
      ? requireReport(await writes.get(doc(rawReports(), devolve.report)))
      : undefined
  const slot = slotOf(first, troca, de)
  const days = withTaker(readList(first, 'report'), troca, slot, takerOf(people, para))
  if (!devolve) return () => save(writes, troca, troca.report, first, days, author, slot, 0)
  if (second) {
    const back = slotOf(second, devolve, para)
    const others = withTaker(readList(second, 'report'), devolve, back, takerOf(people, de))
    return () => {
      save(writes, troca, troca.report, first, days, author, slot, 0)
      save(writes, troca, devolve.report, second, others, author, back, 1)
    }
  }
  const back = slotOf(first, devolve, para)
  const both = withTaker(days, devolve, back, takerOf(people, de))
  const places = { ...slot, dia2: back.dia, lugar2: back.lugar }
  return () => save(writes, troca, troca.report, first, both, author, places, 0)
}

function requireReport(stored: Fields | undefined): Fields {
  if (!stored) throw new TrocaError('dia-mudou')
  return stored
}

/** @throws TrocaError encerrada when the person is no longer of the house */
function takerOf(people: readonly Listado[], id: string): Taker {
  const person = people.find((one) => one.id === id)
  if (!person) throw new TrocaError('encerrada')
  return { id, name: person.name, genero: person.genero ?? '' }
}

type Places = { dia: number; lugar: number; dia2?: number; lugar2?: number }

/** Writes the report with its version before and its Log entry; `turn` tells the entries of one commit apart. */
function save(
  writes: Writes,
  troca: Troca,
  report: Turno['report'],
  stored: Fields,
  days: unknown[],
  author: Author,
  places: Places,
  turn: number,
): void {
  const log = newLogId(author.id, Date.now() + turn)
  const pessoas = readList(stored, 'pessoas').map(String)
  const incoming = [troca.para, troca.de].filter(
    (id) => !pessoas.includes(id) && (id === troca.para) === (report === troca.report),
  )
  const alteracao = {
    ...{ log, userId: author.id, nameUser: author.name, action: 'Relatorio-Troca' },
    ...{ timestamp: serverTimestamp(), troca: troca.id },
    ...places,
  }
  writes.update(doc(rawReports(), report), {
    report: days,
    pessoas: [...pessoas, ...incoming],
    versao: readInteger(stored, 'versao') + 1,
    alteracao,
  })
  keepVersao(writes, report, stored, alteracao)
  setLog(writes, log, author, 'Relatorio-Troca', report)
}
