import { screen, waitFor, within } from '@testing-library/react'
import { collection, deleteDoc, doc, getDoc, getDocs, Timestamp } from 'firebase/firestore'
import { beforeEach, expect, test } from 'vitest'
import { bytesOf, collectDownloads } from '#tests/setup/downloads.ts'
import { asServer, resetNetwork, writeDocuments } from '#tests/setup/network.ts'
import { renderApp } from '#tests/setup/render-app.tsx'

const DAY_MS = 24 * 60 * 60 * 1000
const stamp = (days: number) => Timestamp.fromMillis(Date.now() + days * DAY_MS)
const PEDRO = { id: 'porteiro', name: 'Pedro Porteiro', genero: 'masculino' }
const PAULA = { id: 'porteira', name: 'Paula Porteira', genero: 'feminino' }
const report = (fields: Record<string, unknown>) => ({
  ...{
    nomeRelatorio: 'Portas',
    cidade: 'campinas',
    igreja: 'central',
    cargo: 'porteiro',
    genero: 'masculino',
  },
  ...{ ativo: true, atual: true, createdAt: stamp(-60), createdBy: 'admin', versao: 1 },
  ...fields,
})
const LOST = [
  'User/porteiro',
  'Login/pedro@rede.org',
  'Credencial/porteiro',
  'Disponibilidade/porteiro',
  'Vinculo/porteira_porteiro',
  'Trocas/r1',
]

const files = collectDownloads()

beforeEach(() =>
  resetNetwork({
    'Reports/antigo': report({
      ...{ ativo: false, inicio: stamp(-40), fim: stamp(-40), pessoas: ['porteiro', 'porteira'] },
      report: [
        { date: stamp(-40), atriu: [PEDRO, PAULA], corredor: [PEDRO], banheiro: [], estacionamento: [] },
      ],
    }),
    'Reports/novo': report({
      ...{ inicio: stamp(-3), fim: stamp(4), pessoas: ['porteiro'] },
      report: [
        { date: stamp(-3), atriu: [PEDRO], corredor: [], banheiro: [], estacionamento: [] },
        { date: stamp(4), atriu: [PEDRO], corredor: [], banheiro: [], estacionamento: [] },
      ],
    }),
    'Disponibilidade/porteiro': {
      igreja: 'central',
      ausencias: [],
      dias: ['Domingo'],
      atualizadaEm: stamp(-1),
    },
    'Vinculo/porteira_porteiro': { pessoas: ['porteira', 'porteiro'], igrejas: ['central'], tipo: 'juntos' },
    'Trocas/r1': {
      ...{
        report: 'novo',
        igreja: 'central',
        cargo: 'porteiro',
        genero: 'masculino',
        data: stamp(4),
        posto: 'atriu',
      },
      ...{
        dia: 1,
        lugar: 0,
        de: 'porteiro',
        nomeDe: 'Pedro Porteiro',
        para: '',
        estado: 'pedida',
        em: stamp(-1),
      },
    },
    'Diretorio/central': {
      pessoas: {
        porteiro: ['Pedro Porteiro', 'masculino', 'porteiro'],
        porteira: ['Paula Porteira', 'feminino', 'porteiro'],
      },
      ultimo: '',
    },
  }),
)

test('staff hand a person a copy of everything, and erase them everywhere', async () => {
  const { user } = await renderApp('/user/edit/porteiro', 'admin')
  await user.click(await screen.findByRole('button', { name: 'Baixar os dados desta pessoa' }))
  await waitFor(() => expect(files).toHaveLength(1))
  const [file = new File([], '')] = files
  const copy = JSON.parse(new TextDecoder().decode(await bytesOf(file)))
  expect(copy.cadastro).toMatchObject({ name: 'Pedro Porteiro', email: 'pedro@rede.org' })
  expect(copy.cultos).toHaveLength(4)
  expect(copy.pedidos).toHaveLength(1)
  expect(copy.vinculos).toEqual(['juntos'])

  await user.click(screen.getByRole('button', { name: 'Apagar esta pessoa' }))
  const dialog = await screen.findByRole('dialog', { name: 'Apagar Pedro Porteiro de toda a rede?' })
  expect(within(dialog).getByRole('checkbox')).toBeChecked()
  await user.click(within(dialog).getByRole('button', { name: 'Apagar' }))
  expect(await screen.findByRole('heading', { name: 'Pessoa apagada' })).toBeVisible()
  expect(screen.getByText('4 lugares sem o nome, em 2 relatórios')).toBeVisible()
  expect(screen.getByText('1 pedido de troca apagado')).toBeVisible()
  expect(screen.getByText('1 vínculo apagado')).toBeVisible()

  for (const path of LOST) expect(await stored(path), path).toBeUndefined()
  expect((await stored('Diretorio/central'))?.['pessoas']).not.toHaveProperty('porteiro')
  expect(await names('antigo')).toEqual([['Pessoa removida', 'Paula Porteira']])
  expect(await names('novo')).toEqual([['Pessoa removida'], ['']])
  expect((await actions()).sort()).toEqual(['Relatorio-Up', 'Relatorio-Up', 'Usuario-Del'])
})

test('without the names the reports stay as they are', async () => {
  const { user } = await renderApp('/user/edit/porteiro', 'admin')
  await user.click(await screen.findByRole('button', { name: 'Apagar esta pessoa' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('checkbox'))
  await user.click(within(dialog).getByRole('button', { name: 'Apagar' }))
  expect(await screen.findByText('0 lugares sem o nome, em 0 relatórios')).toBeVisible()
  expect(await names('antigo')).toEqual([['Pedro Porteiro', 'Paula Porteira']])
})

test('what is interrupted keeps the person, and goes on where it stopped', async () => {
  // the rules refuse a version that is there already: the second of the two reports cannot be saved
  await writeDocuments({ 'Reports/novo/Versoes/1': { report: [], alteracao: {}, por: {} } })
  const { user } = await renderApp('/user/edit/porteiro', 'admin')
  await user.click(await screen.findByRole('button', { name: 'Apagar esta pessoa' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Apagar' }))
  expect(await dialog.findByText(/“Apagar” continua de onde parou/)).toBeVisible()
  expect(await names('antigo')).toEqual([['Pessoa removida', 'Paula Porteira']])
  expect(await names('novo')).toEqual([['Pedro Porteiro'], ['Pedro Porteiro']])
  for (const path of LOST) expect(await stored(path), path).toBeDefined()

  await asServer((db) => deleteDoc(doc(db, 'Reports/novo/Versoes/1')))
  await user.click(dialog.getByRole('button', { name: 'Apagar' }))
  expect(await screen.findByText('2 lugares sem o nome, em 1 relatório')).toBeVisible()
  expect(await names('novo')).toEqual([['Pessoa removida'], ['']])
  for (const path of LOST) expect(await stored(path), path).toBeUndefined()
})

async function stored(path: string): Promise<Record<string, unknown> | undefined> {
  let found: Record<string, unknown> | undefined
  await asServer(async (db) => {
    found = (await getDoc(doc(db, path))).data()
  })
  return found
}

async function names(id: string): Promise<unknown> {
  const days = (await stored(`Reports/${id}`))?.['report']
  return Array.isArray(days)
    ? days.map(({ atriu }: { atriu: { name: string }[] }) => atriu.map(({ name }) => name))
    : undefined
}

async function actions(): Promise<unknown[]> {
  let found: unknown[] = []
  await asServer(async (db) => {
    found = (await getDocs(collection(db, 'Log'))).docs.map((entry) => entry.data()['action'])
  })
  return found
}
