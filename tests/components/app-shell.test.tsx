import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { AppShell, type ShellItem } from '#src/components/app-shell.tsx'
import { Page } from '#src/components/page.tsx'
import { clearDeviceStorage } from '#src/lib/device-storage.ts'
import { applyLetterSize } from '#src/lib/letter-size.ts'

const ITEMS: ShellItem[] = [
  { to: '/home', label: 'Início', icon: 'home' },
  { to: '/calendario', label: 'Calendário', icon: 'calendar' },
  { to: '/user', label: 'Usuários', icon: 'people' },
  { to: '/igreja', label: 'Casas de Oração', icon: 'house' },
  { to: '/cargo', label: 'Cargos', icon: 'badge' },
]

function renderShell(items: ShellItem[], onLogout = async () => {}, hasUnsaved = () => false) {
  return render(
    <MemoryRouter initialEntries={['/home']}>
      <AppShell title="Escala" account={{ userName: 'Maria Souza', hasUnsaved, onLogout }} items={items}>
        <Routes>
          <Route path="/home" element={<Page title="Meus Compromissos">nada</Page>} />
          <Route
            path="*"
            element={
              <Page title="Outra página">
                <Link to="/home">voltar</Link>
              </Page>
            }
          />
        </Routes>
      </AppShell>
    </MemoryRouter>,
  )
}

const onPhone = () => vi.stubGlobal('innerWidth', 360)
const links = () => within(screen.getByRole('navigation', { name: 'Menu' })).getAllByRole('link')

afterEach(() => {
  vi.unstubAllGlobals()
})

test('marks the current page, and moves focus and title on navigation', async () => {
  renderShell(ITEMS)
  expect(screen.getByRole('link', { name: 'Início' })).toHaveAttribute('aria-current', 'page')
  expect(document.title).toBe('Meus Compromissos')

  await userEvent.click(screen.getByRole('link', { name: 'Usuários' }))
  expect(screen.getByRole('link', { name: 'Usuários' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Início' })).not.toHaveAttribute('aria-current')
  expect(screen.getByRole('heading', { level: 1, name: 'Outra página' })).toHaveFocus()
  expect(document.title).toBe('Outra página')
})

test('the first thing that Tab reaches skips the menu', async () => {
  renderShell(ITEMS)
  await userEvent.tab()
  const skip = screen.getByRole('link', { name: 'Pular para o conteúdo' })
  expect(skip).toHaveFocus()
  expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`)
})

test("a phone's bar holds four items whole", () => {
  onPhone()
  renderShell(ITEMS.slice(0, 4))
  expect(links()).toHaveLength(4)
  expect(screen.queryByRole('button', { name: 'Mais' })).not.toBeInTheDocument()
})

test("of more items a phone's bar shows three and a menu with all, which closes on navigation", async () => {
  onPhone()
  renderShell(ITEMS)
  expect(links().map((link) => link.textContent)).toEqual(['Início', 'Calendário', 'Usuários'])
  await userEvent.click(screen.getByRole('button', { name: 'Mais' }))
  const menu = await screen.findByRole('dialog', { name: 'Maria Souza' })
  expect(within(menu).getAllByRole('link')).toHaveLength(5)
  await userEvent.click(within(menu).getByRole('link', { name: 'Cargos' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Outra página' })).toBeInTheDocument()
})

test.each([['wide', false] as const, ['phone', true] as const])(
  'Sair asks once, under the name, and logs out (%s)',
  async (_, phone) => {
    if (phone) onPhone()
    const logout = vi.fn(async () => {})
    renderShell(ITEMS, logout)
    await userEvent.click(screen.getByRole('button', { name: /^Conta de Maria/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Sair' }))
    expect(logout).not.toHaveBeenCalled()
    const dialog = screen.getByRole('dialog', { name: 'Sair da sua conta?' })
    expect(dialog).toHaveTextContent('Você precisará da senha para voltar.')
    expect(dialog).not.toHaveTextContent('não foram salvas')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sair' }))
    expect(logout).toHaveBeenCalledTimes(1)
  },
)

test('what would be lost is said in the same question', async () => {
  const logout = vi.fn(async () => {})
  renderShell(ITEMS, logout, () => true)
  await userEvent.click(screen.getByRole('button', { name: 'Conta de Maria Souza' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Sair' }))
  const dialog = screen.getByRole('dialog', { name: 'Sair e apagar o que não foi salvo?' })
  expect(dialog).toHaveTextContent('Você precisará da senha para voltar.')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sair e apagar' }))
  expect(logout).toHaveBeenCalledTimes(1)
})

test('the letters grow at once, and are as large at the next visit and after a log-out', async () => {
  renderShell(ITEMS)
  await userEvent.click(screen.getByRole('button', { name: 'Conta de Maria Souza' }))
  const letters = await screen.findByRole('radiogroup', { name: 'Letra:' })
  expect(within(letters).getByRole('radio', { name: 'A (normal)' })).toBeChecked()
  await userEvent.click(within(letters).getByRole('radio', { name: 'A++ (muito grande)' }))
  expect(document.documentElement.style.fontSize).toBe('140%')

  document.documentElement.style.fontSize = ''
  clearDeviceStorage()
  applyLetterSize()
  expect(document.documentElement.style.fontSize).toBe('140%')
  await userEvent.click(within(letters).getByRole('radio', { name: 'A (normal)' }))
  expect(document.documentElement.style.fontSize).toBe('100%')
})
