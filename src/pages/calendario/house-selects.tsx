import { type ReactNode, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { EmptyState, Failed } from '#src/components/data-state.tsx'
import { SelectField } from '#src/components/select-field.tsx'
import { type Subscription, useSubscription } from '#src/hooks/use-subscription.ts'
import { foldText } from '#src/lib/fold-text.ts'
import { watchCidades } from '#src/repositories/cidades.ts'
import { watchIgrejasByCidade } from '#src/repositories/igrejas.ts'
import './calendario.css'

/** City, and then one of its prayer houses; both remembered in the URL. */
export function HouseSelects({ children }: { children: (cidade: string, igreja: string) => ReactNode }) {
  const [params, setParams] = useSearchParams()
  const cidade = params.get('cidade') ?? ''
  const igreja = params.get('igreja') ?? ''
  const [cidades, retryCidades] = useSubscription(watchCidades)
  const [igrejas, retryIgrejas] = useSubscription(
    useMemo(() => (cidade === '' ? undefined : watchIgrejasByCidade(cidade)), [cidade]),
  )

  function choose(names: Record<string, string>) {
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        for (const [name, value] of Object.entries(names)) {
          if (value === '') next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }

  return (
    <>
      <div className="house-selects">
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
          onChange={(event) => choose({ igreja: event.target.value })}
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
          hint="O calendário mostra os cultos da casa de oração escolhida."
        />
      )}
    </>
  )
}

function options(list: Subscription<{ id: string; nome: string }[]>) {
  if (list.state !== 'ready') return []
  return list.data
    .map(({ id, nome }) => ({ value: id, label: nome || 'N/A' }))
    .sort((a, b) => (foldText(a.label) < foldText(b.label) ? -1 : 1))
}
