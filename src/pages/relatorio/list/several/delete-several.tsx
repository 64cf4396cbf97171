import { errorText } from '#src/components/error-text.ts'
import type { Report } from '#src/domain/entities.ts'
import { deleteReport } from '#src/repositories/reports.ts'
import { type Outcome, SeveralDialog } from './several-dialog.tsx'

type DeleteSeveralProps = { reports: readonly Report[]; onClose: () => void }

/** Asks once, naming all that goes. */
export function DeleteSeveral({ reports, onClose }: DeleteSeveralProps) {
  const active = reports.filter(({ ativo }) => ativo).length

  async function remove({ id }: Report): Promise<Outcome> {
    try {
      await deleteReport(id)
      return { state: 'done', text: 'Excluído.' }
    } catch (error) {
      return { state: 'failed', text: errorText('Erro ao excluir relatório. Tente novamente.', error) }
    }
  }

  return (
    <SeveralDialog
      title={reports.length === 1 ? 'Excluir 1 relatório?' : `Excluir ${reports.length} relatórios?`}
      body={
        <>
          <p>Esta ação não pode ser desfeita.</p>
          {active > 0 && (
            <p>
              {active === 1 ? '1 deles está ativo' : `${active} deles estão ativos`}: estes compromissos
              sairão da tela de quem foi escalado.
            </p>
          )}
        </>
      }
      reports={reports}
      confirmLabel="Excluir todos"
      busyLabel="Excluindo..."
      variant="danger"
      run={remove}
      onClose={onClose}
    />
  )
}
