import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AdminDesk, openAdminDesk } from './admin-desk.ts'
import { expectAccessible } from './axe.ts'
import { DESKTOP, shoot, signIn, visit } from './browser.ts'
import { copyReport } from './demo-database.ts'

const EDITOR = '/relatorio/edit/dialogos'

/** Every dialog with the button that opens it, and a text that it has when it is ready. */
const DIALOGS: [name: string, path: string, button: string | RegExp, ready: string | RegExp][] = [
  ['excluir-usuario', '/user?busca=talita', /^Excluir Talita/, /será apagado/],
  ['excluir-cidade', '/cidade', 'Excluir Campinas', /está em uso: /],
  ['excluir-cargo', '/cargo', 'Excluir Porteiro', /está em uso: /],
  ['excluir-casa', '/igreja', 'Excluir Jardim Novo', /está em uso: /],
  ['excluir-relatorio', '/relatorio', 'Excluir Portas irmãs Jardim Novo (atual)', /Serão excluídos/],
  ['resetar-senha', '/user/edit/pessoa-018', 'Resetar Senha', /A senha atual deixa de funcionar/],
  ['adicionar-dia', EDITOR, '+ Adicionar Dia', 'Confirmar Data e Hora'],
  ['excluir-dia', EDITOR, /^Excluir dia: /, /deseja excluir este dia/],
]

let desk: AdminDesk
let page: Page

beforeAll(async () => {
  desk = await openAdminDesk()
  page = desk.page
  await copyReport('casa-1-atual-porteiro-feminino', 'dialogos', 3)
})
afterAll(() => desk.close())

describe('every dialog is accessible and has its picture', () => {
  test.each(DIALOGS)('%s', async (name, path, button, ready) => {
    await page.goto(path)
    await page.getByRole('button', { name: button }).first().click()
    await page.getByRole('dialog').getByText(ready).waitFor()
    await expectDialog(name)
  })

  test('sair-sem-salvar', async () => {
    await page.goto(EDITOR)
    await page
      .getByRole('button', { name: /^Remover / })
      .first()
      .click()
    await page.getByRole('link', { name: 'Cidade', exact: true }).click()
    await page.getByRole('dialog').getByRole('heading', { name: 'Sair sem salvar?' }).waitFor()
    await expectDialog('sair-sem-salvar')
    await page.getByRole('dialog').getByRole('button', { name: 'Sair sem salvar' }).click()
    await page.getByRole('heading', { name: 'Cidades' }).waitFor()
  })

  test('detalhes-do-culto', async () => {
    await page.goto('/calendario?cidade=campinas&igreja=casa-1')
    await page.getByRole('button', { name: 'Próximo' }).click()
    await page
      .getByRole('button', { name: /^Culto / })
      .first()
      .click()
    await page.getByRole('dialog').getByText('Irmãs').first().waitFor()
    await expectDialog('detalhes-do-culto')
  })

  test('menu-do-celular', async () => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto('/home')
    await page.getByRole('button', { name: 'Mais' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Relatórios' }).waitFor()
    await expectDialog('menu-do-celular', [360])
    await page.setViewportSize({ width: 1280, height: 800 })
  })
})

describe('what opens or complains inside a page is accessible and has its picture', () => {
  test('escolha-de-pessoa', async () => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(EDITOR)
      await page
        .getByRole('button', { name: /^Átrio, 1ª pessoa/ })
        .first()
        .click()
      await page.getByRole('option').filter({ visible: true }).first().waitFor()
      await expectAccessible(page, 'escolha-de-pessoa', [width])
      expect(await page.getByRole('option').count()).toBeGreaterThan(0)
      await shoot(page, 'escolha-de-pessoa', [width])
    }
  })

  test('importacao-com-problemas', async () => {
    await page.goto('/user/import')
    await page.getByLabel(/^Ou cole aqui/).fill(SHEET)
    await page.getByRole('button', { name: 'Conferir' }).click()
    await page.getByText('Falta o nome.').first().waitFor()
    await expectAccessible(page, 'importacao-com-problemas')
    await shoot(page, 'importacao-com-problemas')
  })

  test('gerar-relatorio-com-erros', async () => {
    await page.goto('/relatorio/new')
    // it opens with the last report's values
    await page.getByLabel(/Nome do relatório/).fill('')
    await page.getByRole('button', { name: 'Gerar relatório' }).click()
    await page.getByText('Por favor, insira o nome do relatório!').first().waitFor()
    await expectAccessible(page, 'gerar-relatorio-com-erros')
    await shoot(page, 'gerar-relatorio-com-erros')
  })

  test('login-com-erro and primeiro-acesso-com-erro', async () => {
    const visitor = await visit(desk.browser, DESKTOP)
    await visitor.page.goto('/')
    await visitor.page.getByRole('button', { name: 'Acessar' }).click()
    await visitor.page.getByText('Preencha todos os campos!').waitFor()
    await expectAccessible(visitor.page, 'login-com-erro')
    await shoot(visitor.page, 'login-com-erro')

    await signIn(visitor.page, 'novo@exemplo.org', 'mudar123', '/primeiro-acesso')
    await visitor.page.getByRole('button', { name: 'Atualizar Senha' }).click()
    await visitor.page.getByText(/A nova senha deve ter pelo menos 6 dígitos/).waitFor()
    await expectAccessible(visitor.page, 'primeiro-acesso-com-erro')
    await shoot(visitor.page, 'primeiro-acesso-com-erro')
    await visitor.close()
  })
})

const SHEET = `Nome;Genero;Cidade;Cargo;Casa de Oracao;Username
Rita Alves;feminino;Campinas;Porteiro;Jardim Novo;rita@exemplo.org
;outro;Lugar Nenhum;Porteiro;Jardim Novo;sem nome`

async function expectDialog(name: string, widths?: number[]): Promise<void> {
  await expectAccessible(page, name, widths)
  expect(await page.getByRole('dialog').isVisible()).toBe(true)
  await shoot(page, name, widths)
}
