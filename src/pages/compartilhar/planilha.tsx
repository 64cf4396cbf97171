import { useState } from 'react'
import { Button } from '#src/components/button.tsx'
import { FormError } from '#src/components/form-error.tsx'
import { downloadFile } from '#src/lib/download-file.ts'
import type { Roteiro } from '#src/output/roteiro.ts'
import { roteiroCsv } from '#src/output/roteiro-rows.ts'
import { fileName } from './file-name.ts'

/** The month as a spreadsheet; Excel's own format is made by a library that is loaded at the tap. */
export function Planilha({ roteiro }: { roteiro: Roteiro }) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')

  function downloadCsv() {
    downloadFile(
      new File([roteiroCsv(roteiro)], fileName(roteiro, 'csv'), { type: 'text/csv;charset=utf-8' }),
    )
  }
  async function downloadXlsx() {
    setBusy(true)
    setError('')
    try {
      const { xlsxFile } = await import('./xlsx-file.ts')
      downloadFile(await xlsxFile(roteiro, fileName(roteiro, 'xlsx')))
    } catch (problem) {
      console.warn('No spreadsheet', problem)
      setError(
        'Não foi possível fazer a planilha do Excel. Verifique a conexão e tente de novo, ou baixe o CSV.',
      )
    }
    setBusy(false)
  }

  return (
    <section className="planilha no-print">
      <p>Uma linha para cada pessoa: data, horário, posto, grupo e nome.</p>
      <div className="row">
        <Button variant="primary" busy={busy} busyLabel="Preparando..." onClick={downloadXlsx}>
          Baixar para o Excel (XLSX)
        </Button>
        <Button onClick={downloadCsv}>Baixar CSV</Button>
      </div>
      <FormError>{error}</FormError>
    </section>
  )
}
