import { screen, waitFor, within } from '@testing-library/react'
import { Timestamp } from 'firebase/firestore'
import { beforeEach, describe, expect, test } from 'vitest'
import { resetNetwork, writeDocuments } from '#tests/setup/network.ts'
import { renderApp } from '#tests/setup/render-app.tsx'
import { reportDocument } from '../relatorio/report-documents.ts'

const missing = 'Não disponível'
const NEWEST = Date.UTC(2026, 10, 20, 12)

beforeEach(() => resetNetwork())

describe('the log', () => {
  test('is read newest first, page by page, whatever the age of its entries', async () => {
    await writeDocuments({
      ...entries(54),
      'Log/antigo_1': { action: 'Relatorio-Atv', userId: 'antigo', timestamp: '2020-03-01T12:00:00.000Z' },
      'Log/vazio_1': {},
    })
    const { user } = await renderApp('/log', 'admin')
    const table = await screen.findByRole('table', { name: 'Logs' })
    expect(names(table)).toEqual(range(0, 50))

    await writeDocuments({ 'Log/z_1': entry('nova', NEWEST + 1000) })
    await waitFor(() => expect(names(table)).toEqual(['nova', ...range(0, 50)]))

    await user.click(screen.getByRole('button', { name: 'Carregar mais' }))
    await waitFor(() => expect(names(table)).toEqual(['nova', ...range(0, 54), missing, missing]))
    const rows = within(table).getAllByRole('row')
    expect(rows.at(-2)).toHaveTextContent(/^Relatorio-Atvantigo.*2020/)
    expect(rows.at(-1)).toHaveTextContent(`Não especificado${missing.repeat(4)}Data não disponível`)
    expect(screen.queryByRole('button', { name: 'Carregar mais' })).toBeNull()
  })

  test('shows the long date and time, and everything of a short log at once', async () => {
    await writeDocuments({
      'Log/a_1': { ...entry('Ana', NEWEST), userId: 'ana' },
      'Log/b_1': { action: 'Relatorio-Up', timestamp: '2020-03-01T12:00:00.000Z' },
      'Log/c_1': { nameUser: 'Sem data' },
    })
    await renderApp('/log', 'admin')
    expect(await screen.findByText('Sem data')).toBeVisible()
    const table = screen.getByRole('table', { name: 'Logs' })
    expect(within(table).getByText(/sexta-feira, 20 de novembro de 2026 às \d\d:00:00/)).toBeVisible()
    expect(within(table).getByText(/domingo, 1 de março de 2020/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Carregar mais' })).toBeNull()
  })

  test('names the report that an entry is about, and leads to it', async () => {
    await writeDocuments({
      'Reports/dezembro': reportDocument(),
      'Log/a_1': {
        ...entry('Ana', NEWEST),
        action: 'Relatorio-Up',
        reportId: 'dezembro',
        motivo: 'faltam irmãs',
      },
      'Log/b_1': { ...entry('Bia', NEWEST - 1), action: 'Relatorio-Up', reportId: 'sumiu' },
    })
    await renderApp('/log', 'admin')
    const link = await screen.findByRole('link', { name: 'Portas dezembro' })
    expect(link).toHaveAttribute('href', '/relatorio/edit/dezembro')
    expect(link.closest('td')).toHaveTextContent('Motivo: faltam irmãs')
    expect(await screen.findByText('Relatório sumiu (não existe mais)')).toBeVisible()
  })

  test('is narrowed by action, known or not', async () => {
    await writeDocuments({
      'Log/a_1': entry('Ana', NEWEST),
      'Log/b_1': { ...entry('Bia', NEWEST), action: 'Relatorio-Atual' },
      'Log/c_1': { ...entry('Caio', NEWEST), action: 'Migracao-2' },
      'Log/d_1': { action: 'Migracao-1' },
    })
    const { user } = await renderApp('/log', 'admin')
    const field = await screen.findByRole('searchbox', { name: 'Filtrar por Ação' })
    expect(field).toHaveAttribute('placeholder', 'Digite a ação para filtrar')
    await user.type(field, 'ATÚAL')
    await waitFor(() => expect(names(logs())).toEqual(['Bia']))
    await user.clear(field)
    await user.type(field, 'Migra')
    await waitFor(() => expect(names(logs())).toEqual(['Caio', missing]))
    await user.type(field, 'xyz')
    await waitFor(() => expect(screen.getByText('Nenhum log encontrado.')).toBeVisible())
  })
})

test('lists who has not set a password yet, with the names behind the ids', async () => {
  await writeDocuments({ 'User/vago': { name: 'Vera Vaga', senhaPadrao: true, igreja: 'sumiu' } })
  await renderApp('/log', 'admin')
  const table = await screen.findByRole('table', { name: 'Usuários sem "Primeiro-Login"' })
  await waitFor(() =>
    expect(rowOf(table, 'Nilo Novo')).toEqual(['Nilo Novo', 'nilo@rede.org', 'Central', 'Porteiro']),
  )
  expect(rowOf(table, 'Vera Vaga')).toEqual(['Vera Vaga', missing, missing, missing])
})

test('without a session the page opens and says what to do', async () => {
  await renderApp('/log')
  expect(await screen.findByRole('heading', { name: 'Listar Logs' })).toBeVisible()
  expect(screen.getByText('Entre com um usuário que possa ver os logs.')).toBeVisible()
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/')
})

test('a member is told who can see it', async () => {
  await renderApp('/log', 'porteiro')
  expect(await screen.findByText('Seu cargo não pode ver os logs.')).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
})

/** Entries '00', '01', ... each a minute older than the one before. */
function entries(count: number) {
  return Object.fromEntries(
    range(0, count).map((name, index) => [`Log/u${name}_1`, entry(name, NEWEST - index * 60_000)]),
  )
}

function entry(nameUser: string, ms: number) {
  return {
    action: 'Primeiro-Login',
    userId: 'u',
    userName: '',
    nameUser,
    timestamp: Timestamp.fromMillis(ms),
  }
}

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from }, (_, index) => String(from + index).padStart(2, '0'))
}

function logs() {
  return screen.getByRole('table', { name: 'Logs' })
}

function cells(row: Element) {
  return [...row.children].map((cell) => cell.textContent)
}

function names(table: HTMLElement) {
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => cells(row)[2])
}

function rowOf(table: HTMLElement, name: string) {
  const row = within(table).getByText(name).closest('tr')
  return row && cells(row)
}
