import { getDocsFromServer, or, query, where } from 'firebase/firestore'
import { type Actor, can } from '#src/domain/can.ts'
import { celularDigits } from '#src/domain/celular.ts'
import type { Igreja, Report, User } from '#src/domain/entities.ts'
import type { DataOfPerson } from '#src/domain/personal-data.ts'
import { fromServer } from '#src/lib/from-server.ts'
import { readAparelhos } from './avisos.ts'
import { findTrocasOf } from './change-trocas.ts'
import { watchDisponibilidade } from './disponibilidades.ts'
import { findEnviosBy } from './envios.ts'
import { igrejas } from './igrejas.ts'
import { findLembretesOf } from './lembretes.ts'
import { watchMyReports } from './member-reports.ts'
import { parseReport } from './parse-report.ts'
import { typedCollection } from './typed-collection.ts'
import { watchUser } from './users.ts'
import { findVinculosOf } from './vinculos.ts'
import { requireOnline, withRetries } from './with-retries.ts'

const reports = typedCollection('Reports', parseReport)

/** Reads what the network holds of one person once, as the server has it, as far as `actor` may. @throws DataError */
export async function readHeld(userId: string, actor: Actor): Promise<DataOfPerson> {
  requireOnline()
  const own = actor.id === userId
  const edits = can(actor, 'relatorio_editar')
  const [person, disponibilidade, reports, pedidos, vinculos, aparelhos, lembretes, envios] =
    await Promise.all([
      readPerson(userId),
      can(actor, 'ler_disponibilidade', { id: userId }) ? readDays(userId) : undefined,
      can(actor, 'listar_reports') ? readReportsOf(userId) : own ? readPublished(userId) : undefined,
      own || edits ? findTrocasOf(userId) : undefined,
      can(actor, 'ler_vinculos') ? findVinculosOf(userId) : undefined,
      own ? readAparelhos(userId) : undefined,
      edits ? findLembretesOf(userId) : undefined,
      edits ? findEnviosBy(userId) : undefined,
    ])
  return { ...person, disponibilidade, reports, pedidos, vinculos, aparelhos, lembretes, envios }
}

/** The reports of all times that name a person, published or not. @throws DataError */
export async function readReportsOf(userId: string): Promise<Report[]> {
  requireOnline()
  const naming = query(reports(), where('pessoas', 'array-contains', userId))
  return (await withRetries(() => getDocsFromServer(naming))).docs.map((report) => report.data())
}

const readPublished = (userId: string) => fromServer(watchMyReports(userId, 0))

const readDays = async (userId: string) => (await fromServer(watchDisponibilidade(userId))) ?? 'nothing'

async function readPerson(userId: string): Promise<Pick<DataOfPerson, 'user' | 'contatos'>> {
  const user = await fromServer(watchUser(userId))
  return { user, contatos: user ? await readContatos(user) : [] }
}

/** The houses whose contact has the person's name or number. @throws DataError */
export async function readContatos({ name, celular }: Pick<User, 'name' | 'celular'>): Promise<Igreja[]> {
  requireOnline()
  const named = where('contato.nome', '==', name)
  const reached = where('contato.celular', '==', celularDigits(celular))
  const found = query(igrejas(), celular ? or(named, reached) : or(named))
  return (await withRetries(() => getDocsFromServer(found))).docs.map((house) => house.data())
}
