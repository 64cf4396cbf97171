import type { ReactNode } from 'react'
import { useRoom } from '#src/hooks/use-room.ts'
import './filter-bar.css'

/** Below so many rem the filters fold: the list begins on the first screen of a phone. */
const FOLDED_BELOW_REM = 45

export type FilterBarProps = {
  /** What stands there however narrow it is, the search box first. */
  children: ReactNode
  filters?: ReactNode
  /** What is chosen among the filters, as one would name it: said where they are folded. */
  chosen?: readonly string[] | undefined
  /** '12 de 340 usuários', or what is still on its way: announced, so that a filter's effect is heard too. */
  count?: string | undefined
}

/** The search box and the filters above a list. */
export function FilterBar({ children, filters, chosen = [], count }: FilterBarProps) {
  const unfolded = useRoom(FOLDED_BELOW_REM)
  return (
    <section className="stack no-print" aria-label="Busca e filtros">
      <div className="filter-bar">
        {children}
        {unfolded && filters}
      </div>
      {filters && !unfolded && (
        <details>
          <summary>Filtros{chosen.length > 0 && `: ${chosen.join(', ')}`}</summary>
          <div className="filter-bar__folded">{filters}</div>
        </details>
      )}
      <p className="filter-bar__count" role="status">
        {count}
      </p>
    </section>
  )
}
