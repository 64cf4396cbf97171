import writeXlsxFile from 'write-excel-file/browser'
import { shownDate, shownDayPart, shownWeekdayName, toStored } from '#src/lib/service-time.ts'
import type { Roteiro } from '#src/output/roteiro.ts'
import { ROW_HEADER, type RoteiroRow, roteiroRows } from '#src/output/roteiro-rows.ts'

const WIDTHS = [12, 10, 9, 20, 9, 40]

/** The month as a workbook, with dates and times that a spreadsheet can sort and count with. What people wrote is a text: it cannot be a formula. */
export async function xlsxFile(roteiro: Roteiro, name: string): Promise<File> {
  const head = ROW_HEADER.map((value) => ({ ...text(value), fontWeight: 'bold' as const }))
  const blob = await writeXlsxFile([head, ...roteiroRows(roteiro).map(cells)], {
    sheet: roteiro.mes,
    columns: WIDTHS.map((width) => ({ width })),
    stickyRowsCount: 1,
  }).toBlob()
  return new File([blob], name, {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  })
}

/** As wide as {@link ROW_HEADER}. */
function cells({ date, posto, grupo, nome }: RoteiroRow) {
  return [
    // the library reads a Date in UTC, as a stored instant is
    { value: new Date(toStored(shownDate(date), '00:00')), type: Date, format: 'dd/mm/yyyy' },
    text(shownWeekdayName(date)),
    { value: shownDayPart(date), type: Number, format: 'hh:mm' },
    ...[posto, grupo, nome].map(text),
  ]
}

function text(value: string) {
  return { value, type: String }
}
