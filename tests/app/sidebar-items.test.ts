import { expect, test } from 'vitest'
import { sidebarItems } from '#src/app/sidebar-items.ts'
import { PERMISSIONS, type Permission } from '#src/domain/permissions.ts'

function linksWith(permissoes: Permission[]): string[][] {
  const access = { permissoes, tipo: undefined, cargo: '', cidade: '', igreja: '', senhaPadrao: false }
  return sidebarItems(access).map(({ to, label }) => [to, label])
}

test('all links, in order', () => {
  expect(linksWith([...PERMISSIONS])).toEqual([
    ['/home', 'Compromissos'],
    ['/calendario', 'Calendário'],
    ['/user', 'Usuários'],
    ['/igreja', 'Casas de Oração'],
    ['/cargo', 'Cargos'],
    ['/cidade', 'Cidade'],
    ['/relatorio', 'Relatórios'],
  ])
})

test('the calendar is always there, and while permissions load it is alone', () => {
  expect(linksWith([])).toEqual([['/calendario', 'Calendário']])
  expect(sidebarItems(undefined).map(({ to }) => to)).toEqual(['/calendario'])
})

test.each<[Permission, string]>([
  ['home', '/home'],
  ['usuario_lista', '/user'],
  ['igreja_lista', '/igreja'],
  ['cargo_lista', '/cargo'],
  ['cidade_lista', '/cidade'],
  ['relatorio_lista', '/relatorio'],
])('%s shows %s', (permission, to) => {
  expect(linksWith([permission]).map(([link]) => link)).toEqual(expect.arrayContaining([to, '/calendario']))
  expect(linksWith(PERMISSIONS.filter((other) => other !== permission)).map(([link]) => link)).not.toContain(
    to,
  )
})
