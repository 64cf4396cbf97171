import { ConfirmDialog } from '#src/components/confirm-dialog.tsx'
import { deleteSoon } from '#src/components/delete-soon.ts'
import { errorText } from '#src/components/error-text.ts'
import type { Report } from '#src/domain/entities.ts'
import { deleteReport } from '#src/repositories/reports.ts'

/** Asks before deleting a report and says what goes with it. */
export function DeleteRelatorio({ report, onClose }: { report: Report; onClose: () => void }) {
  return (
    <ConfirmDialog
      title={`Excluir ${report.nomeRelatorio || 'relatório'}?`}
      body={
        <>
          <p>
            Serão excluídos {count(report.report.length, 'dia', 'dias')} com{' '}
            {count(report.pessoas.length, 'pessoa escalada', 'pessoas escaladas')}.
          </p>
          {report.ativo && (
            <p>Este relatório está ativo: estes compromissos sairão da tela de quem foi escalado.</p>
          )}
        </>
      }
      confirmLabel="Excluir"
      busyLabel="Excluindo..."
      danger
      onConfirm={() =>
        deleteSoon({
          key: `Reports/${report.id}`,
          nome: report.nomeRelatorio,
          remove: () => deleteReport(report.id),
          done: 'Relatório excluído com sucesso!',
          failed,
        })
      }
      failed={failed}
      onClose={onClose}
    />
  )
}

const failed = (error: unknown) => errorText('Erro ao excluir relatório. Tente novamente.', error)

function count(amount: number, one: string, many: string): string {
  return `${amount} ${amount === 1 ? one : many}`
}
