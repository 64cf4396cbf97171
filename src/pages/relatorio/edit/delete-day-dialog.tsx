import { ConfirmDialog } from '#src/components/confirm-dialog.tsx'
import { notify } from '#src/components/notify.ts'
import type { ReportDay } from '#src/domain/entities.ts'
import { pessoasOf } from '#src/domain/pessoas-of.ts'
import { dayLabel } from '#src/lib/service-time.ts'

export type DeleteDayDialogProps = { day: ReportDay; onDelete: () => void; onClose: () => void }

/** Asks before a day leaves the report; it is gone for good only with 'Salvar Alteracoes'. */
export function DeleteDayDialog({ day, onDelete, onClose }: DeleteDayDialogProps) {
  const people = pessoasOf([day]).length
  return (
    <ConfirmDialog
      title={`Excluir ${dayLabel(day.date)}?`}
      body={
        <>
          <p>Voce tem certeza que deseja excluir este dia? Esta acao nao pode ser desfeita.</p>
          <p>
            {people === 0
              ? 'Ninguém está escalado neste dia.'
              : people === 1
                ? '1 pessoa está escalada neste dia.'
                : `${people} pessoas estão escaladas neste dia.`}
          </p>
        </>
      }
      confirmLabel="Excluir"
      danger
      onConfirm={() => {
        onDelete()
        notify.success('Dia excluido com sucesso!')
      }}
      failed={() => 'Erro ao atualizar relatorio.'}
      onClose={onClose}
    />
  )
}
