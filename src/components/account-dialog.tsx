import { useState } from 'react'
import type { Account } from './account-button.tsx'
import './account-dialog.css'
import { Button } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { Icon } from './icons.tsx'
import { LetterChoice } from './letter-choice.tsx'

export type AccountDialogProps = Account & { onClose: () => void }

/** What belongs to the person and not to a page: the size of the letters, help, and the way out, which asks one question. */
export function AccountDialog({ userName, links, hasUnsaved, onLogout, onClose }: AccountDialogProps) {
  const [leaving, setLeaving] = useState<{ loses: boolean }>()
  if (leaving)
    return (
      <ConfirmDialog
        title={leaving.loses ? 'Sair e apagar o que não foi salvo?' : 'Sair da sua conta?'}
        body={
          <>
            {leaving.loses && (
              <p>Há alterações suas que ainda não foram salvas. Ao sair, elas são apagadas deste aparelho.</p>
            )}
            <p>Você precisará da senha para voltar.</p>
          </>
        }
        confirmLabel={leaving.loses ? 'Sair e apagar' : 'Sair'}
        danger={leaving.loses}
        onConfirm={onLogout}
        failed={() => 'Não foi possível sair.'}
        onClose={onClose}
      />
    )
  return (
    <Dialog title={userName} onClose={onClose}>
      <LetterChoice />
      <div className="account">
        {links}
        <Button variant="ghost" onClick={() => setLeaving({ loses: hasUnsaved() })}>
          <Icon name="logout" /> Sair
        </Button>
      </div>
    </Dialog>
  )
}
