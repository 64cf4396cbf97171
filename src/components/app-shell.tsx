import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { useMediaQuery } from '#src/hooks/use-media-query.ts'
import './app-shell.css'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Icon, type IconName } from './icons.tsx'
import { Logo } from './logo.tsx'
import { ShellLinks } from './shell-links.tsx'

export type ShellItem = { to: string; label: string; icon: IconName }

export type AppShellProps = {
  /** The product's title. */
  title: string
  logo?: string | undefined
  userName: string
  /** In the order of importance: a phone's bar shows the first ones. */
  items: readonly ShellItem[]
  onLogout: () => void
  /** Banners above the page. */
  banner?: ReactNode
  /** Links below the page. */
  footer?: ReactNode
  children: ReactNode
}

/** How many places a phone's bottom bar has; with more items the last place opens the whole menu. */
const BAR_PLACES = 4

/** The frame of every page: a sidebar on wide screens, a bar below the thumb on phones. */
export function AppShell({
  title,
  logo,
  userName,
  items,
  onLogout,
  banner,
  footer,
  children,
}: AppShellProps) {
  const wide = useMediaQuery('(min-width: 56.25em)', true)
  const { key } = useLocation()
  const navigation = useNavigationType()

  // Going back keeps the place where one was; going on starts at the top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each location has its own key
  useEffect(() => {
    if (navigation === 'PUSH') window.scrollTo(0, 0)
  }, [key, navigation])

  const brand = (
    <div className="shell__brand">
      <Logo src={logo} size={36} />
      <span className="shell__title">{title}</span>
    </div>
  )
  const logout = (
    <Button variant="ghost" className="shell__logout" data-leaves-page onClick={onLogout}>
      <Icon name="logout" /> Sair
    </Button>
  )

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
          <div className="shell__user">
            <span>{userName}</span>
            {logout}
          </div>
        </header>
      ) : (
        <header className="shell__top">
          {brand}
          {logout}
        </header>
      )}
      <main className="shell__main" id="conteudo" tabIndex={-1}>
        {banner}
        <div className="shell__content">{children}</div>
        {footer && <footer className="shell__footer no-print">{footer}</footer>}
      </main>
      {!wide && <BottomBar items={items} userName={userName} />}
    </div>
  )
}

function BottomBar({ items, userName }: { items: readonly ShellItem[]; userName: string }) {
  const [openAt, setOpenAt] = useState<string>()
  const { key } = useLocation()
  const whole = items.length <= BAR_PLACES
  // Choosing a link navigates, which makes the key another one and so closes the menu.
  const open = openAt === key
  return (
    <nav className="shell__bottom" aria-label="Menu">
      <ShellLinks items={whole ? items : items.slice(0, BAR_PLACES - 1)}>
        {!whole && (
          <button
            type="button"
            className="shell__link"
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={() => setOpenAt(key)}
          >
            <Icon name="menu" />
            Mais
          </button>
        )}
      </ShellLinks>
      {open && (
        <Dialog title={userName} onClose={() => setOpenAt(undefined)}>
          <ShellLinks items={items} />
        </Dialog>
      )}
    </nav>
  )
}
