import { Button } from './button.tsx'
import './pagination.css'

export type PaginationProps = {
  /** 1-based */
  page: number
  pages: number
  onChange: (page: number) => void
  /** What is being paged, for screen readers. */
  label: string
}

/** 'Anterior', 'Página X de Y', 'Próxima'. */
export function Pagination({ page, pages, onChange, label }: PaginationProps) {
  // `aria-disabled` keeps the focus on the button when it reaches the first or the last page.
  const go = (next: number) => next >= 1 && next <= pages && onChange(next)
  return (
    <nav className="pagination" aria-label={label}>
      <Button aria-disabled={page <= 1} onClick={() => go(page - 1)}>
        Anterior
      </Button>
      <span className="pagination__position" role="status">
        Página {page} de {pages}
      </span>
      <Button aria-disabled={page >= pages} onClick={() => go(page + 1)}>
        Próxima
      </Button>
    </nav>
  )
}
