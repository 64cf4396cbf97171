import type { ReactNode } from 'react'
import { DataError } from '#src/domain/data-error.ts'
import type { Subscription } from '#src/hooks/use-subscription.ts'
import { Button } from './button.tsx'
import { Loading } from './loading.tsx'
import { NetworkContact } from './network-contact.tsx'
import './data-state.css'

export type DataStateProps<Data> = {
  subscription: Subscription<Data>
  /** 'Carregando cidades...' */
  loading: string
  /** What could not be loaded: 'Erro ao carregar as cidades.' */
  failed: string
  /** What 'Tentar novamente' does; without it the page is loaded again. */
  onRetry?: (() => void) | undefined
  isEmpty?: ((data: Data) => boolean) | undefined
  /** Shown in place of the children when `isEmpty`; usually an `<EmptyState>`. */
  empty?: ReactNode
  children: (data: Data, info: { fromCache: boolean; at: number }) => ReactNode
}

/** Answers the four questions every screen with data has: not yet, it failed, there is none, here it is. */
export function DataState<Data>(props: DataStateProps<Data>) {
  const { subscription, isEmpty, empty, children } = props
  if (subscription.state === 'loading') return <Loading text={props.loading} />
  if (subscription.state === 'failed')
    return <Failed text={props.failed} error={subscription.error} onRetry={props.onRetry} />
  if (isEmpty?.(subscription.data)) return empty
  return children(subscription.data, { fromCache: subscription.fromCache, at: subscription.at })
}

export type FailedProps = {
  /** What failed. */
  text: string
  /** Why, when it is known: a refusal asks for something else than a dead network. */
  error?: unknown
  onRetry?: (() => void) | undefined
}

/** A sentence that says what failed, and the way out of it. */
export function Failed({ text, error, onRetry }: FailedProps) {
  const refused = error instanceof DataError && error.kind === 'refused'
  return (
    <div className="data-state" role="alert">
      <p className="data-state__sentence">{text}</p>
      <p>
        {refused
          ? 'Sua conta não tem acesso a estes dados. Se isso mudou há pouco, saia e entre de novo.'
          : 'Verifique a conexão e tente de novo.'}
      </p>
      {refused && <NetworkContact lead="Se precisa deles, fale com" />}
      <Button onClick={onRetry ?? (() => window.location.reload())}>Tentar novamente</Button>
    </div>
  )
}

/** A sentence that says there is nothing, and what to do next. */
export function EmptyState({
  sentence,
  hint,
  action,
}: {
  sentence: string
  hint?: string
  action?: ReactNode
}) {
  return (
    <div className="data-state" role="status">
      <p className="data-state__sentence">{sentence}</p>
      {hint && <p>{hint}</p>}
      {action}
    </div>
  )
}
