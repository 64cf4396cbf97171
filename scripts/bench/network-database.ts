import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import type { Genero, Igreja, Quantidades } from '../../src/domain/entities.ts'
import { pessoasOf } from '../../src/domain/pessoas-of.ts'
import { reportRange } from '../../src/domain/report-range.ts'
import { shiftDays, shownDate } from '../../src/lib/service-time.ts'
import { generateReport } from '../../src/roster/generate-report.ts'
import { directoriesOf } from '../database/directories.ts'
import { fillDemo } from '../demo/fill.ts'
import { IGREJAS } from '../demo/network.ts'
import { demoPerson } from '../demo/people.ts'
import { demoUsers } from '../demo/users.ts'

export const HOUSES = 200
export const PEOPLE = 10_000
export const REPORTS = 5_000

const PEOPLE_OF_A_HOUSE = PEOPLE / HOUSES
const PERIOD_DAYS = 28

type Fields = Record<string, unknown>
type Person = ReturnType<typeof demoPerson> & { id: string; igreja: string; cidade: string; cargo: string }
type Group = { cargo: 'porteiro' | 'som'; genero: Genero; quantidades: Quantidades; name: string }

const DOORS: Quantidades = { atriu: 2, corredor: 1, banheiro: 1, estacionamento: 1 }
const GROUPS: Group[] = [
  { cargo: 'porteiro', genero: 'feminino', quantidades: DOORS, name: 'Portas irmãs' },
  { cargo: 'porteiro', genero: 'masculino', quantidades: DOORS, name: 'Portas irmãos' },
  { cargo: 'som', genero: 'feminino', quantidades: { som: 1 }, name: 'Som irmãs' },
  { cargo: 'som', genero: 'masculino', quantidades: { som: 1 }, name: 'Som irmãos' },
]

/**
 * Fills an empty database with the demonstration network grown to the largest: its people, 200 houses in all, 10,000 more people and
 * 5,000 reports, 800 of them of the present four weeks, the others before. Resolves with the id of one of the present.
 */
export async function fillNetwork(db: Firestore, senhaPadrao: string, now: number): Promise<string> {
  await fillDemo(db, senhaPadrao, now)
  const houses = Array.from({ length: HOUSES }, (_, index) => house(index))
  const people = houses.flatMap(({ id, cidade }, index) =>
    Array.from({ length: PEOPLE_OF_A_HOUSE }, (_, place) =>
      person(index * PEOPLE_OF_A_HOUSE + place, id, cidade),
    ),
  )
  const reports = reportsOf(houses, people, now)
  const known = demoUsers().map(({ id, ...fields }) => ({ id, fields }))
  const directories = directoriesOf([...known, ...people.map(({ id, ...fields }) => ({ id, fields }))])

  // the SDK's own pace, 500 writes a second at first, is for the real Firestore
  const writer = db.bulkWriter({ throttling: false })
  const since = Timestamp.fromMillis(now)
  for (const { id, ...fields } of houses) writer.set(db.doc(`Igreja/${id}`), fields)
  for (const { id, ...fields } of people) {
    writer.set(db.doc(`User/${id}`), { ...fields, createdAt: since, sessoesDesde: since, senhaPadrao: false })
  }
  for (const [igreja, directory] of directories) writer.set(db.doc(`Diretorio/${igreja}`), directory)
  for (const { id, fields } of reports) writer.set(db.doc(`Reports/${id}`), fields)
  await writer.close()
  return reports[0]?.id ?? ''
}

function house(index: number): Igreja {
  const like = IGREJAS[index % IGREJAS.length]
  if (!like) throw new Error('The demonstration network has no house')
  return index < IGREJAS.length ? like : { ...like, id: `rede-${index}`, nome: `${like.nome} ${index}` }
}

function person(index: number, igreja: string, cidade: string): Person {
  const cargo = index % 10 < 2 ? 'som' : 'porteiro'
  return { ...demoPerson(index), id: `rede-${index}`, igreja, cidade, cargo }
}

/** Of each group the same roster again and again, four weeks earlier each time. */
function reportsOf(houses: Igreja[], people: Person[], now: number): { id: string; fields: Fields }[] {
  const templates = houses.flatMap((igreja, index) => {
    const own = people.slice(index * PEOPLE_OF_A_HOUSE, (index + 1) * PEOPLE_OF_A_HOUSE)
    return GROUPS.map((group) => ({ igreja, group, days: daysOf(igreja, group, own, now) }))
  })
  return Array.from({ length: REPORTS }, (_, index) => {
    const template = templates[index % templates.length]
    if (!template) throw new Error('No house has a report')
    const { igreja, group, days } = template
    const period = Math.floor(index / templates.length)
    const report = days.map((day) => ({ ...day, date: shiftDays(day.date ?? now, -period * PERIOD_DAYS) }))
    const { inicio = now, fim = now } = reportRange({ report })
    const fields = {
      nomeRelatorio: `${group.name} ${igreja.nome} ${shownDate(inicio).slice(0, 7)}`,
      cidade: igreja.cidade,
      igreja: igreja.id,
      cargo: group.cargo,
      genero: group.genero,
      ativo: true,
      atual: period === 0,
      createdAt: Timestamp.fromMillis(inicio),
      createdBy: 'pessoa-001',
      report: report.map((day) => ({ ...day, date: Timestamp.fromMillis(day.date) })),
      inicio: Timestamp.fromMillis(inicio),
      fim: Timestamp.fromMillis(fim),
      pessoas: pessoasOf(report),
      versao: 1,
    }
    return { id: `rede-${index}`, fields }
  })
}

function daysOf(igreja: Igreja, { cargo, genero, quantidades }: Group, people: Person[], now: number) {
  return generateReport({
    grupo: { igreja: igreja.id, cargo, genero },
    inicio: shownDate(shiftDays(now, -7)),
    fim: shownDate(shiftDays(now, PERIOD_DAYS - 8)),
    igreja,
    pessoas: people.filter((one) => one.cargo === cargo && one.genero === genero),
    quantidades,
    seed: 1,
    somenteDatas: false,
  }).dias
}
