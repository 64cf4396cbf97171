import { expect, test } from 'vitest'
import { PAGES } from '#src/app/routes.tsx'

/** The specification's route table, section 2, without the two entry pages, which stand outside the layout. */
const TABLE: Record<string, string | undefined> = {
  '/home': 'home',
  '/calendario': 'calendario',
  '/relatorio': 'relatorio_lista',
  '/relatorio/new': 'relatorio_novo',
  '/relatorio/edit/:id': 'relatorio_editar',
  '/user': 'usuario_lista',
  '/user/new': 'usuario_novo',
  '/user/edit/:id': 'usuario_editar',
  '/cidade': 'cidade_lista',
  '/cidade/new': 'cidade_novo',
  '/cidade/edit/:id': 'cidade_editar',
  '/cargo': 'cargo_lista',
  '/cargo/new': 'cargo_novo',
  '/cargo/edit/:id': 'cargo_editar',
  '/igreja': 'igreja_lista',
  '/igreja/new': 'igreja_novo',
  '/igreja/edit/:id': 'igreja_editar',
  '/log': undefined,
  '/pa': undefined,
  '/acesso_negado': undefined,
  '*': undefined,
}

/** What the product adds to it. */
const ADDED = {
  '/relatorio/historico/:id': 'relatorio_lista',
  '/relatorio/mes': 'relatorio_novo',
  '/relatorio/carga': 'relatorio_lista',
  '/user/turnos/:id': 'usuario_lista',
  '/user/import': 'usuario_novo',
  '/compartilhar': 'session',
  '/disponibilidade': 'home',
  '/privacidade': 'session',
  '/ajuda': 'session',
  '/lembretes': 'relatorio_editar',
}

test('every route needs the permission of the specification, and no other route is there', () => {
  const routes = Object.fromEntries(PAGES.map(({ path, permission }) => [path, permission]))
  expect(routes).toEqual({ ...TABLE, ...ADDED })
  expect(PAGES).toHaveLength(Object.keys(routes).length)
})
