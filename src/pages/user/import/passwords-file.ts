import Papa from 'papaparse'
import type { UserFields } from '#src/domain/entities.ts'
import { downloadFile } from '#src/lib/download-file.ts'

/** Somebody who was registered with a one-time password. */
export type Handed = { fields: UserFields; password: string }

/** The spreadsheet of the one-time passwords: `;` and the mark of UTF-8 for Excel in Brazil; a name is never a formula. */
export function passwordsText(handed: readonly Handed[]): string {
  const rows = handed.map(({ fields: { name, email, celular }, password }) => [
    name,
    email,
    password,
    celular,
  ])
  const header = ['Nome', 'Username', 'Senha provisória', 'Celular']
  return `\uFEFF${Papa.unparse([header, ...rows], { delimiter: ';', escapeFormulae: true })}\r\n`
}

/** Hands the passwords to the browser as a download: they are kept nowhere else. */
export function downloadPasswords(handed: readonly Handed[]): void {
  downloadFile(
    new File([passwordsText(handed)], 'senhas-provisorias.csv', { type: 'text/csv;charset=utf-8' }),
  )
}
