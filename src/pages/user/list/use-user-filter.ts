import { useMemo } from 'react'
import type { Igreja } from '#src/domain/entities.ts'
import { useUrlState } from '#src/hooks/use-url-state.ts'
import type { UserFilter } from './user-row.ts'

/** The filters of the list, kept in the URL. While a city is chosen, only its prayer houses count. */
export function useUserFilter(igrejas: readonly Igreja[]) {
  const [busca, setBusca] = useUrlState('busca')
  const [genero, setGenero] = useUrlState('genero')
  const [cargo, setCargo] = useUrlState('cargo')
  const [cidade, setCidade] = useUrlState('cidade')
  const [wantedIgreja, setIgreja] = useUrlState('igreja')

  const shownIgrejas = useMemo(
    () => (cidade === '' ? igrejas : igrejas.filter((igreja) => igreja.cidade === cidade)),
    [igrejas, cidade],
  )
  const igreja = shownIgrejas.some(({ id }) => id === wantedIgreja) ? wantedIgreja : ''
  const filter = useMemo<UserFilter>(
    () => ({ busca, genero, cargo, cidade, igreja }),
    [busca, genero, cargo, cidade, igreja],
  )
  return { filter, shownIgrejas, setBusca, setGenero, setCargo, setCidade, setIgreja }
}
