import { useMemo } from 'react'
import { useUrlState } from './use-url-state.ts'

type Sort = { column: string; direction: 'ascending' | 'descending' }

/** The order of a list, kept in the URL as ?ordem=nome or ?ordem=-nome. */
export function useUrlSort(fallback: string): [Sort, (sort: Sort) => void] {
  const [text, setText] = useUrlState('ordem', fallback)
  const sort = useMemo<Sort>(
    () =>
      text.startsWith('-')
        ? { column: text.slice(1), direction: 'descending' }
        : { column: text, direction: 'ascending' },
    [text],
  )
  return [sort, ({ column, direction }) => setText(direction === 'descending' ? `-${column}` : column)]
}
