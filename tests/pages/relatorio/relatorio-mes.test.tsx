import { screen, waitFor, within } from '@testing-library/react'
import { collection, getDocs, Timestamp } from 'firebase/firestore'
import { beforeEach, expect, test, vi } from 'vitest'
import { upcomingFrom } from '#src/lib/service-time.ts'
import { monthsFrom, wholeMonth } from '#src/roster/month-range.ts'
import { asServer, NETWORK, resetNetwork, writeDocuments } from '#tests/setup/network.ts'
import { renderApp } from '#tests/setup/render-app.tsx'

const PORTEIRO = { genero: 'masculino', cargo: 'porteiro', cidade: 'campinas', igreja: 'central' }
const SOM = { genero: 'masculino', cargo: 'som', cidade: 'jundiai', igreja: 'vila' }

beforeEach(() =>
  resetNetwork({
    'User/joao': { ...PORTEIRO, name: 'João' },
    'User/jose': { ...PORTEIRO, name: 'José' },
    'User/saul': { ...SOM, name: 'Saul' },
    'User/silas': { ...SOM, name: 'Silas' },
  }),
)

test('makes the next month of every group that is ready, after a preview, and makes nothing twice', async () => {
  const { user } = await renderApp('/relatorio', 'admin')
  await user.click(await screen.findByRole('link', { name: 'Gerar o mês' }))

  // three brothers for four posts: the sentence names both numbers, and the row can be mended here
  const brothers = await row(/Porteiro, irmãos/)
  expect(brothers).toHaveTextContent('falta 1 irmão: são pedidos 4 por culto e há 3')
  await user.click(within(brothers).getByRole('button', { name: /Ajustar/ }))
  await user.clear(screen.getByRole('textbox', { name: 'Estacionamento' }))
  await user.type(screen.getByRole('textbox', { name: 'Estacionamento' }), '0')
  await user.click(screen.getByRole('button', { name: 'Usar neste mês' }))
  expect(await row(/Porteiro, irmãos/)).toHaveTextContent('pronto')
  expect(await row(/Operador de Som, irmãos/)).toHaveTextContent('pronto')

  await user.click(screen.getByRole('button', { name: 'Gerar 2' }))
  expect(
    await screen.findByText(/^2 relatórios para .*nenhuma vaga em branco\. Nada foi gravado ainda\.$/),
  ).toBeVisible()
  expect(screen.getByText(/^3 pessoas, .+ cada; nenhuma vaga em branco/)).toBeVisible()
  expect(await storedReports()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Gerar outra' }))
  await user.click(await screen.findByRole('button', { name: 'Gravar 2 relatórios' }))
  expect(await screen.findByText('2 relatórios gravados.')).toBeVisible()

  const stored = await storedReports()
  expect(stored).toHaveLength(2)
  for (const report of stored) {
    expect(report).toMatchObject({
      ativo: false,
      atual: true,
      createdBy: 'admin',
      geracao: { algoritmo: 'cascata-3' },
    })
  }
  await user.click(screen.getByRole('button', { name: 'Gerar mais' }))
  expect(await row(/Porteiro, irmãos/)).toHaveTextContent('já existe')
  expect(screen.getByRole('button', { name: 'Gerar 0' })).toBeDisabled()
})

test('a writing that was interrupted goes on, and what somebody else wrote meanwhile stays as it is', async () => {
  await writeDocuments({ 'User/jorge': { ...PORTEIRO, name: 'Jorge' } })
  const { user } = await renderApp('/relatorio/mes', 'admin')
  await user.click(await screen.findByRole('button', { name: 'Gerar 2' }))
  const write = await screen.findByRole('button', { name: 'Gravar 2 relatórios' })
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await user.click(write)
  expect(
    await screen.findByText('nenhum relatório gravado, 2 não foram gravados: verifique a conexão.'),
  ).toBeVisible()
  expect(await storedReports()).toEqual([])
  onLine.mockRestore()

  const { inicio, fim } = wholeMonth(monthsFrom(today(), 2)[1] ?? '')
  const theirs = {
    nomeRelatorio: 'De outra pessoa',
    report: [],
    ativo: false,
    atual: true,
    fim: Timestamp.now(),
  }
  await writeDocuments({ [`Reports/mes-${inicio}-${fim}-vila_som_masculino`]: theirs })
  await user.click(screen.getByRole('button', { name: 'Tentar de novo os 2 que faltam' }))
  expect(await screen.findByText('1 relatório gravado, 1 já existia.')).toBeVisible()
  const names = (await storedReports()).map(({ nomeRelatorio }) => nomeRelatorio)
  expect(names).toHaveLength(2)
  expect(names).toContain('De outra pessoa')
})

test('says of every blank why, of whom there is no gender, and whose partner has left', async () => {
  const { inicio, fim } = wholeMonth(monthsFrom(today(), 2)[1] ?? '')
  const away = { igreja: 'vila', ausencias: [`${inicio}/${fim}`], dias: [], atualizadaEm: Timestamp.now() }
  await writeDocuments({
    'Disponibilidade/saul': away,
    'Disponibilidade/silas': away,
    'User/davi': { ...SOM, genero: null, name: 'Davi' },
    'Vinculo/saul_zelia': { pessoas: ['saul', 'zelia'], igrejas: ['vila'], tipo: 'juntos' },
  })
  const { user } = await renderApp('/relatorio/mes', 'admin')
  expect(await screen.findByText('Saul: o par saiu da rede. Quem ficou serve sem ele.')).toBeVisible()
  expect(screen.getByText(/O gênero de 1 pessoa: sem ele não entram em escala nenhuma/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Informar o de Davi' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Gerar 1' }))
  const holes = await screen.findAllByText(/^Faltou 1 em Som na quarta-feira, .*: Saul e Silas ausentes\.$/)
  expect(holes.length).toBeGreaterThanOrEqual(4)
})

