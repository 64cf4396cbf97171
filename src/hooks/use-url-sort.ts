import { useMemo } from 'react'
import { useUrlState } from './use-url-state.ts'

type Sort = { column: string; direction: 'ascending' | 'descending' }

/** The order that somebody chose for a list, kept in the URL as ?ordem=nome or ?ordem=-nome; undefined while nobody has. */
export function useUrlSort(): [Sort | undefined, (sort: Sort) => void] {
  const [text, setText] = useUrlState('ordem')
  const sort = useMemo<Sort | undefined>(() => {
    if (text === '') return undefined
    return text.startsWith('-')
      ? { column: text.slice(1), direction: 'descending' }
      : { column: text, direction: 'ascending' }
  }, [text])
  return [sort, ({ column, direction }) => setText(direction === 'descending' ? `-${column}` : column)]
}
