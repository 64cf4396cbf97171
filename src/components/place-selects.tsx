import { type ReactNode, useMemo } from 'react'
import { type Place, usePlaceInUrl } from '#src/hooks/use-place-in-url.ts'
import { type Subscription, useSubscription } from '#src/hooks/use-subscription.ts'
import { foldText } from '#src/lib/fold-text.ts'
import type { Watch } from '#src/lib/watch.ts'
import { EmptyState, Failed } from './data-state.tsx'
import './place-selects.css'
import { SelectField } from './select-field.tsx'

type Named = { id: string; nome: string }
type Names = Subscription<Named[]>

export type PlaceSelectsProps = {
  watchCidades: Watch<Named[]>
  /** the houses of a city; must keep its identity */
  watchIgrejas: (cidade: string) => Watch<Named[]>
  /** What is chosen as long as the URL says nothing. */
  own?: Place
  /** What a chosen house shows. */
  hint: string
  /** Shown once both are chosen. */
  children: (cidade: string, igreja: string) => ReactNode
}

const NOWHERE: Place = { cidade: '', igreja: '' }

/** City, and then one of its prayer houses; both remembered in the URL. */
export function PlaceSelects({
  watchCidades,
  watchIgrejas,
  own = NOWHERE,
  hint,
  children,
}: PlaceSelectsProps) {
  const { choose, ...inUrl } = usePlaceInUrl()
  const { cidade, igreja } = inUrl.cidade === '' ? own : inUrl
  const [cidades, retryCidades] = useSubscription(watchCidades)
  const [igrejas, retryIgrejas] = useSubscription(
    useMemo(() => (cidade === '' ? undefined : watchIgrejas(cidade)), [watchIgrejas, cidade]),
  )
  return (
    <>
      <div className="place-selects no-print">
        <SelectField
          label="Cidade"
          value={cidade}
          placeholder={cidades.state === 'loading' ? 'Carregando cidades...' : 'Selecione a cidade'}
          options={options(cidades)}
          onChange={(event) => choose({ cidade: event.target.value, igreja: '' })}
        />
        <SelectField
          label="Casa de Oração"
          value={igreja}
          disabled={cidade === ''}
          placeholder={
            cidade !== '' && igrejas.state === 'loading'
              ? 'Carregando casas de oração...'
              : 'Selecione a casa de oração'
          }
          options={options(igrejas)}
          onChange={(event) => choose({ cidade, igreja: event.target.value })}
        />
      </div>
      {cidades.state === 'failed' ? (
        <Failed text="Erro ao carregar as cidades." error={cidades.error} onRetry={retryCidades} />
      ) : cidade !== '' && igrejas.state === 'failed' ? (
        <Failed text="Erro ao carregar as casas de oração." error={igrejas.error} onRetry={retryIgrejas} />
      ) : cidade !== '' && igreja !== '' ? (
        children(cidade, igreja)
      ) : (
        <EmptyState
          sentence={cidade === '' ? 'Escolha a cidade.' : 'Escolha a casa de oração.'}
          hint={hint}
        />
      )}
    </>
  )
}

function options(list: Names) {
  if (list.state !== 'ready') return []
  return list.data
    .map(({ id, nome }) => ({ value: id, label: nome || 'N/A' }))
    .sort((a, b) => (foldText(a.label) < foldText(b.label) ? -1 : 1))
}
