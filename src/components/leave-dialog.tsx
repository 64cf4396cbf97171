import type { LeaveGuard } from '#src/hooks/use-leave-guard.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

/** Asks whoever is about to leave a page with unsaved changes. */
export function LeaveDialog({ guard }: { guard: LeaveGuard }) {
  if (!guard.asking) return null
  return (
    <ConfirmDialog
      title="Sair sem salvar?"
      body={<p>As alterações que você fez nesta página ainda não foram salvas e serão perdidas.</p>}
      confirmLabel="Sair sem salvar"
      danger
      onConfirm={guard.leave}
      failed={() => 'Não foi possível sair desta página.'}
      onClose={guard.stay}
    />
  )
}
