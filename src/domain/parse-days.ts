import { type Fields, isFields, readList, readMillis, readOneOf, readString } from '#src/lib/untyped-data.ts'
import { GENEROS, type Pessoa, POSTOS, type ReportDay } from './entities.ts'

/** The days in the list `name` of a document or of what the device kept; entries that are no days are dropped. */
export function parseDays(fields: Fields, name = 'report'): ReportDay[] {
  return readList(fields, name).filter(isFields).map(parseDay)
}

/** A post that the day does not have stays absent. */
function parseDay(fields: Fields): ReportDay {
  const day: ReportDay = { date: readMillis(fields['date']) }
  for (const posto of POSTOS) {
    if (Array.isArray(fields[posto])) day[posto] = readList(fields, posto).filter(isFields).map(parsePessoa)
  }
  return day
}

/** Older slots hold a full copy of the user: phone, birth date and e-mail stay behind here, and are gone with the next save. */
function parsePessoa(fields: Fields): Pessoa {
  const genero = readOneOf(fields, 'genero', GENEROS)
  const pessoa: Pessoa = { id: readString(fields, 'id'), name: readString(fields, 'name') }
  if (genero) pessoa.genero = genero
  for (const field of ['cargo', 'cidade', 'igreja'] as const) {
    if (typeof fields[field] === 'string') pessoa[field] = fields[field]
  }
  return pessoa
}
