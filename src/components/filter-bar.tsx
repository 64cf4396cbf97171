import type { ReactNode } from 'react'
import './filter-bar.css'

export type FilterBarProps = {
  children: ReactNode
  /** '12 de 340 usuários': announced, so that a filter's effect is heard too. */
  count?: string | undefined
}

/** The search box and the filters above a list. */
export function FilterBar({ children, count }: FilterBarProps) {
  return (
    <section className="stack no-print" aria-label="Busca e filtros">
      <div className="filter-bar">{children}</div>
      <p className="filter-bar__count" role="status">
        {count}
      </p>
    </section>
  )
}
