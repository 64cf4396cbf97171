import Papa from 'papaparse'
import { COLUMNS } from './columns.ts'

/** The empty spreadsheet: `;` because Excel in Brazil expects it, and the mark by which it knows UTF-8. */
export function templateText(): string {
  return `\uFEFF${Papa.unparse([[...COLUMNS]], { delimiter: ';' })}\r\n`
}

/** Hands the template to the browser as a download. */
export function downloadTemplate(): void {
  const url = URL.createObjectURL(new Blob([templateText()], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'modelo-de-usuarios.csv'
  link.click()
  URL.revokeObjectURL(url)
}
