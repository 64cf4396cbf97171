import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { NOMES_POSTOS_PADRAO } from '../../src/domain/entities.ts'
import { pessoasOf } from '../../src/domain/pessoas-of.ts'
import { directoriesOf } from '../database/directories.ts'
import { demoPerson } from '../demo/people.ts'
import { demoReports } from '../demo/reports.ts'
import { demoUsers } from '../demo/users.ts'

/** How large a network is. `current`: how many of its reports are of the present period. */
export type NetworkSize = { people: number; houses: number; reports: number; current: number }

const CITIES = 20

/**
 * Brings the demonstration network to this size: houses and people of their own, with their directory, and reports in place of those that
 * are there. What an earlier call made stays, so the smaller comes first.
 */
export async function growNetwork(db: Firestore, size: NetworkSize, now: number): Promise<void> {
  for (const name of ['Reports', 'Diretorio']) await db.recursiveDelete(db.collection(name))
  const writer = db.bulkWriter()
  const houses = Array.from({ length: size.houses }, (_, at) => `grande${at}`)
  const cityOf = (at: number) => `cidade${at % CITIES}`
  for (let at = 0; at < CITIES; at++) writer.set(db.doc(`Cidade/${cityOf(at)}`), { nome: `Cidade ${at}` })
  for (const [at, id] of houses.entries()) {
    const days = { rdj: 'nao', diasRDJ: [], diasCulto: [{ dia: 'Domingo', horario: '18:30' }] }
    const house = { nome: `Casa ${at}`, cidade: cityOf(at), ...days, ...NOMES_POSTOS_PADRAO }
    writer.set(db.doc(`Igreja/${id}`), house)
  }
  const here = demoUsers()
    .slice(0, size.people)
    .map(({ id, ...fields }) => ({ id, fields }))
  const made = Array.from({ length: Math.max(0, size.people - here.length) }, (_, at) => {
    const house = at % houses.length
    const place = { cargo: 'porteiro', cidade: cityOf(house), igreja: houses[house] ?? '' }
    return { id: `grande${at}`, fields: { ...demoPerson(at), ...place, senhaPadrao: false } }
  })
  for (const { id, fields } of made) {
    const at = Timestamp.fromMillis(now)
    writer.set(db.doc(`User/${id}`), {
      ...fields,
      email: `${id}@exemplo.org`,
      createdAt: at,
      sessoesDesde: at,
    })
  }
  for (const [igreja, directory] of directoriesOf([...here, ...made])) {
    writer.set(db.doc(`Diretorio/${igreja}`), directory)
  }
  const templates = demoReports(demoUsers(), now)
  for (let at = 0; at < size.reports; at++) {
    const template = templates[at % templates.length]
    if (!template) continue
    const { id, report, inicio, fim, ...fields } = template
    const house = Math.floor(at / 4) % houses.length
    writer.set(db.doc(`Reports/${id}-${at}`), {
      ...fields,
      nomeRelatorio: `${fields.nomeRelatorio} ${at}`,
      cidade: cityOf(house),
      igreja: houses[house],
      atual: at < size.current,
      report: report.map(({ date, ...posts }) => ({ ...posts, date: Timestamp.fromMillis(date ?? now) })),
      inicio: Timestamp.fromMillis(inicio ?? now),
      fim: Timestamp.fromMillis(fim ?? now),
      pessoas: pessoasOf(report),
      createdAt: Timestamp.fromMillis(now),
    })
  }
  await writer.close()
}
