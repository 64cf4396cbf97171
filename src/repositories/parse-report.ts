import {
  type Alteracao,
  GENEROS,
  type Geracao,
  type Pessoa,
  POSTOS,
  type Report,
  type ReportDay,
} from '#src/domain/entities.ts'
import { pessoasOf } from '#src/domain/pessoas-of.ts'
import { reportRange } from '#src/domain/report-range.ts'
import {
  type Fields,
  isFields,
  readBoolean,
  readInteger,
  readList,
  readMillis,
  readOneOf,
  readString,
} from '#src/lib/untyped-data.ts'

/** A report of any age: days that are no days are dropped; `pessoas`, `inicio` and `fim` are derived where the document has none. */
export function parseReport(id: string, fields: Fields): Report {
  const report = parseDays(fields)
  const geracao = parseGeracao(fields['geracao'])
  const range = reportRange({ report })
  const pessoas = readList(fields, 'pessoas').filter((person) => typeof person === 'string')
  return {
    id,
    nomeRelatorio: readString(fields, 'nomeRelatorio'),
    cidade: readString(fields, 'cidade'),
    igreja: readString(fields, 'igreja'),
    cargo: readString(fields, 'cargo'),
    genero: readOneOf(fields, 'genero', GENEROS),
    ativo: readBoolean(fields, 'ativo'),
    atual: readBoolean(fields, 'atual'),
    createdAt: readMillis(fields['createdAt']),
    createdBy: readString(fields, 'createdBy'),
    report,
    inicio: readMillis(fields['inicio']) ?? range.inicio,
    fim: readMillis(fields['fim']) ?? range.fim,
    ...(geracao ? { geracao } : {}),
    pessoas: pessoas.length > 0 ? pessoas : pessoasOf(report),
    versao: readInteger(fields, 'versao'),
    alteracao: parseAlteracao(fields['alteracao']),
  }
}

/** The days in `report`. */
export function parseDays(fields: Fields): ReportDay[] {
  return readList(fields, 'report').filter(isFields).map(parseDay)
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

export function parseAlteracao(value: unknown): Alteracao | undefined {
  if (!isFields(value)) return undefined
  const motivo = readString(value, 'motivo')
  return {
    log: readString(value, 'log'),
    userId: readString(value, 'userId'),
    nameUser: readString(value, 'nameUser'),
    action: readString(value, 'action'),
    timestamp: readMillis(value['timestamp']),
    ...(motivo && { motivo }),
  }
}

function parseGeracao(value: unknown): Geracao | undefined {
  if (!isFields(value)) return undefined
  return {
    seed: readInteger(value, 'seed'),
    algoritmo: readString(value, 'algoritmo'),
    entrada: readString(value, 'entrada'),
  }
}
