import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { collection, getDocs } from 'firebase/firestore'
import { beforeEach, expect, test } from 'vitest'
import { asServer, resetNetwork } from '#tests/setup/network.ts'
import { renderApp } from '#tests/setup/render-app.tsx'

const PORTEIRO = { genero: 'masculino', cargo: 'porteiro', cidade: 'campinas', igreja: 'central' }

const POSTOS = [/Átrio/, /Pedidos de oração/, /Sanitário/, /Estacionamento/]

beforeEach(() =>
  resetNetwork({
    'User/joao': { ...PORTEIRO, name: 'João' },
    'User/jose': { ...PORTEIRO, name: 'José' },
    'User/outra': { ...PORTEIRO, name: 'Outra casa', igreja: 'vila' },
  }),
)

test('checks in the order of the specification, keeps what was typed, and generates', async () => {
  const { user } = await renderApp('/relatorio/new', 'admin')
  await choose(user, /Cargo/, 'Porteiro')
  await user.type(field(/Átrio/), '1,5')
  await submit(user)
  expect(await alertText('Certifique-se de preencher todos os campos numéricos corretamente!')).toBeVisible()
  expect(field(/Átrio/)).toHaveFocus()
  expect(field(/Átrio/)).toHaveValue('1,5')

  await user.clear(field(/Átrio/))
  await user.type(field(/Átrio/), '2')
  for (const posto of POSTOS.slice(1)) await user.type(field(posto), '1')
  await submit(user)
  expect(await alertText('Por favor, insira o nome do relatório!')).toBeVisible()

  await user.type(field(/Nome do relatório/), '  Portas de dezembro ')
  await submit(user)
  expect(await alertText('Preencha todos os campos!')).toBeVisible()

  await choose(user, /Cidade/, 'Campinas')
  await waitFor(() => expect(screen.getByRole('combobox', { name: /Casa de Oração/ })).toBeEnabled())
  await choose(user, /Casa de Oração/, 'Central')
  await choose(user, /Gênero/, 'Masculino')
  await user.type(screen.getByLabelText(/Data de início/), '2026-12-07')
  await user.type(screen.getByLabelText(/Data de fim/), '2026-12-01')
  await submit(user)
  expect(await screen.findAllByText('A data de fim não pode ser anterior à data de início.')).toHaveLength(3)

  await user.clear(screen.getByLabelText(/Data de fim/))
  await user.type(screen.getByLabelText(/Data de fim/), '2026-12-12')
  expect(await screen.findByText('3 pessoas têm este cargo e gênero nesta casa de oração.')).toBeVisible()
  expect(screen.getByText('Nenhum culto neste período.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Informar os dias de Central' })).toHaveAttribute(
    'href',
    '/igreja/edit/central',
  )
  await submit(user)
  expect(await alertText('Não há usuários suficientes para preencher todas as funções!')).toBeVisible()
  expect(screen.getAllByText('São pedidas 5 pessoas por culto e há 3. Diminua o total.')[0]).toBeVisible()

  await user.clear(field(/Átrio/))
  await user.type(field(/Átrio/), '0')
  await user.clear(field(/Sanitário/))
  await user.type(field(/Sanitário/), '1')
  await submit(user)
  expect(
    (await screen.findAllByText('Nenhuma data de culto encontrada. Verifique as configurações de datas.'))[0],
  ).toBeVisible()

  await user.clear(screen.getByLabelText(/Data de fim/))
  await user.type(screen.getByLabelText(/Data de fim/), '2026-12-20')
  expect(await screen.findByText('4 cultos neste período.')).toBeVisible()
  expect(await storedReports()).toEqual([])
  await submit(user)
  expect(await screen.findByText('Relatório gerado com sucesso!')).toBeVisible()

  const stored = await storedReport()
  expect(stored).toMatchObject({
    nomeRelatorio: 'Portas de dezembro',
    cidade: 'campinas',
    igreja: 'central',
    cargo: 'porteiro',
    genero: 'masculino',
    ativo: false,
    atual: true,
    createdBy: 'admin',
    versao: 1,
  })
  const days = stored?.['report']
  expect(days).toHaveLength(4)
  for (const day of Array.isArray(days) ? days : []) {
    const people = [...day.atriu, ...day.corredor, ...day.banheiro, ...day.estacionamento]
    expect(people.map(({ name }) => name).sort()).toEqual(['José', 'João', 'Pedro Porteiro'])
  }
  expect(stored?.['pessoas']).toHaveLength(3)
})

