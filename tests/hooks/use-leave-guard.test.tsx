import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { LeaveDialog } from '#src/components/leave-dialog.tsx'
import { useLeaveGuard } from '#src/hooks/use-leave-guard.ts'
import { heldPage } from '#src/lib/held-page.ts'

function Editor() {
  const [dirty, setDirty] = useState(false)
  return (
    <>
      <h1>Editor</h1>
      <button type="button" onClick={() => setDirty(!dirty)}>
        Editar
      </button>
      <Link to="?ordem=nome">Ordenar</Link>
      <Link to="/outra">Outra</Link>
      <LeaveDialog guard={useLeaveGuard(dirty)} />
    </>
  )
}

function renderPages() {
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<Link to="/editor">Abrir</Link>} />
        <Route path="/editor" element={<Editor />} />
        <Route path="/outra" element={<h1>Outra página</h1>} />
      </Routes>
    </BrowserRouter>,
  )
  return userEvent.setup()
}

const dialog = () => screen.queryByRole('dialog', { name: 'Sair sem salvar?' })
const cancel = () => screen.getByRole('button', { name: 'Cancelar' })
const confirm = () => screen.getByRole('button', { name: 'Sair sem salvar' })

beforeEach(() => window.history.pushState(null, '', '/'))

test('nobody is asked while nothing is edited, nor by a link within the page', async () => {
  const user = renderPages()
  await user.click(screen.getByText('Abrir'))
  await user.click(screen.getByText('Editar'))
  await user.click(screen.getByText('Ordenar'))
  expect(window.location.search).toBe('?ordem=nome')
  expect(dialog()).toBeNull()
  await user.click(screen.getByText('Editar'))
  await user.click(screen.getByText('Outra'))
  expect(screen.getByText('Outra página')).toBeInTheDocument()
})

test('a link is held back until one confirms', async () => {
  const user = renderPages()
  await user.click(screen.getByText('Abrir'))
  await user.click(screen.getByText('Editar'))
  await user.click(screen.getByText('Outra'))
  await user.click(cancel())
  expect(dialog()).toBeNull()
  expect(window.location.pathname).toBe('/editor')
  await user.click(screen.getByText('Outra'))
  await user.click(confirm())
  expect(screen.getByText('Outra página')).toBeInTheDocument()
})

test('whoever asks by themselves, as logging out does, learns that the page is held', async () => {
  const user = renderPages()
  expect(heldPage.isHeld()).toBe(false)
  await user.click(screen.getByText('Abrir'))
  expect(heldPage.isHeld()).toBe(false)
  await user.click(screen.getByText('Editar'))
  expect(heldPage.isHeld()).toBe(true)
  await user.click(screen.getByText('Outra'))
  await user.click(confirm())
  expect(heldPage.isHeld()).toBe(false)
})

test('back is taken back, as often as one stays, and done when one confirms', async () => {
  const user = renderPages()
  await user.click(screen.getByText('Abrir'))
  await user.click(screen.getByText('Editar'))
  for (const _ of [1, 2]) {
    window.history.back()
    await waitFor(() => expect(dialog()).not.toBeNull())
    await waitFor(() => expect(window.location.pathname).toBe('/editor'))
    expect(screen.getByText('Editor')).toBeInTheDocument()
    await user.click(cancel())
  }
  window.history.back()
  await waitFor(() => expect(dialog()).not.toBeNull())
  await waitFor(() => expect(window.location.pathname).toBe('/editor'))
  await user.click(confirm())
  await waitFor(() => expect(screen.getByText('Abrir')).toBeInTheDocument())
})

test('the browser asks before a reload or closing the tab, only while there are edits', async () => {
  const user = renderPages()
  await user.click(screen.getByText('Abrir'))
  const unload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(unload()).toBe(true)
  await user.click(screen.getByText('Editar'))
  expect(unload()).toBe(false)
})
