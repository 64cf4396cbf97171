import type { Timestamp } from 'firebase-admin/firestore'
import { type Pessoa, POSTOS, type Posto } from '#src/domain/entities.ts'
import { pessoasOf } from '#src/domain/pessoas-of.ts'
import { documentSize, MAX_DOCUMENT_BYTES } from '#src/lib/document-size.ts'
import { type Fields, isFields, readInteger, readString } from '#src/lib/untyped-data.ts'
import {
  type Conversion,
  checkName,
  checkPlace,
  type References,
  readCreatedAt,
  readGenero,
  type Tell,
  tellerOf,
  tellUnknown,
  unnested,
} from './conversion.ts'
import { readTimestamp } from './read-timestamp.ts'

/** More take long to draw and to save. */
const MAX_DAYS = 1_000
const KNOWN = [
  ...[
    'nomeRelatorio',
    'genero',
    'cargo',
    'cidade',
    'igreja',
    'ativo',
    'atual',
    'createdAt',
    'createdBy',
    'report',
  ],
  ...['pessoas', 'versao', 'alteracao', 'inicio', 'fim', 'geracao'],
]

/** Above this share of Firestore's limit a report is worth a word. */
const LARGE_SHARE = 0.8

/** What a person's copy in a report may hold: no phone, birth date or e-mail, which everybody in the report would read. */
const PESSOA_FIELDS = ['genero', 'cargo', 'cidade', 'igreja'] as const

type Postos = Partial<Record<Posto, Pessoa[]>>

/** @param created when Firestore says the document was made, for one without `createdAt` */
export function convertReport(
  id: string,
  fields: Fields,
  references: References,
  created: Timestamp,
): Conversion {
  const path = `Reports/${id}`
  const { findings, tell } = tellerOf(path)
  checkName(tell, readString(fields, 'nomeRelatorio'))
  checkPlace(tell, fields, references)
  const days = readDays(tell, fields['report'])
  const { first, last } = endsOf(days)
  const pessoas = pessoasOf(days.map(({ postos }) => ({ date: undefined, ...postos })))
  if (days.length > MAX_DAYS) tell('relatorio-longo', `${days.length} dias`)
  tellUnknown(tell, fields, KNOWN)
  const gone = pessoas.filter((pessoa) => !references.users.has(pessoa))
  if (gone.length > 0) tell('pessoa-inexistente', gone.join(', '))
  const converted = {
    ...readGenero(tell, fields),
    ativo: readSwitch(tell, fields, 'ativo'),
    atual: readSwitch(tell, fields, 'atual'),
    createdAt: readCreatedAt(tell, fields, created),
    createdBy: readString(fields, 'createdBy'),
    report: days.map(({ unread, date, postos }) => ({ ...unread, ...(date ? { date } : {}), ...postos })),
    ...(first && last ? { inicio: first, fim: last } : {}),
    pessoas,
    versao: Math.max(1, readInteger(fields, 'versao')),
  }
  const share = reportSize(path, days, pessoas) / MAX_DOCUMENT_BYTES
  if (share > LARGE_SHARE) tell('relatorio-grande', `${Math.round(share * 100)} % do limite`)
  return { findings, fields: converted }
}

/** Near enough: the few short texts beside the days are left out. */
function reportSize(path: string, days: Day[], pessoas: string[]): number {
  return documentSize(path, {
    report: days.map(({ date, postos }) => ({ date: date ?? null, ...postos })),
    pessoas,
  })
}

const ON: readonly unknown[] = [true, 'true', 1, '1', 'sim', 'Sim']
const OFF: readonly unknown[] = [false, 'false', 0, '0', 'nao', 'não', 'Não', '', null, undefined]
/** what the older system itself wrote */
const USUAL: readonly unknown[] = [true, false, 'true', 'false', undefined]

function readSwitch(tell: Tell, fields: Fields, name: string): boolean {
  const value = fields[name]
  const isOn = ON.includes(value)
  if (!USUAL.includes(value)) {
    const guess = isOn || OFF.includes(value) ? '' : ' (não se entende)'
    tell(
      'valor-interpretado',
      `${name} = ${JSON.stringify(value)}${guess}: lido como ${isOn ? 'sim' : 'não'}`,
    )
  }
  return isOn
}

/** `unread`: a date that cannot be read, which stays as it is. */
type Day = { date: Timestamp | undefined; unread: Fields; postos: Postos }

function readDays(tell: Tell, value: unknown): Day[] {
  const stored = unnested(value ?? [])
  // a list that was written with keys is a map
  const list: unknown[] = Array.isArray(stored) ? stored : isFields(stored) ? Object.values(stored) : [stored]
  const days = list.flatMap((entry, index) => {
    const day = unnested(entry)
    if (isFields(day)) return [readDay(tell, day, index)]
    tell('relatorio-ilegivel', `dia ${index + 1}: ${JSON.stringify(entry)}`)
    return []
  })
  // as the app stores them: ascending, those without a date first
  const rank = ({ date }: Day) => date?.toMillis() ?? Number.NEGATIVE_INFINITY
  return days.sort((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)))
}

/** The dates of the first and the last day of sorted days. */
function endsOf(days: readonly Day[]): { first: Timestamp | undefined; last: Timestamp | undefined } {
  return { first: days.find(({ date }) => date !== undefined)?.date, last: days.at(-1)?.date }
}

function readDay(tell: Tell, day: Fields, index: number): Day {
  const where = `dia ${index + 1}`
  const date = readTimestamp(day['date'])
  if (!date) tell('data-ilegivel', `${where}: ${JSON.stringify(day['date'] ?? null)}`)
  const postos: Postos = {}
  for (const posto of POSTOS) {
    if (day[posto] !== undefined && day[posto] !== null) postos[posto] = readPessoas(tell, day[posto], where)
  }
  for (const [name, value] of Object.entries(day)) {
    if (name !== 'date' && !POSTOS.some((posto) => posto === name)) {
      tell('campo-retirado', `${where}: ${name} = ${JSON.stringify(value)}`)
    }
  }
  return { date, unread: day['date'] === undefined ? {} : { date: day['date'] }, postos }
}

function readPessoas(tell: Tell, value: unknown, where: string): Pessoa[] {
  const stored = unnested(value)
  const list: unknown[] = Array.isArray(stored) ? stored : [stored]
  return list.map((entry) => {
    const person = unnested(entry)
    // a blank place was also kept as nothing at all
    if (person === null || person === undefined || person === '') return { id: '', name: '' }
    if (isFields(person)) return readPessoa(tell, person, where)
    if (typeof person === 'string') return { id: '', name: person }
    tell('relatorio-ilegivel', `${where}: ${JSON.stringify(entry)}`)
    return { id: '', name: '' }
  })
}

function readPessoa(tell: Tell, fields: Fields, where: string): Pessoa {
  const kept = PESSOA_FIELDS.filter((name) => readString(fields, name) !== '')
  return {
    id: readPersonId(tell, fields, where),
    name: readString(fields, 'name'),
    ...Object.fromEntries(kept.map((name) => [name, readString(fields, name)])),
  }
}

/** A number in the place of an id is the id's text. */
function readPersonId(tell: Tell, fields: Fields, where: string): string {
  const { id } = fields
  if (typeof id !== 'number') return readString(fields, 'id')
  tell('valor-interpretado', `${where}: id = ${id} de ${readString(fields, 'name')}: lido como "${id}"`)
  return String(id)
}
