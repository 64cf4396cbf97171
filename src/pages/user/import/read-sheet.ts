import Papa from 'papaparse'
import { COLUMNS, type ColumnName, locateColumns, type RawRow } from './columns.ts'

/** More people at once than any network registers in a day; the preview stays quick. */
const MAX_ROWS = 5000

/** Excel takes the separator from such a first line, and some programs write it. */
const SEPARATOR_LINE = /^"?sep=([;,\t])"?\s*\r?\n/i

export type Sheet = { rows: RawRow[] } | { problem: string }

/**
 * Reads the text of a CSV file, or rows pasted from a spreadsheet, separated by `;`, `,` or tabs; the first row that is not empty
 * names the columns. `line` counts the rows as the spreadsheet does, empty ones included.
 */
export function readSheet(text: string): Sheet {
  const content = text.replace(/^\uFEFF/, '')
  const named = SEPARATOR_LINE.exec(content)
  const { data, errors } = Papa.parse<string[]>(content, {
    delimiter: named?.[1] ?? guessDelimiter(content),
    skipEmptyLines: false,
  })
  // the line that names the separator counts, as in the spreadsheet, and is no row
  const start = data.findIndex((cells, row) => isFilled(cells) && !(named && row === 0))
  const header = data[start]
  if (!header)
    return { problem: 'Não há nenhuma linha aqui. Escolha um arquivo CSV ou cole as linhas da planilha.' }
  if (errors.some(({ type }) => type === 'Quotes')) {
    return { problem: 'Há aspas (") abertas que não fecham. Corrija a planilha e envie de novo.' }
  }
  const { index, missing } = locateColumns(header)
  if (missing.length > 0) return { problem: missingText(missing) }
  const rows = data.flatMap((cells, row) =>
    row > start && isFilled(cells) ? [toRow(cells, row + 1, index)] : [],
  )
  if (rows.length === 0) return { problem: 'A planilha só tem a linha dos títulos: faltam as pessoas.' }
  if (rows.length > MAX_ROWS) {
    return { problem: `A planilha tem ${rows.length} pessoas; envie no máximo ${MAX_ROWS} de cada vez.` }
  }
  return { rows }
}

/** The separator that the header has most of: people's names may hold commas, its titles do not. */
function guessDelimiter(text: string): string {
  const header = text.split(/\r?\n/).find((line) => /[^\s;,]/.test(line)) ?? ''
  const counts = [';', '\t', ','].map((delimiter) => ({ delimiter, count: header.split(delimiter).length }))
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).delimiter
}

function isFilled(cells: readonly string[]): boolean {
  return cells.some((cell) => cell.trim() !== '')
}

function toRow(cells: readonly string[], line: number, index: Map<ColumnName, number>): RawRow {
  const read = (column: ColumnName) => cells[index.get(column) ?? -1]?.trim() ?? ''
  return {
    line,
    values: {
      Nome: read('Nome'),
      Celular: read('Celular'),
      Genero: read('Genero'),
      'Data de Nascimento': read('Data de Nascimento'),
      Cidade: read('Cidade'),
      Cargo: read('Cargo'),
      'Casa de Oracao': read('Casa de Oracao'),
      Username: read('Username'),
    },
  }
}

function missingText(missing: readonly ColumnName[]): string {
  if (missing.length === COLUMNS.length - 2) {
    return 'A primeira linha precisa ter os títulos das colunas, como no modelo. Baixe o modelo abaixo.'
  }
  return `Na primeira linha falta: ${missing.join(', ')}.`
}
