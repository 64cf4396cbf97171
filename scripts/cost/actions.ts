import type { Page } from 'playwright-core'
import { shiftDays, shownDate } from '../../src/lib/service-time.ts'
import { signOut } from '../browser/sign-out.ts'
import { REPORT } from './visits.ts'

/** Something a person does on the screen at `path`; resolves when nothing is left to do but wait for what it reads. */
export type Action = { name: string; path: string; act: (page: Page) => Promise<void> }

const EDITOR = `/relatorio/edit/${REPORT}`
const IMPORTED = 10

export const FIRST_ACCESS: Action[] = [
  {
    name: 'primeiro acesso',
    path: '/primeiro-acesso',
    act: async (page) => {
      await page.getByLabel('Nova senha', { exact: true }).fill('minha-porta')
      await page.getByLabel('Confirme a nova senha').fill('minha-porta')
      await press(page, 'Atualizar Senha')
      await page.waitForURL('**/home')
    },
  },
]

export const MEMBER_ACTIONS: Action[] = [
  {
    name: 'sair',
    path: '/home',
    act: async (page) => {
      await signOut(page)
      await page.getByRole('button', { name: 'Acessar' }).waitFor()
    },
  },
]

const CIDADE: Action[] = [
  {
    name: 'criar cidade',
    path: '/cidade/new',
    act: async (page) => {
      await page.getByLabel('Nome').fill('Valinhos')
      await save(page, 'Salvar', '/cidade')
    },
  },
  {
    name: 'editar cidade',
    path: '/cidade/edit/jundiai',
    act: async (page) => {
      await page.getByLabel('Nome').fill('Jundiaí do Norte')
      await save(page, 'Atualizar', '/cidade')
    },
  },
  { name: 'excluir cidade', path: '/cidade', act: (page) => remove(page, 'Valinhos') },
]

const CARGO: Action[] = [
  {
    name: 'criar cargo',
    path: '/cargo/new',
    act: async (page) => {
      await page.getByLabel('Nome').fill('Coordenador')
      await page.getByRole('checkbox', { name: 'Marcar todas' }).check()
      await page.getByRole('radio', { name: 'Administradores' }).check()
      await save(page, 'Salvar', '/cargo')
    },
  },
  {
    name: 'editar cargo',
    path: '/cargo/edit/som',
    act: async (page) => {
      await page.getByLabel('Nome').fill('Som e Imagem')
      await save(page, 'Atualizar', '/cargo')
    },
  },
  { name: 'excluir cargo', path: '/cargo', act: (page) => remove(page, 'Coordenador') },
]

const IGREJA: Action[] = [
  {
    name: 'criar casa de oração',
    path: '/igreja/new',
    act: async (page) => {
      await page.getByLabel('Nome').first().fill('Bairro Alto')
      await page.getByLabel(/^Cidade/).selectOption({ label: 'Sorocaba' })
      await page.getByRole('button', { name: 'Adicionar dia de culto' }).click()
      await page.getByLabel('Horário 1').fill('19:15')
      await save(page, 'Salvar', '/igreja')
    },
  },
  {
    name: 'editar casa de oração',
    path: '/igreja/edit/casa-8',
    act: async (page) => {
      await page.getByLabel('Nome').first().fill('Casa renomeada')
      await save(page, 'Atualizar', '/igreja')
    },
  },
  { name: 'excluir casa de oração', path: '/igreja', act: (page) => remove(page, 'Bairro Alto') },
]

const USER: Action[] = [
  {
    name: 'criar usuário',
    path: '/user/new',
    act: async (page) => {
      await page.getByLabel(/^Nome/).fill('Zélia Prado')
      await page.getByRole('radio', { name: 'Feminino' }).check()
      await page.getByLabel(/^Cidade/).selectOption({ label: 'Campinas' })
      await page.getByLabel(/^Cargo/).selectOption({ label: 'Porteiro' })
      await page.getByLabel(/^Casa de Oracao/).selectOption({ label: 'Jardim Novo' })
      await page.getByLabel(/^Username/).fill('zelia@exemplo.org')
      await save(page, 'Cadastrar', '/user')
    },
  },
  {
    name: 'editar usuário',
    path: '/user/edit/pessoa-050',
    act: async (page) => {
      await page.getByLabel('Numero do Celular').fill('11999990000')
      await save(page, 'Atualizar', '/user')
    },
  },
  {
    name: 'resetar senha',
    path: '/user/edit/pessoa-050',
    act: async (page) => {
      await press(page, 'Resetar Senha')
      await page.getByRole('dialog').getByRole('button', { name: 'Resetar' }).click()
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    },
  },
  {
    name: 'excluir usuário',
    path: '/user',
    act: async (page) => {
      await page.getByRole('searchbox', { name: 'Buscar por nome...' }).fill('zelia prado')
      await remove(page, 'Zélia Prado')
    },
  },
  {
    name: `importar ${IMPORTED} pessoas`,
    path: '/user/import',
    act: async (page) => {
      await page.getByRole('textbox', { name: /^Ou cole aqui/ }).fill(sheet())
      await press(page, 'Conferir')
      await press(page, `Importar ${IMPORTED} pessoas`)
      await page.getByText('Importação concluída.').waitFor()
    },
  },
]

