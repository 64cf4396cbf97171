import type { ReactNode } from 'react'
import type { Place } from '#src/hooks/use-place-in-url.ts'
import type { Subscription } from '#src/hooks/use-subscription.ts'
import { foldText } from '#src/lib/fold-text.ts'
import { EmptyState, Failed } from './data-state.tsx'
import './place-selects.css'
import { SelectField } from './select-field.tsx'

type Names = Subscription<{ id: string; nome: string }[]>

export type PlaceSelectsProps = {
  place: Place
  onChoose: (place: Partial<Place>) => void
  cidades: Names
  onRetryCidades: () => void
  /** the houses of the chosen city */
  igrejas: Names
  onRetryIgrejas: () => void
  /** What a chosen house shows. */
  hint: string
  /** Shown once both are chosen. */
  children: ReactNode
}

/** City, and then one of its prayer houses. */
export function PlaceSelects(props: PlaceSelectsProps) {
  const { place, onChoose, cidades, onRetryCidades, igrejas, onRetryIgrejas, hint, children } = props
  const { cidade, igreja } = place
  return (
    <>
      <div className="place-selects no-print">
        <SelectField
          label="Cidade"
          value={cidade}
          placeholder={cidades.state === 'loading' ? 'Carregando cidades...' : 'Selecione a cidade'}
          options={options(cidades)}
          onChange={(event) => onChoose({ cidade: event.target.value, igreja: '' })}
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
          onChange={(event) => onChoose({ igreja: event.target.value })}
        />
      </div>
      {cidades.state === 'failed' ? (
        <Failed text="Erro ao carregar as cidades." error={cidades.error} onRetry={onRetryCidades} />
      ) : cidade !== '' && igrejas.state === 'failed' ? (
        <Failed text="Erro ao carregar as casas de oração." error={igrejas.error} onRetry={onRetryIgrejas} />
      ) : cidade !== '' && igreja !== '' ? (
        children
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
