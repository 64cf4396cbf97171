import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { config } from '#src/lib/config.ts'
import { AcessoNegadoPage } from '#src/pages/acesso-negado/acesso-negado-page.tsx'
import { CargoListPage } from '#src/pages/cargo/cargo-list-page.tsx'
import { CidadeListPage } from '#src/pages/cidade/cidade-list-page.tsx'
import { IgrejaForm } from '#src/pages/igreja/igreja-form.tsx'
import { LogPage } from '#src/pages/log/log-page.tsx'
import { LoginPage } from '#src/pages/login/login-page.tsx'
import { NotFoundPage } from '#src/pages/not-found/not-found-page.tsx'
import { RelatorioListPage } from '#src/pages/relatorio/list/relatorio-list-page.tsx'
import { UserListPage } from '#src/pages/user/list/user-list-page.tsx'
import { RequirePermission } from '#src/session/require-permission.tsx'
import { SessionContext } from '#src/session/session-context.ts'
import { ADMINISTRATOR_SESSION as SESSION } from '#tests/setup/administrator-session.ts'

/** The page as it stands before the database has said anything. */
function firstPaint(page: ComponentType, session = SESSION): string {
  const provider = createElement(SessionContext, { value: session }, createElement(page))
  return renderToString(createElement(MemoryRouter, null, provider))
}

test.each<[string, ComponentType, string[]]>([
  ['/relatorio', RelatorioListPage, ['Relatórios', 'Gerar relatório', 'Carregando relatórios...']],
  ['/user', UserListPage, ['Usuarios', 'Incluir usuario', 'Carregando usuarios...']],
  ['/cidade', CidadeListPage, ['Carregando cidades...']],
  ['/cargo', CargoListPage, ['Carregando cargos...']],
  ['/log', LogPage, ['Listar Logs', 'Carregando logs...', 'Carregando usuários...']],
])('%s says what it loads', (_path, page, texts) => {
  const html = firstPaint(page)
  for (const text of texts) expect(html).toContain(`>${text}<`)
})

test('a guarded page waits for the permissions', () => {
  const guarded = () => RequirePermission({ permission: 'home', children: 'the page' })
  const html = firstPaint(guarded, { ...SESSION, access: undefined })
  expect(html).toContain('>Carregando permissões...<')
  expect(html).not.toContain('the page')
  expect(firstPaint(guarded)).toContain('the page')
})

test.each([AcessoNegadoPage, NotFoundPage])('%o leads back to /home', (page) => {
  expect(firstPaint(page)).toContain('href="/home"')
})

test('the log-in is titled with the product', () => {
  expect(firstPaint(LoginPage, { ...SESSION, user: undefined })).toContain(`<h1>${config.titulo}</h1>`)
})

test('the form of a prayer house asks for the young people', () => {
  const form = () =>
    IgrejaForm({ cidades: [], submitLabel: 'Salvar', missing: '', failed: '', onSubmit: async () => {} })
  expect(firstPaint(form)).toContain('Tem Reuniao de Jovens e Menores?')
})