test('dates only needs nobody; Admin positions cannot generate', async () => {
  const { user } = await renderApp('/relatorio/new', 'admin')
  await choose(user, /Cargo/, 'Administrador')
  expect(await screen.findByText('Cargos Admin não podem gerar relatórios.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Gerar relatório' })).toBeNull()

  await choose(user, /Cargo/, 'Operador de Som')
  await user.type(field(/Nome do relatório/), 'Som')
  await choose(user, /Cidade/, 'Jundiaí')
  await waitFor(() => expect(screen.getByRole('combobox', { name: /Casa de Oração/ })).toBeEnabled())
  await choose(user, /Casa de Oração/, 'Vila Arens')
  await choose(user, /Gênero/, 'Feminino')
  await user.type(screen.getByLabelText(/Data de início/), '2026-12-01')
  await user.type(screen.getByLabelText(/Data de fim/), '2026-12-31')
  await user.type(field(/^Som/), '2')
  await user.click(screen.getByRole('checkbox', { name: /Somente datas/ }))
  await submit(user)
  expect(await screen.findByText('Relatório gerado com sucesso!')).toBeVisible()
  const stored = await storedReport()
  const days = stored?.['report']
  expect(Array.isArray(days) && days.map(({ som }) => som)).toEqual(
    Array(5).fill([
      { id: '', name: '' },
      { id: '', name: '' },
    ]),
  )
})

test('a report larger than the database takes is refused before it is sent', async () => {
  const { user } = await renderApp('/relatorio/new', 'admin')
  await choose(user, /Cargo/, 'Porteiro')
  await user.type(field(/Nome do relatório/), 'Grande')
  await choose(user, /Cidade/, 'Jundiaí')
  await waitFor(() => expect(screen.getByRole('combobox', { name: /Casa de Oração/ })).toBeEnabled())
  await choose(user, /Casa de Oração/, 'Vila Arens')
  await choose(user, /Gênero/, 'Feminino')
  await user.type(screen.getByLabelText(/Data de início/), '2026-01-01')
  await user.type(screen.getByLabelText(/Data de fim/), '2030-12-30')
  for (const posto of POSTOS) await user.type(field(posto), '200')
  await user.click(screen.getByRole('checkbox', { name: /Somente datas/ }))
  await submit(user)
  expect(await screen.findByText(/fica maior do que o banco de dados aceita/)).toBeVisible()
  expect(await storedReports()).toEqual([])
})

function field(name: RegExp) {
  return screen.getByRole('textbox', { name })
}

async function choose(user: UserEvent, select: RegExp, option: string) {
  await screen.findByRole('option', { name: option })
  await user.selectOptions(screen.getByRole('combobox', { name: select }), option)
}

async function submit(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Gerar relatório' }))
}

async function alertText(text: string) {
  const [first] = await screen.findAllByText(text)
  return first
}

/** The one report, once it is there: the toast of an earlier test may still be up. */
async function storedReport() {
  return await waitFor(async () => {
    const [only, ...others] = await storedReports()
    expect(only).toBeDefined()
    expect(others).toEqual([])
    return only
  })
}

async function storedReports() {
  const found: Record<string, unknown>[] = []
  await asServer(async (db) => {
    const { docs } = await getDocs(collection(db, 'Reports'))
    found.push(...docs.map((document) => document.data()))
  })
  return found
}
