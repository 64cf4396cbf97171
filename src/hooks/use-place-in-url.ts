import { useSearchParams } from 'react-router-dom'

export type Place = { cidade: string; igreja: string }

/** The chosen city and prayer house (ids, '' for none), remembered in the URL. Another city lets go of the house. */
export function usePlaceInUrl(): Place & { choose: (place: Partial<Place>) => void } {
  const [params, setParams] = useSearchParams()

  function choose(place: Partial<Place>) {
    setParams(
      () => {
        // not the rendered parameters: another text may have been written since
        const next = new URLSearchParams(window.location.search)
        for (const [name, value] of Object.entries(place)) {
          if (value === '') next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }

  return { cidade: params.get('cidade') ?? '', igreja: params.get('igreja') ?? '', choose }
}