test('a large network is shown page by page and generated as a whole, what has blanks first', async () => {
  const houses = Array.from({ length: 20 }, (_, index) => `casa-${index}`)
  const service = { rdj: 'nao', diasRDJ: [], diasCulto: [{ dia: 'Quarta', horario: '19:30' }] }
  await writeDocuments({
    ...Object.fromEntries(
      houses.map((id) => [`Igreja/${id}`, { ...NETWORK['Igreja/vila'], ...service, nome: `Casa ${id}` }]),
    ),
    ...Object.fromEntries(houses.map((igreja) => [`User/som-${igreja}`, { ...SOM, igreja, name: igreja }])),
    'Disponibilidade/som-casa-9': {
      igreja: 'casa-9',
      ausencias: [],
      dias: ['Quarta'],
      atualizadaEm: Timestamp.now(),
    },
  })
  const { user } = await renderApp('/relatorio/mes', 'admin')
  const generate = await screen.findByRole('button', { name: 'Gerar 21' })
  const pages = within(screen.getByRole('navigation', { name: 'Casas de oração' }))
  expect(pages.getByRole('status')).toHaveTextContent('Página 1 de 2')
  expect(screen.queryByRole('heading', { name: /^Vila Arens/ })).toBeNull()
  await user.click(pages.getByRole('button', { name: 'Próxima' }))
  expect(screen.getByRole('heading', { name: /^Vila Arens/ })).toBeVisible()
  await user.click(generate)
  await screen.findByRole('button', { name: 'Gravar 21 relatórios' })
  const [first] = screen.getAllByRole('heading', { level: 2 })
  expect(first).toHaveTextContent('Casa casa-9')
  expect(screen.getByText('Página 1 de 2')).toBeVisible()
})

test('says what is missing in a network that is not ready, with what mends it', async () => {
  await asServer(async (db) => {
    const { deleteDoc, doc, updateDoc } = await import('firebase/firestore')
    await deleteDoc(doc(db, 'Cargo/porteiro'))
    await deleteDoc(doc(db, 'Cargo/som'))
    await updateDoc(doc(db, 'Igreja/vila'), { diasCulto: [] })
  })
  const { user } = await renderApp('/relatorio/mes', 'admin')
  expect(await screen.findByRole('heading', { name: 'Para gerar o mês, falta' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Informar os dias de Vila Arens' })).toBeVisible()
  // positions come first
  expect(screen.queryByRole('link', { name: 'Incluir pessoas por planilha' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Criar os cargos' }))
  await waitFor(() =>
    expect(screen.getByText(/Os cargos Porteiro e Operador de som/)).toHaveTextContent('pronto'),
  )
  expect(screen.getByRole('link', { name: 'Incluir pessoas por planilha' })).toBeVisible()
})

test('a range that is none, or over a year, is said and generates nothing', async () => {
  const { user } = await renderApp('/relatorio/mes', 'admin')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Período' }), 'Outro período')
  await user.type(screen.getByLabelText('Data de fim'), '2031-12-31')
  expect((await screen.findAllByText('O período pode ter no máximo um ano.'))[0]).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Gerar \d/ })).toBeNull()
})

async function row(name: RegExp): Promise<HTMLElement> {
  const box = await screen.findByRole('checkbox', { name })
  const item = box.closest('li')
  if (!item) throw new Error('no row')
  return item
}

function today(): string {
  return new Date(upcomingFrom(Date.now())).toISOString().slice(0, 10)
}

async function storedReports() {
  const found: Record<string, unknown>[] = []
  await asServer(async (db) => {
    const { docs } = await getDocs(collection(db, 'Reports'))
    found.push(...docs.map((document) => document.data()))
  })
  return found
}
