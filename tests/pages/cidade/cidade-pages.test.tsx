import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { askToLogOut } from '#tests/setup/log-out.ts'
import { resetNetwork, stored, writeDocuments } from '#tests/setup/network.ts'
import { renderApp } from '#tests/setup/render-app.tsx'

const ROSA = { name: 'Rosa', email: 'rosa@rede.org', genero: 'feminino', cargo: 'porteiro' }

beforeEach(() => resetNetwork())

describe('/cidade', () => {
  test('lists the cities, follows the database, searches and sorts', async () => {
    const { user } = await renderApp('/cidade', 'admin')
    expect(await screen.findByRole('heading', { name: 'Cidades' })).toBeVisible()
    expect(await screen.findByText('Campinas')).toBeVisible()

    await writeDocuments({ 'Cidade/itu': { nome: 'Itu' } })
    expect(await screen.findByText('Itu')).toBeVisible()

    const header = screen.getByRole('columnheader', { name: 'Nome' })
    expect(header).toHaveAttribute('aria-sort', 'none')
    await user.click(screen.getByRole('button', { name: /Nome/ }))
    await waitFor(() => expect(header).toHaveAttribute('aria-sort', 'ascending'))
    expect(names()).toEqual(['Campinas', 'Itu', 'Jundiaí'])
    await user.click(screen.getByRole('button', { name: /Nome/ }))
    await waitFor(() => expect(names()).toEqual(['Jundiaí', 'Itu', 'Campinas']))

    await user.type(screen.getByRole('searchbox'), 'jundiai')
    await waitFor(() => expect(names()).toEqual(['Jundiaí']))
    await user.type(screen.getByRole('searchbox'), 'xyz')
    expect(await screen.findByText('Nenhuma cidade encontrada...')).toBeVisible()
  })

  test('deletes after asking, saying how much of the network uses the city', async () => {
    const { user } = await renderApp('/cidade', 'admin')
    await user.click(await screen.findByRole('button', { name: 'Excluir Campinas' }))
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByText(/1 casa de oração, 5 usuários/)).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Excluir mesmo assim' }))
    await waitFor(() => expect(names()).not.toContain('Campinas'))
    const toast = within(await toastOf('Excluindo Campinas em 10 segundos.'))
    expect(await stored('Cidade/campinas')).toBeDefined()
    await user.click(toast.getByRole('button', { name: 'Desfazer' }))
    await waitFor(() => expect(names()).toContain('Campinas'))

    await user.click(screen.getByRole('button', { name: 'Excluir Campinas' }))
    await user.click(await screen.findByRole('button', { name: 'Excluir mesmo assim' }))
    await waitFor(() => expect(names()).not.toContain('Campinas'))
    expect(await stored('Cidade/campinas')).toBeDefined()
    // whoever logs out meanwhile has it done, and is told
    await user.click(within(await askToLogOut(user)).getByRole('button', { name: 'Sair' }))
    expect(await screen.findByText('Cidade excluida com sucesso!')).toBeVisible()
    expect(await stored('Cidade/campinas')).toBeUndefined()
  })

  test('moves the houses and then the people to another city, and deletes it', async () => {
    await writeDocuments({ 'User/rosa': { ...ROSA, cidade: 'jundiai', igreja: 'vila' } })
    const { user } = await renderApp('/cidade', 'admin')
    await user.click(await screen.findByRole('button', { name: 'Excluir Jundiaí' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.selectOptions(await dialog.findByRole('combobox', { name: 'Mover para' }), 'Campinas')
    await user.click(dialog.getByRole('button', { name: 'Mover e excluir' }))
    await waitFor(async () => expect(await stored('Cidade/jundiai')).toBeUndefined())
    expect(await stored('Igreja/vila')).toMatchObject({
      ...{ nome: 'Vila Arens', cidade: 'campinas' },
      nomeDaCidade: { id: 'campinas', nome: 'Campinas' },
    })
    expect(await stored('User/rosa')).toEqual({ ...ROSA, cidade: 'campinas', igreja: 'vila' })
  })

  test('what cannot be moved is named, and nothing is deleted', async () => {
    const { user } = await renderApp('/cidade', 'admin')
    await user.click(await screen.findByRole('button', { name: 'Excluir Campinas' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.selectOptions(await dialog.findByRole('combobox', { name: 'Mover para' }), 'Jundiaí')
    await user.click(dialog.getByRole('button', { name: 'Mover e excluir' }))
    expect(await dialog.findByText('Ada Administradora')).toBeVisible()
    expect(dialog.getByText('Movidos 5 de 6.')).toBeVisible()
    expect(await stored('User/porteiro')).toMatchObject({ cidade: 'jundiai' })
    expect(await stored('Cidade/campinas')).toBeDefined()
  })
})

describe('/cidade/new', () => {
  test('refuses a name of spaces and one that is too long, and keeps what was typed', async () => {
    const { user } = await renderApp('/cidade/new', 'admin')
    const name = await screen.findByRole('textbox', { name: /Nome/ })
    await user.type(name, '   ')
    await user.click(screen.getByRole('button', { name: 'Salvar' }))
    expect(await screen.findByText('Preencha todos os campos!')).toBeVisible()

    await user.click(name)
    await user.paste('x'.repeat(10_000))
    await user.click(screen.getByRole('button', { name: 'Salvar' }))
    expect(await screen.findByText('O nome pode ter no máximo 120 caracteres.')).toBeVisible()
    expect(name).toHaveValue(`   ${'x'.repeat(10_000)}`)
  })

  test('saves a name with markup as the text that it is, and goes to the list', async () => {
    const { user } = await renderApp('/cidade/new', 'admin')
    await user.type(await screen.findByRole('textbox', { name: /Nome/ }), '<b>São Roque</b> 🙏')
    await user.click(screen.getByRole('button', { name: 'Salvar' }))
    expect(await screen.findByText('cidade registrada!')).toBeVisible()
    expect(await screen.findByText('<b>São Roque</b> 🙏')).toBeVisible()
  })
})

test('/cidade/edit shows the name in its title, saves, and says when the city is gone', async () => {
  const house = { nome: 'Central', cidade: 'campinas' }
  await writeDocuments({
    'Igreja/central': { ...house, nomeDaCidade: { id: 'campinas', nome: 'Campinas' } },
    'Igreja/antiga': house,
  })
  const { user } = await renderApp('/cidade/edit/campinas', 'admin')
  expect(await screen.findByRole('heading', { name: /Campinas/ })).toBeVisible()
  const name = screen.getByRole('textbox', { name: /Nome/ })
  await user.clear(name)
  await user.click(screen.getByRole('button', { name: 'Atualizar' }))
  expect(await screen.findByText('Preencha todos os campos.')).toBeVisible()
  await user.type(name, 'Campinas Norte')
  await user.click(screen.getByRole('button', { name: 'Atualizar' }))
  expect(await screen.findByText('Cidade atualizada!')).toBeVisible()
  expect(await screen.findByText('Campinas Norte')).toBeVisible()
  // the houses that carry the name go with it
  expect(await stored('Igreja/central')).toEqual({
    ...house,
    nomeDaCidade: { id: 'campinas', nome: 'Campinas Norte' },
  })
  expect(await stored('Igreja/antiga')).toEqual(house)
})

test('a city that does not exist says so', async () => {
  await renderApp('/cidade/edit/nada', 'admin')
  expect(await screen.findByText('Cidade não encontrada')).toBeVisible()
})

test('without the permission the page is refused with its path', async () => {
  await renderApp('/cidade', 'porteiro')
  expect(await screen.findByText('Você não tem permissão para acessar a página: /cidade')).toBeVisible()
})

function names() {
  const rows = screen.getAllByRole('row').slice(1)
  return rows.map((row) => row.querySelector('th, td')?.textContent)
}

async function toastOf(text: string): Promise<HTMLElement> {
  const toast = (await screen.findByText(text)).closest<HTMLElement>('.Toastify__toast')
  if (!toast) throw new Error(`No toast says ${text}`)
  return toast
}
