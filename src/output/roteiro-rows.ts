/** The roteiro as rows of a spreadsheet, one for each person or blank. */
import { formatShortDate, shownTime, shownWeekdayName } from '#src/lib/service-time.ts'
import { type Roteiro, VAGA } from './roteiro.ts'

export const ROW_HEADER = ['Data', 'Dia', 'Horário', 'Posto', 'Grupo', 'Nome'] as const

/** `date`: stored ms of the service. */
export type RoteiroRow = { date: number; posto: string; grupo: string; nome: string }

/** A service without anybody still has a row. */
export function roteiroRows({ cultos }: Pick<Roteiro, 'cultos'>): RoteiroRow[] {
  return cultos.flatMap(({ date, postos }) => {
    const rows = postos.flatMap(({ nome: posto, pessoas, vagas }) => [
      ...pessoas.map(({ name, irma }) => ({
        date,
        posto,
        grupo: irma ? 'Irmãs' : 'Irmãos',
        nome: name || 'N/A',
      })),
      ...Array.from({ length: vagas }, () => ({ date, posto, grupo: '', nome: VAGA })),
    ])
    return rows.length > 0 ? rows : [{ date, posto: '', grupo: '', nome: 'Ninguém escalado' }]
  })
}

/** A CSV that Excel in Brazil opens with a double click: the mark of UTF-8, `;`, CRLF. No cell can be taken for a formula. */
export function roteiroCsv(roteiro: Pick<Roteiro, 'cultos'>): string {
  const lines = [ROW_HEADER, ...roteiroRows(roteiro).map(texts)].map((row) => row.map(csvCell).join(';'))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

/** As wide as {@link ROW_HEADER}. */
function texts({ date, posto, grupo, nome }: RoteiroRow): string[] {
  return [formatShortDate(date), shownWeekdayName(date), shownTime(date), posto, grupo, nome]
}

/** A leading apostrophe makes text of what a spreadsheet would calculate (OWASP, CSV injection). */
function csvCell(text: string): string {
  const safe = /^[\s]*[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
