import { foldText } from '#src/lib/fold-text.ts'

/** The columns of the spreadsheet, in the order of the template. */
export const COLUMNS = [
  'Nome',
  'Celular',
  'Genero',
  'Data de Nascimento',
  'Cidade',
  'Cargo',
  'Casa de Oracao',
  'Username',
] as const
export type ColumnName = (typeof COLUMNS)[number]

/** The texts of one row by column; '' where the spreadsheet has nothing. */
export type RawRow = { line: number; values: Record<ColumnName, string> }

/** How a header or a name is compared: case, accents and repeated spaces do not count. */
export function looseKey(text: string): string {
  return foldText(text).trim().replace(/\s+/g, ' ')
}

/** Where each column stands in the header; the first of two with the same name counts. */
export function locateColumns(header: readonly string[]): {
  index: Map<ColumnName, number>
  missing: ColumnName[]
} {
  const keys = header.map(looseKey)
  const index = new Map<ColumnName, number>()
  for (const column of COLUMNS) {
    const at = keys.indexOf(looseKey(column))
    if (at >= 0) index.set(column, at)
  }
  return { index, missing: COLUMNS.filter((column) => !index.has(column) && !OPTIONAL.includes(column)) }
}

const OPTIONAL: readonly ColumnName[] = ['Celular', 'Data de Nascimento']
