import { act, fireEvent, render, screen } from '@testing-library/react'
import { lazy } from 'react'
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useUrlState } from '#src/hooks/use-url-state.ts'

/** A page whose code never arrives. */
const Loading = lazy(() => new Promise<never>(() => {}))

function List() {
  const [text, setText] = useUrlState('busca')
  return (
    <>
      <input aria-label="Buscar" value={text} onChange={(event) => setText(event.target.value)} />
      <Link to="/editar">Editar</Link>
    </>
  )
}

beforeEach(() => {
  vi.useFakeTimers()
  window.history.pushState(null, '', '/lista')
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/lista" element={<List />} />
        <Route path="/editar" element={<Loading />} />
      </Routes>
    </BrowserRouter>,
  )
})
afterEach(() => {
  vi.useRealTimers()
})

test('a typed text reaches the URL a moment later', async () => {
  type('ana')
  expect(window.location.search).toBe('')
  await settle()
  expect(window.location.search).toBe('?busca=ana')
})

test('a link followed right after typing is not undone while its page loads', async () => {
  type('ana')
  fireEvent.click(screen.getByRole('link', { name: 'Editar' }))
  await settle()
  expect(window.location.pathname).toBe('/editar')
})

function type(text: string): void {
  fireEvent.change(screen.getByLabelText('Buscar'), { target: { value: text } })
}

async function settle(): Promise<void> {
  await act(() => vi.runAllTimersAsync())
}
