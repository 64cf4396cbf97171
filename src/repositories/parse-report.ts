import { type Alteracao, GENEROS, type Geracao, type Report } from '#src/domain/entities.ts'
import { parseDays } from '#src/domain/parse-days.ts'
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
