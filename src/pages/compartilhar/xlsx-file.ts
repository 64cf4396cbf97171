import writeXlsxFile from 'write-excel-file/browser'
import type { Roteiro } from '#src/output/roteiro.ts'
import { ROW_HEADER, roteiroRows } from '#src/output/roteiro-rows.ts'

const WIDTHS = [12, 10, 9, 20, 9, 40]

/** The month as a workbook. Every cell is a text, so that none can be a formula. */
export async function xlsxFile(roteiro: Roteiro, name: string): Promise<File> {
  const head = ROW_HEADER.map((value) => ({ value, type: String, fontWeight: 'bold' as const }))
  const rows = roteiroRows(roteiro).map((row) => row.map((value) => ({ value, type: String })))
  const blob = await writeXlsxFile([head, ...rows], {
    sheet: roteiro.mes,
    columns: WIDTHS.map((width) => ({ width })),
    stickyRowsCount: 1,
  }).toBlob()
  return new File([blob], name, {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  })
}
