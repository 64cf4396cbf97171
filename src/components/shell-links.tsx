import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import type { ShellItem } from './app-shell.tsx'
import { Icon } from './icons.tsx'

export type ShellLinksProps = {
  items: readonly ShellItem[]
  /** A last element beside the links. */
  children?: ReactNode
}

/** The links of the menu; the one of the current page has `aria-current`. */
export function ShellLinks({ items, children }: ShellLinksProps) {
  return (
    <ul className="shell__links">
      {items.map((item) => (
        <li key={item.to}>
          <NavLink className="shell__link" to={item.to}>
            <Icon name={item.icon} />
            <span className="shell__word">{item.label}</span>
          </NavLink>
        </li>
      ))}
      {children && <li>{children}</li>}
    </ul>
  )
}