const REPORTS: Action[] = [
  {
    name: 'gerar relatório',
    path: '/relatorio/new',
    act: async (page) => {
      await page.getByLabel(/Nome do relatório/).fill('Portas medidas')
      await page.getByLabel(/^Cidade/).selectOption({ label: 'Campinas' })
      await page.getByLabel(/^Casa de Oração/).selectOption({ label: 'Jardim Novo' })
      await page.getByLabel(/^Cargo/).selectOption({ label: 'Porteiro' })
      await page.getByLabel(/^Gênero/).selectOption({ label: 'Feminino' })
      await page.getByLabel(/Data de início/).fill(dayFromNow(1))
      await page.getByLabel(/Data de fim/).fill(dayFromNow(28))
      for (const post of ['Átrio', 'Pedidos de oração', 'Sanitário', 'Estacionamento']) {
        await page.getByLabel(new RegExp(`^${post}`)).fill('1')
      }
      await page.getByText('pessoas têm este cargo').waitFor()
      await press(page, 'Gerar relatório')
      await page.getByRole('heading', { name: 'Portas medidas' }).waitFor()
    },
  },
  { name: 'desativar relatório', path: EDITOR, act: (page) => toggle(page, 'Desativar') },
  { name: 'ativar relatório', path: EDITOR, act: (page) => toggle(page, 'Ativar') },
  { name: 'marcar como não atual', path: EDITOR, act: (page) => toggle(page, /^Atual/) },
  { name: 'marcar como atual', path: EDITOR, act: (page) => toggle(page, /^Não Atual/) },
  {
    name: 'salvar relatório',
    path: EDITOR,
    act: async (page) => {
      await press(page, /^Excluir dia/)
      await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
      await press(page, 'Salvar Alteracoes')
      await page.getByText('Alterações não salvas').waitFor({ state: 'hidden' })
    },
  },
  {
    name: 'mover datas em /pa',
    path: '/pa',
    act: async (page) => {
      await page.getByLabel(/^Data inicial/).fill(dayFromNow(0))
      await page.getByLabel(/^Data final/).fill(dayFromNow(14))
      await page.getByLabel(/^Relatório/).fill(REPORT)
      await press(page, 'Mover 7 dias para a frente')
      await page.getByText('Datas atualizadas com sucesso!').first().waitFor()
    },
  },
  { name: 'excluir relatório', path: '/relatorio', act: (page) => remove(page, 'Portas medidas') },
]

const LOG: Action[] = [
  { name: 'mais uma página de /log', path: '/log', act: (page) => press(page, 'Carregar mais') },
]

/** In an order in which each finds what it needs. Every edit changes something: what is as it was is not written. */
export const STAFF_ACTIONS: Action[] = [...CIDADE, ...CARGO, ...IGREJA, ...USER, ...REPORTS, ...LOG]

function press(page: Page, name: string | RegExp): Promise<void> {
  return page.getByRole('button', { name }).first().click()
}

async function save(page: Page, button: string, list: string): Promise<void> {
  await press(page, button)
  await page.waitForURL(`**${list}`)
}

/** Deletes the row of a list, and waits until it can no longer be undone. */
async function remove(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name: `Excluir ${name}` })
  await button.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
  await button.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Desfazer' }).waitFor({ state: 'detached' })
}

async function toggle(page: Page, button: string | RegExp): Promise<void> {
  await press(page, button)
  await page.getByText('com sucesso!').waitFor()
}

function dayFromNow(days: number): string {
  return shownDate(shiftDays(Date.now(), days))
}

function sheet(): string {
  const rows = Array.from({ length: IMPORTED }, (_, index) =>
    [
      `Pessoa Importada ${index}`,
      'Feminino',
      'Campinas',
      'Porteiro',
      'Jardim Novo',
      `importada${index}@exemplo.org`,
    ].join(';'),
  )
  return ['Nome;Genero;Cidade;Cargo;Casa de Oracao;Username', ...rows].join('\n')
}
