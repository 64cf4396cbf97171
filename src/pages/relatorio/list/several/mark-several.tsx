import { errorText } from '#src/components/error-text.ts'
import type { Report } from '#src/domain/entities.ts'
import type { Author } from '#src/domain/log.ts'
import { setAtual } from '#src/repositories/reports.ts'
import { type Outcome, SeveralDialog } from './several-dialog.tsx'

type MarkSeveralProps = { reports: readonly Report[]; atual: boolean; onClose: () => void }

/** Marks reports as those of the present period, or no longer. */
export function MarkSeveral({ reports, atual, onClose }: MarkSeveralProps) {
  const words = atual ? 'atuais' : 'não atuais'

  async function mark(report: Report, by: Author): Promise<Outcome> {
    if (report.atual === atual) return { state: 'done', text: atual ? 'Já era atual.' : 'Já não era atual.' }
    try {
      await setAtual(report.id, atual, by)
      return { state: 'done', text: atual ? 'Marcado como atual.' : 'Marcado como não atual.' }
    } catch (error) {
      return { state: 'failed', text: errorText('Erro ao alterar status atual do relatorio.', error) }
    }
  }

  return (
    <SeveralDialog
      title={`Marcar como ${words}?`}
      body={
        <p>
          Atuais são os relatórios do período em andamento, que esta lista mostra primeiro. Isso não muda o
          que os membros veem.
        </p>
      }
      reports={reports}
      confirmLabel={`Marcar como ${words}`}
      busyLabel="Marcando..."
      variant="current"
      run={mark}
      onClose={onClose}
    />
  )
}
