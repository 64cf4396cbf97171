import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { DataState, EmptyState } from '#src/components/data-state.tsx'
import { DataError } from '#src/domain/data-error.ts'
import type { Subscription } from '#src/hooks/use-subscription.ts'

function Cities({ cities, retry }: { cities: Subscription<string[]>; retry?: () => void }) {
  return (
    <DataState
      subscription={cities}
      loading="Carregando cidades..."
      failed="Erro ao carregar as cidades."
      onRetry={retry}
      isEmpty={(list) => list.length === 0}
      empty={
        <EmptyState
          sentence="Nenhuma cidade encontrada..."
          action={<a href="/cidade/new">Incluir cidade</a>}
        />
      }
    >
      {(list, { fromCache }) => `${list.join()} ${fromCache ? 'guardado' : 'atual'}`}
    </DataState>
  )
}

test('each state has its own answer', async () => {
  const retry = vi.fn()
  const { rerender, container } = render(<Cities cities={{ state: 'loading' }} />)
  expect(screen.getByRole('status')).toHaveTextContent('Carregando cidades...')

  rerender(<Cities cities={{ state: 'failed', error: new Error() }} retry={retry} />)
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Erro ao carregar as cidades.Verifique a conexão e tente de novo.',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(retry).toHaveBeenCalledTimes(1)

  rerender(<Cities cities={{ state: 'failed', error: new DataError('refused') }} />)
  expect(screen.getByRole('alert')).toHaveTextContent('Sua conta não tem acesso a estes dados.')

  rerender(<Cities cities={{ state: 'ready', data: [], fromCache: false, at: 0 }} />)
  expect(screen.getByText('Nenhuma cidade encontrada...')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Incluir cidade' })).toBeInTheDocument()

  rerender(<Cities cities={{ state: 'ready', data: ['Aracaju'], fromCache: true, at: 0 }} />)
  expect(container).toHaveTextContent('Aracaju guardado')
})
