import { expect, test } from 'vitest'
import { sidebarItems } from '#src/app/sidebar-items.ts'
import { PERMISSIONS, type Permission } from '#src/domain/permissions.ts'

function linksWith(permissoes: Permission[]): string[][] {
  const actor = { id: 'ana', permissoes, tipo: undefined, cargo: '', cidade: '', igreja: '' }
  return sidebarItems(actor).map(({ to, label }) => [to, label])
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
    ['/disponibilidade', 'Disponibilidade'],
  ])
})

test('the calendar is always there, and without permissions it is alone', () => {
  expect(linksWith([])).toEqual([['/calendario', 'Calendário']])
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
