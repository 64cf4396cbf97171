import { Button } from '#src/components/button.tsx'
import { Dialog } from '#src/components/dialog.tsx'
import { formatAgo } from '#src/lib/instant-format.ts'

export type KeptEditsDialogProps = {
  /** ms since the epoch: when the edits were made */
  at: number
  /** how many days they change */
  days: number
  onRestore: () => void
  onDiscard: () => void
}

/** Offers what an earlier visit left unsaved; closing it takes the edits up, since that can be undone. */
export function KeptEditsDialog({ at, days, onRestore, onDiscard }: KeptEditsDialogProps) {
  return (
    <Dialog
      title="Alterações que não foram salvas"
      closeLabel="Fechar"
      onClose={onRestore}
      actions={
        <>
          <Button variant="danger" onClick={onDiscard}>
            Descartar
          </Button>
          <Button variant="primary" onClick={onRestore}>
            Continuar com elas
          </Button>
        </>
      }
    >
      <p>
        Este aparelho guardou alterações suas neste relatório, feitas {formatAgo(at, Date.now())}, em{' '}
        {days === 1 ? '1 dia' : `${days} dias`}. O que outras pessoas salvaram depois continua valendo: só se
        pergunta onde as duas mudaram a mesma vaga.
      </p>
    </Dialog>
  )
}
