import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { collection, collectionGroup, getDocs, Timestamp } from 'firebase/firestore'
import { beforeEach, expect, test } from 'vitest'
import { NOMES_POSTOS_PADRAO } from '#src/domain/entities.ts'
import { PERSONAL_DATA } from '#src/domain/personal-data.ts'
import type { Documents } from '#src/repositories/documents.ts'
import { bytesOf, collectDownloads } from '#tests/setup/downloads.ts'
import { asServer, resetNetwork, stored, type USERS } from '#tests/setup/network.ts'
import { renderApp } from '#tests/setup/render-app.tsx'

type Versoes = `Reports/${string}/Versoes`
type Collection = Exclude<keyof Documents, Versoes> | 'Versoes'
type Fields<Name> = Name extends 'Versoes'
  ? Documents[Versoes]
  : Name extends keyof Documents
    ? Documents[Name]
    : never

const DAY_MS = 24 * 60 * 60 * 1000
const stamp = (days: number) => Timestamp.fromMillis(Date.now() + days * DAY_MS)
const CELULAR = '11987654321'
const PAULA = { id: 'porteira', name: 'Paula Porteira', genero: 'feminino' } as const
const MARKS = ['Paula Porteira', 'paula@rede.org', CELULAR]
const MAP_KEY = 'a'.repeat(32)
const by = {
  ...{ log: 'porteira_1', userId: 'porteira', nameUser: 'Paula Porteira', action: 'Relatorio-Up' as const },
  timestamp: stamp(-20),
}
const day = { date: stamp(-20), atriu: [PAULA], corredor: [], banheiro: [], estacionamento: [] }
const account = { name: 'Paula Porteira', email: 'paula@rede.org', celular: CELULAR, datanasc: '1990-01-02' }
const house = { igreja: 'central', cidade: 'campinas', cargo: 'porteiro', genero: 'feminino' } as const

/** One document of every collection of the data model, naming Paula wherever one can: a new collection does not compile without its own. */
const FILLED: { [Name in Collection]: { path: string; fields: Fields<Name> | 'by logging in' } } = {
  User: {
    path: 'User/porteira',
    fields: { ...account, ...house, senhaPadrao: false, createdAt: stamp(-90), sessoesDesde: stamp(-90) },
  },
  Login: { path: 'Login/paula@rede.org', fields: 'by logging in' },
  Credencial: { path: 'Credencial/porteira', fields: 'by logging in' },
  Tentativa: { path: 'Tentativa/', fields: 'by logging in' },
  Dispositivo: { path: 'Dispositivo/', fields: 'by logging in' },
  Falhas: { path: 'Falhas/porteira', fields: { falhas: 1, em: stamp(-1) } },
  Sessao: { path: 'Sessao/', fields: 'by logging in' },
  Cidade: { path: 'Cidade/campinas', fields: { nome: 'Campinas' } },
  Cargo: {
    path: 'Cargo/porteiro',
    fields: { nome: 'Porteiro', tipo: 'UserP', permissoes: ['home', 'calendario'] },
  },
  Igreja: {
    path: 'Igreja/central',
    fields: {
      ...{ nome: 'Central', cidade: 'campinas', rdj: 'nao', diasRDJ: [], ...NOMES_POSTOS_PADRAO },
      diasCulto: [{ dia: 'Domingo', horario: '18:30' }],
      contato: { nome: 'Paula Porteira', celular: CELULAR },
    },
  },
  Reports: {
    path: 'Reports/portas',
    fields: {
      ...{ nomeRelatorio: 'Portas', ...house, ativo: true, atual: true, versao: 2, pessoas: ['porteira'] },
      ...{ createdAt: stamp(-60), createdBy: 'porteira', inicio: stamp(-20), fim: stamp(-20) },
      ...{ report: [day], alteracao: by },
    },
  },
  Versoes: { path: 'Reports/portas/Versoes/1', fields: { report: [day], alteracao: {}, por: by } },
  Diretorio: {
    path: 'Diretorio/central',
    fields: { pessoas: { porteira: ['Paula Porteira', 'feminino', 'porteiro'] }, ultimo: 'porteira' },
  },
  Trocas: {
    path: 'Trocas/pedido',
    fields: {
      ...{ report: 'portas', data: stamp(3), posto: 'atriu', dia: 0, lugar: 0, estado: 'pedida' },
      ...{ igreja: 'central', cargo: 'porteiro', genero: 'feminino' },
      ...{ de: 'porteira', nomeDe: 'Paula Porteira', para: '', em: stamp(-1) },
    },
  },
  Lembretes: {
    path: 'Lembretes/central_2026-11-20',
    fields: {
      ...{ igreja: 'central', data: '2026-11-20', ultimo: 'porteira' },
      avisados: { porteira: { por: 'admin', nome: 'Ada Administradora', em: stamp(-2) } },
    },
  },
  Avisos: {
    path: 'Avisos/porteira',
    fields: {
      aparelhos: {
        [MAP_KEY]: { endpoint: 'https://push.example.org/x', p256dh: 'p', auth: 'a', em: stamp(-2) },
      },
      ultimo: MAP_KEY,
    },
  },
  Envios: {
    path: 'Envios/central_2026-11',
    fields: {
      ...{ igreja: 'central', mes: '2026-11', por: 'porteira', nome: 'Paula Porteira', em: stamp(-2) },
      versoes: { portas: 1 },
    },
  },
  Estado: { path: 'Estado/reports', fields: { pronto: true } },
  Disponibilidade: {
    path: 'Disponibilidade/porteira',
    fields: { igreja: 'central', ausencias: [], dias: ['Quarta'], atualizadaEm: stamp(-2) },
  },
  Vinculo: {
    path: 'Vinculo/porteira_porteiro',
    fields: { pessoas: ['porteira', 'porteiro'], igrejas: ['central'], tipo: 'juntos' },
  },
  Log: {
    path: 'Log/porteira_1700000000000',
    fields: {
      ...{ userId: 'porteira', userName: 'paula@rede.org', nameUser: 'Paula Porteira' },
      ...{ action: 'Primeiro-Login', timestamp: stamp(-80) },
    },
  },
}

