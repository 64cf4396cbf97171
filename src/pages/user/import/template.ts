import Papa from 'papaparse'
import { downloadFile } from '#src/lib/download-file.ts'
import { COLUMNS } from './columns.ts'

/** The empty spreadsheet: `;` because Excel in Brazil expects it, and the mark by which it knows UTF-8. */
export function templateText(): string {
  return `\uFEFF${Papa.unparse([[...COLUMNS]], { delimiter: ';' })}\r\n`
}

/** Hands the template to the browser as a download. */
export function downloadTemplate(): void {
  downloadFile(new File([templateText()], 'modelo-de-usuarios.csv', { type: 'text/csv;charset=utf-8' }))
}
