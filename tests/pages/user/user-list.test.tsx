import { screen, waitFor, within } from '@testing-library/react'
import { doc, getDoc } from 'firebase/firestore'
import { beforeEach, expect, test } from 'vitest'
import { asServer, resetNetwork, USERS, writeDocuments } from '#tests/setup/network.ts'
import { renderApp } from '#tests/setup/render-app.tsx'

beforeEach(() => resetNetwork())

const OLD = { name: 'Éder Antigo', email: 'EDER@rede.org', cargo: 'sumiu', cidade: 'sumiu', igreja: 'sumiu' }
const VILA = {
  ...USERS['porteiro'],
  name: 'Vera da Vila',
  email: 'vera@rede.org',
  cidade: 'jundiai',
  igreja: 'vila',
}

test('resolves names, shows N/A for what is gone, searches without accents and sorts', async () => {
  await writeDocuments({ 'User/antigo': OLD, 'User/vera': VILA })
  const { user } = await renderApp('/user', 'admin')
  expect(await screen.findByRole('heading', { name: 'Usuarios' })).toBeVisible()
  const row = (await screen.findByText('Éder Antigo')).closest('tr')
  expect(cells(row)).toEqual(['Éder Antigo', 'N/A', 'N/A', 'N/A', 'N/A'])
  expect(cells(screen.getByText('Vera da Vila').closest('tr'))).toEqual([
    'Vera da Vila',
    'Masculino',
    'Porteiro',
    'Jundiaí',
    'Vila Arens',
  ])
  expect(screen.getByText('7 usuarios')).toBeVisible()

  await user.type(screen.getByRole('searchbox'), 'EDER')
  await waitFor(() => expect(names()).toEqual(['Éder Antigo']))
  expect(screen.getByText('1 de 7 usuarios')).toBeVisible()
  await user.type(screen.getByRole('searchbox'), 'x')
  expect(await screen.findByText('Nenhum usuario encontrado...')).toBeVisible()
  await user.clear(screen.getByRole('searchbox'))

  await user.click(screen.getByRole('button', { name: /Cargo/ }))
  await waitFor(() => expect(names()[0]).toBe('Ada Administradora'))
  await user.click(screen.getByRole('button', { name: /Cargo/ }))
  await waitFor(() => expect(names()[0]).toBe('Sara Secretária'))
})

test('filters by gender, position, city and its prayer houses, and keeps them in the URL', async () => {
  await writeDocuments({ 'User/vera': VILA })
  const { user } = await renderApp('/user?cargo=porteiro', 'admin')
  await waitFor(() =>
    expect(names()).toEqual(['Nilo Novo', 'Paula Porteira', 'Pedro Porteiro', 'Vera da Vila']),
  )
  await user.selectOptions(screen.getByLabelText('Genero'), 'Masculino')
  await waitFor(() => expect(names()).toEqual(['Pedro Porteiro', 'Vera da Vila']))

  const houses = screen.getByLabelText('Casa de Oracao')
  await user.selectOptions(houses, 'Central (Campinas)')
  await waitFor(() => expect(names()).toEqual(['Pedro Porteiro']))
  // a city without this house: the house no longer counts
  await user.selectOptions(screen.getByLabelText('Cidade'), 'Jundiaí')
  await waitFor(() => expect(names()).toEqual(['Vera da Vila']))
  expect(within(houses).queryByRole('option', { name: 'Central' })).toBeNull()
  await user.selectOptions(houses, 'Vila Arens')
  await waitFor(() => {
    const query = new URLSearchParams(window.location.search)
    expect(Object.fromEntries(query)).toEqual({
      cargo: 'porteiro',
      genero: 'masculino',
      cidade: 'jundiai',
      igreja: 'vila',
    })
  })
  // another city: its house no longer counts
  await user.selectOptions(screen.getByLabelText('Cidade'), 'Campinas')
  await waitFor(() => expect(names()).toEqual(['Pedro Porteiro']))
})

test('deletes profile, log-in and credential after asking, and never oneself', async () => {
  const { user } = await renderApp('/user', 'admin')
  expect(await screen.findByRole('button', { name: 'Excluir Ada Administradora' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await user.click(await screen.findByRole('button', { name: 'Excluir Pedro Porteiro' }))
  await screen.findByText(/não poderá mais entrar no sistema/)
  const dialog = screen.getByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Excluir' }))
  expect(await screen.findByText('Usuario excluido com sucesso!')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Pedro Porteiro')).toBeNull())
  await asServer(async (db) => {
    for (const path of ['User/porteiro', 'Login/pedro@rede.org', 'Credencial/porteiro']) {
      expect((await getDoc(doc(db, path))).exists()).toBe(false)
    }
  })
})

test('who may delete sees why a position above their own may not go', async () => {
  const { user } = await renderApp('/user', 'secretaria')
  const button = await screen.findByRole('button', { name: 'Excluir Ada Administradora' })
  await waitFor(() => expect(button).toHaveAttribute('title', 'Este cargo tem permissões que você não tem.'))
  await user.click(button)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'Excluir Paula Porteira' })).not.toHaveAttribute('title')
})

function names() {
  return screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('th')?.textContent)
}

function cells(row: Element | null) {
  return [...(row?.children ?? [])].slice(0, 5).map((cell) => cell.textContent)
}