const NAMES = Object.keys(FILLED).filter((name): name is Collection => name in FILLED)
const files = collectDownloads()

beforeEach(() =>
  resetNetwork(
    Object.fromEntries(
      Object.values(FILLED).flatMap(({ path, fields }) =>
        typeof fields === 'string' ? [] : [[path, { ...fields }]],
      ),
    ),
  ),
)

test('every collection that tells something of a person is known to the copy and to the erasure', async () => {
  expect(Object.keys(PERSONAL_DATA).sort()).toEqual([...NAMES].sort())
  const own = await copyOf('/privacidade', 'porteira', 'Baixar meus dados')
  for (const name of NAMES) {
    const tells = (await pathsOf(name)).some(({ path, text }) => isAbout(path + text))
    expect(tells, `${name} tells of a person`).toBe((PERSONAL_DATA[name] ?? []).length > 0)
  }

  const handed = await copyOf('/user/edit/porteira', 'admin', 'Baixar os dados desta pessoa')
  for (const held of Object.values(PERSONAL_DATA).flat()) {
    const lines = handed.oQueARedeGuarda.map(({ oQue }: { oQue: string }) => oQue)
    expect(lines, 'the copy names everything').toContain(held.oQue)
    if (!held.parte) continue
    const found = [own[held.parte], handed[held.parte]].filter((part) => part !== undefined)
    expect(JSON.stringify(found).replace(/[[\]{}]/g, ''), held.parte).not.toBe('')
  }

  await erase()
  for (const name of NAMES) {
    const [held] = PERSONAL_DATA[name] ?? []
    for (const { path, text } of await pathsOf(name)) {
      // whoever is the house's contact is for the house's form to change, and the log tells what was
      if (held?.fica && !['Reports', 'Envios'].includes(name)) continue
      for (const mark of MARKS) expect(path + text, `${path} after the erasure`).not.toContain(mark)
    }
    if (!held?.fica && held)
      for (const { path } of await pathsOf(name)) expect(isAbout(path), path).toBe(false)
  }
  expect(await stored('Envios/central_2026-11')).toMatchObject({ nome: 'Pessoa removida' })
  expect(await stored('Lembretes/central_2026-11-20')).toMatchObject({ avisados: {} })
})

async function copyOf(path: string, as: keyof typeof USERS, button: string) {
  cleanup()
  const { user } = await renderApp(path, as)
  files.length = 0
  await user.click(await screen.findByRole('button', { name: button }))
  await waitFor(() => expect(files).toHaveLength(1))
  return JSON.parse(new TextDecoder().decode(await bytesOf(files[0] ?? new File([], ''))))
}

/** On the page that handed out the copy. */
async function erase() {
  cleanup()
  const { user } = await renderApp('/user/edit/porteira', 'admin')
  await user.click(await screen.findByRole('button', { name: 'Apagar esta pessoa' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Apagar' }))
  expect(await screen.findByRole('heading', { name: 'Pessoa apagada' })).toBeVisible()
  expect(screen.getByText('1 lugar sem o nome, em 1 relatório')).toBeVisible()
  expect(screen.getByText('1 lembrete sem a pessoa')).toBeVisible()
  expect(screen.getByText('1 envio sem o nome')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Central' })).toHaveAttribute('href', '/igreja/edit/central')
}

/** By name or by id: 'porteira' is nothing but Paula's id. */
function isAbout(text: string): boolean {
  return text.includes('porteira') || MARKS.some((mark) => text.includes(mark))
}

async function pathsOf(name: Collection): Promise<{ path: string; text: string }[]> {
  let found: { path: string; text: string }[] = []
  await asServer(async (db) => {
    const { docs } = await getDocs(name === 'Versoes' ? collectionGroup(db, name) : collection(db, name))
    found = docs.map((one) => ({ path: one.ref.path, text: JSON.stringify(one.data()) }))
  })
  return found
}
