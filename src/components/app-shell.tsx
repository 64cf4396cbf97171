import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useKeptScroll } from '#src/hooks/use-kept-scroll.ts'
import { MENU_FROM_REM, useRoom } from '#src/hooks/use-room.ts'
import { afterPaint } from '#src/lib/after-paint.ts'
import { type Account, AccountButton } from './account-button.tsx'
import './app-shell.css'
import { Icon, type IconName } from './icons.tsx'
import { Logo } from './logo.tsx'
import { ShellLinks } from './shell-links.tsx'

/** `inAccount`: it stands in the menu under the name too, and takes no place in a phone's bar. */
export type ShellItem = { to: string; label: string; icon: IconName; inAccount?: boolean }

export type AppShellProps = {
  /** The product's title. */
  title: string
  logo?: string | undefined
  /** undefined without a session: the pages that open to everybody say themselves where to enter */
  account: Account | undefined
  /** In the order of importance: a phone's bar shows the first ones. */
  items: readonly ShellItem[]
  /** Banners above the page. */
  banner?: ReactNode
  children: ReactNode
}

const loadMenu = async () => ({ default: (await import('./shell-menu.tsx')).ShellMenu })
const ShellMenu = lazy(loadMenu)

/** How many places a phone's bottom bar has; with more items the last place opens the whole menu. */
const BAR_PLACES = 4

/** The frame of every page: a sidebar on wide screens, a bar below the thumb on phones. */
export function AppShell({ title, logo, account, items, banner, children }: AppShellProps) {
  const wide = useRoom(MENU_FROM_REM)
  useKeptScroll()

  const brand = (
    <div className="shell__brand">
      <Logo src={logo} size={36} />
      <span className="shell__title">{title}</span>
    </div>
  )
  const button = account && <AccountButton account={account} short={!wide} />

  return (
    <div className={wide ? 'shell shell--wide' : 'shell'}>
      <a className="skip-link" href="#conteudo">
        Pular para o conteúdo
      </a>
      {wide ? (
        <header className="shell__sidebar">
          {brand}
          <nav aria-label="Menu">
            <ShellLinks items={items} />
          </nav>
          <div className="shell__user">{button}</div>
        </header>
      ) : (
        <header className="shell__top">
          {brand}
          {button}
        </header>
      )}
      <main className="shell__main" id="conteudo" tabIndex={-1}>
        {banner}
        <div className="shell__content">{children}</div>
      </main>
      {!wide && <BottomBar items={items} title={account?.userName ?? 'Menu'} />}
    </div>
  )
}

function BottomBar({ items, title }: { items: readonly ShellItem[]; title: string }) {
  const [openAt, setOpenAt] = useState<string>()
  const { key } = useLocation()
  const inBar = items.filter(({ inAccount }) => !inAccount)
  const whole = inBar.length <= BAR_PLACES

  // there before it is asked for, with or without a network then
  useEffect(() => {
    if (!whole)
      void afterPaint()
        .then(loadMenu)
        .catch(() => {})
  }, [whole])

  // Choosing a link navigates, which makes the key another one and so closes the menu.
  const open = openAt === key
  return (
    <nav className="shell__bottom" aria-label="Menu">
      <ShellLinks items={whole ? inBar : inBar.slice(0, BAR_PLACES - 1)}>
        {!whole && (
          <button
            type="button"
            className="shell__link"
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={() => setOpenAt(key)}
          >
            <Icon name="menu" />
            <span className="shell__word">Mais</span>
          </button>
        )}
      </ShellLinks>
      {open && (
        <Suspense fallback={null}>
          <ShellMenu title={title} items={items} onClose={() => setOpenAt(undefined)} />
        </Suspense>
      )}
    </nav>
  )
}
