import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { afterPaint } from '#src/lib/after-paint.ts'
import { loadOrRenew } from '#src/lib/renew-code.ts'
import './account-button.css'
import type { AccountDialogProps } from './account-dialog.tsx'
import { Button } from './button.tsx'
import { Icon } from './icons.tsx'

export type Account = {
  userName: string
  /** Pages about the product and one's data. */
  links?: ReactNode
  /** whether logging out would lose something that is not saved yet */
  hasUnsaved: () => boolean
  onLogout: () => Promise<void>
}

const loadDialog = () => import('./account-dialog.tsx')

/** The person's name, and under it what belongs to them. `short`: the first name, and on the narrowest screens none. */
export function AccountButton({ account, short }: { account: Account; short: boolean }) {
  const [openAt, setOpenAt] = useState<string>()
  const [Dialog, setDialog] = useState<ComponentType<AccountDialogProps>>()
  const [failed, setFailed] = useState(false)
  const { key } = useLocation()
  const { userName } = account

  // the installed app has it, with or without a network; a browser that cannot install it has it before it is asked for
  useEffect(() => {
    if (!('serviceWorker' in navigator))
      void afterPaint()
        .then(loadDialog)
        .catch(() => {})
  }, [])

  async function open() {
    setFailed(false)
    try {
      // a newer version has another menu: asked for by loading the page anew, unless that would lose something
      const { AccountDialog } = await (account.hasUnsaved() ? loadDialog() : loadOrRenew(loadDialog))
      setDialog(() => AccountDialog)
      setOpenAt(key)
    } catch (error) {
      console.warn('No account menu', error)
      setFailed(true)
    }
  }

  return (
    <>
      <Button
        variant="ghost"
        className="account-button"
        aria-label={`Conta de ${userName}`}
        aria-haspopup="dialog"
        onClick={open}
      >
        <Icon name="person" />
        <span className="account-button__name">{short ? userName.trim().split(/\s/)[0] : userName}</span>
      </Button>
      {failed && (
        <p role="alert" className="account-button__failed">
          Não foi possível abrir o menu. Verifique a conexão e tente de novo.
        </p>
      )}
      {/* outside the page's banner, which would be the dialog's too; choosing a link navigates, which makes the key another one and so closes it */}
      {Dialog &&
        openAt === key &&
        createPortal(<Dialog {...account} onClose={() => setOpenAt(undefined)} />, document.body)}
    </>
  )
}
