import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ErrorBoundary } from '#src/components/error-boundary.tsx'
import { OfflineBanner } from '#src/components/offline-banner.tsx'
import { Pagination } from '#src/components/pagination.tsx'
import { StaleNote } from '#src/components/stale-note.tsx'

function Broken(): never {
  throw new Error('segredo interno')
}

test('the offline banner follows the network', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  onTestFinished(() => online.mockRestore())
  render(<OfflineBanner />)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  online.mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getByRole('status')).toHaveTextContent('Sem conexão.')
  online.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('a stale note says how old the data is', () => {
  render(<StaleNote at={0} now={2 * 60 * 60 * 1000} />)
  expect(screen.getByText('Atualizado há 2 horas')).toBeInTheDocument()
})

test('pagination stops at both ends', async () => {
  const pages: number[] = []
  const { rerender } = render(
    <Pagination label="Compromissos" page={1} pages={2} onChange={(page) => pages.push(page)} />,
  )
  expect(screen.getByText('Página 1 de 2')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Anterior' }))
  await userEvent.click(screen.getByRole('button', { name: 'Próxima' }))
  rerender(<Pagination label="Compromissos" page={2} pages={2} onChange={(page) => pages.push(page)} />)
  await userEvent.click(screen.getByRole('button', { name: 'Próxima' }))
  await userEvent.click(screen.getByRole('button', { name: 'Anterior' }))
  expect(pages).toEqual([2, 1])
})

test('an error below shows a sentence without its details, until the place changes', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { rerender, container } = render(
    <ErrorBoundary resetKey="/a">
      <Broken />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('Algo deu errado')
  expect(container).not.toHaveTextContent('segredo')
  rerender(<ErrorBoundary resetKey="/b">tudo bem</ErrorBoundary>)
  expect(container).toHaveTextContent('tudo bem')
  // React reported it: the one error on the console that is expected here.
  expect(log).toHaveBeenCalled()
  log.mockReset()
})
