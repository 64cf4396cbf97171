/** The roteiro as rows of a spreadsheet, one for each person or blank. */
import { formatShortDate, shownTime, shownWeekday } from '#src/lib/service-time.ts'
import { type Roteiro, VAGA } from './roteiro.ts'

export const ROW_HEADER = ['Data', 'Dia', 'Horário', 'Posto', 'Grupo', 'Nome'] as const

const WEEKDAYS = ['Domingo', 'Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado']

/** Rows as wide as {@link ROW_HEADER}; a service without anybody still has one. */
export function roteiroRows({ cultos }: Pick<Roteiro, 'cultos'>): string[][] {
  return cultos.flatMap(({ date, postos }) => {
    const when = [formatShortDate(date), WEEKDAYS[shownWeekday(date)] ?? '', shownTime(date)]
    const rows = postos.flatMap(({ nome, pessoas, vagas }) => [
      ...pessoas.map(({ name, irma }) => [...when, nome, irma ? 'Irmãs' : 'Irmãos', name || 'N/A']),
      ...Array.from({ length: vagas }, () => [...when, nome, '', VAGA]),
    ])
    return rows.length > 0 ? rows : [[...when, '', '', 'Ninguém escalado']]
  })
}

/** A CSV that Excel in Brazil opens with a double click: the mark of UTF-8, `;`, CRLF. No cell can be taken for a formula. */
export function roteiroCsv(roteiro: Pick<Roteiro, 'cultos'>): string {
  const lines = [[...ROW_HEADER], ...roteiroRows(roteiro)].map((row) => row.map(csvCell).join(';'))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

/** A leading apostrophe makes text of what a spreadsheet would calculate (OWASP, CSV injection). */
function csvCell(text: string): string {
  const safe = /^[\s]*[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
