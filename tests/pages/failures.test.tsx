import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { resetNetwork, writeDocuments } from '#tests/setup/network.ts'
import { renderApp } from '#tests/setup/render-app.tsx'
import { dayDocument, reportDocument } from './relatorio/report-documents.ts'

type Person = Awaited<ReturnType<typeof renderApp>>['user']
type Steps = (user: Person) => Promise<void>

// nothing is written here: every write fails
beforeAll(() =>
  resetNetwork({
    'Reports/dezembro': reportDocument({ report: [dayDocument('2026-12-06T18:30', { atriu: [] })] }),
    'Cargo/vazio': { nome: 'Vazio', tipo: 'UserP', permissoes: [] },
  }),
)

const onLine = vi.spyOn(navigator, 'onLine', 'get')
afterEach(() => {
  onLine.mockReset()
})

const press =
  (name: string | RegExp): Steps =>
  (user) =>
    user.click(screen.getByRole('button', { name }))

const confirm =
  (name: string): Steps =>
  async (user) => {
    // a dialog that reads first is another one once it asks
    const button = await waitFor(() => within(screen.getByRole('dialog')).getByRole('button', { name }))
    await user.click(button)
  }

const name: Steps = (user) => user.type(screen.getByRole('textbox', { name: /Nome/ }), 'Nova')

describe('a write without a network keeps the page and says what failed', () => {
  test.each<[path: string, ready: string | RegExp, steps: Steps[], sentence: string]>([
    ['/cidade/new', 'Salvar', [name, press('Salvar')], 'Erro ao fazer o cadastro.'],
    ['/cidade/edit/campinas', 'Atualizar', [press('Atualizar')], 'Erro ao atualizar cidade.'],
    [
      '/cidade',
      'Excluir Campinas',
      [press('Excluir Campinas'), confirm('Excluir mesmo assim')],
      'Erro ao excluir cidade.',
    ],
    [
      '/cargo',
      'Excluir Porteiro',
      [press('Excluir Porteiro'), confirm('Excluir mesmo assim')],
      'Erro ao excluir cargo.',
    ],
    [
      '/igreja',
      'Excluir Central',
      [press('Excluir Central'), confirm('Excluir mesmo assim')],
      'Erro ao excluir igreja.',
    ],
    ['/igreja/edit/central', 'Atualizar', [press('Atualizar')], 'Erro ao atualizar igreja.'],
    [
      '/user',
      'Excluir Pedro Porteiro',
      [press('Excluir Pedro Porteiro'), confirm('Excluir')],
      'Erro ao excluir usuario.',
    ],
    ['/user/edit/porteiro', 'Atualizar', [press('Atualizar')], 'Erro ao atualizar usuario.'],
    [
      '/user/edit/porteira',
      'Resetar Senha',
      [press('Resetar Senha'), confirm('Resetar Senha')],
      'Erro ao resetar senha.',
    ],
    [
      '/relatorio',
      'Excluir Portas dezembro',
      [press('Excluir Portas dezembro'), confirm('Excluir')],
      'Erro ao excluir relatório. Tente novamente.',
    ],
    ['/relatorio/edit/dezembro', 'Ativar', [press('Ativar')], 'Erro ao alterar status do relatorio.'],
    ['/relatorio/edit/dezembro', 'Atual', [press('Atual')], 'Erro ao alterar status atual do relatorio.'],
    [
      '/relatorio/edit/dezembro',
      'Salvar Alteracoes',
      [press(/^Adicionar Pessoa: Átrio/), press('Salvar Alteracoes')],
      'Erro ao atualizar relatorio.',
    ],
  ])('%s, %s', async (path, ready, steps, sentence) => {
    const { user } = await renderApp(path, 'admin')
    await screen.findByRole('button', { name: ready })
    onLine.mockReturnValue(false)
    for (const step of steps) await step(user)
    expect(await screen.findByText(`${sentence} ${OFFLINE}`)).toBeVisible()
    expect(window.location.pathname).toBe(path)
  })

  test('a new user', async () => {
    const { user } = await renderApp('/user/new', 'admin')
    await user.type(await screen.findByLabelText(/^Nome/), 'Maria')
    await user.click(screen.getByRole('radio', { name: 'Feminino' }))
    await user.selectOptions(screen.getByLabelText(/^Cidade/), 'Jundiaí')
    await user.selectOptions(screen.getByLabelText(/^Cargo/), 'Porteiro')
    await screen.findByRole('option', { name: 'Vila Arens' })
    await user.selectOptions(screen.getByLabelText(/^Casa de Oracao/), 'Vila Arens')
    await user.type(screen.getByLabelText(/^Username/), 'maria')
    onLine.mockReturnValue(false)
    await press('Cadastrar')(user)
    expect(await screen.findByText(`Erro ao cadastrar usuário! ${OFFLINE}`)).toBeVisible()
  })

  test('a report', async () => {
    const { user } = await renderApp('/relatorio/new', 'admin')
    const choose = async (select: RegExp, option: string) => {
      await screen.findByRole('option', { name: option })
      await user.selectOptions(screen.getByRole('combobox', { name: select }), option)
    }
    const retype = async (field: HTMLElement, text: string) => {
      await user.clear(field)
      await user.type(field, text)
    }
    // the form opens with the values of the report made last
    await choose(/Cidade/, 'Jundiaí')
    await choose(/Casa de Oração/, 'Vila Arens')
    await choose(/Cargo/, 'Porteiro')
    await choose(/Gênero/, 'Masculino')
    await retype(screen.getByRole('textbox', { name: /Nome do relatório/ }), 'Nova')
    await retype(screen.getByLabelText(/Data de início/), '2026-12-01')
    await retype(screen.getByLabelText(/Data de fim/), '2026-12-31')
    for (const posto of [/Átrio/, /Pedidos/, /Sanitário/, /Estacionamento/]) {
      await retype(screen.getByRole('textbox', { name: posto }), '2')
    }
    await user.click(screen.getByRole('checkbox', { name: /Somente datas/ }))
    onLine.mockReturnValue(false)
    await press('Gerar relatório')(user)
    expect(await screen.findByText(`Erro ao gerar relatório. Tente novamente. ${OFFLINE}`)).toBeVisible()
    expect(screen.getByRole('textbox', { name: /Nome do relatório/ })).toHaveValue('Nova')
    expect(screen.getByLabelText(/Data de fim/)).toHaveValue('2026-12-31')
    expect(screen.getByRole('textbox', { name: /Átrio/ })).toHaveValue('2')
    expect(screen.getByRole('combobox', { name: /Casa de Oração/ })).toHaveDisplayValue('Vila Arens')
  })

  test('a first access', async () => {
    const { user } = await renderApp('/')
    await user.type(await screen.findByLabelText('Usuário'), 'nilo@rede.org')
    await user.type(screen.getByLabelText('Senha'), 'mudar123')
    await press('Acessar')(user)
    await user.type(await screen.findByLabelText('Nova senha'), 'só-minha-1')
    await user.type(screen.getByLabelText('Confirme a nova senha'), 'só-minha-1')
    onLine.mockReturnValue(false)
    await press('Atualizar Senha')(user)
    expect(await screen.findByText(`Erro ao atualizar a senha! ${OFFLINE}`)).toBeVisible()
  })
})

describe('what the rules refuse to show', () => {
  test.each([
    ['/relatorio/edit/dezembro', 'Erro ao carregar relatorio.'],
    ['/user/edit/admin', 'Erro ao carregar os dados do usuario.'],
  ])('%s says that it could not be loaded', async (path, sentence) => {
    // an empty list of permissions opens the page, not the data
    await writeDocuments({ 'User/porteira': { ...PAULA, cargo: 'vazio' } })
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    await renderApp(path, 'porteira')
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(warn).toHaveBeenCalledWith('Permissões inválidas ou não encontradas')
  })
})

const OFFLINE = 'Sem conexão com o servidor. Nada foi gravado: verifique a internet e tente de novo.'
const PAULA = { name: 'Paula Porteira', email: 'paula@rede.org', cidade: 'campinas', igreja: 'central' }
