import { expect, test } from 'vitest'
import { sidebarItems } from '#src/app/sidebar-items.ts'
import type { Tipo } from '#src/domain/entities.ts'
import { PERMISSIONS, type Permission } from '#src/domain/permissions.ts'

function linksWith(permissoes: Permission[], tipo?: Tipo): string[][] {
  const actor = { id: 'ana', permissoes, tipo, cargo: '', cidade: '', igreja: '' }
  return sidebarItems(actor).map(({ to, label }) => [to, label])
}

test('all links, in order', () => {
  expect(linksWith([...PERMISSIONS], 'Admin')).toEqual([
    ['/home', 'Início'],
    ['/relatorio', 'Relatórios'],
    ['/calendario', 'Calendário'],
    ['/user', 'Usuários'],
    ['/igreja', 'Casas de Oração'],
    ['/cargo', 'Cargos'],
    ['/cidade', 'Cidade'],
    ['/disponibilidade', 'Disponibilidade'],
    ['/pa', 'Ajustar datas'],
    ['/log', 'Logs'],
    ['/ajuda', 'Ajuda'],
  ])
})

test('a member has their commitments, the calendar and their days: a bar without a menu', () => {
  expect(linksWith(['home', 'calendario'], 'UserP')).toEqual([
    ['/home', 'Compromissos'],
    ['/calendario', 'Calendário'],
    ['/disponibilidade', 'Disponibilidade'],
    ['/ajuda', 'Ajuda'],
  ])
})

test('the log is for positions of type Admin', () => {
  const to = (tipo: Tipo) => linksWith([...PERMISSIONS], tipo).map(([link]) => link)
  expect(to('Admin')).toContain('/log')
  expect(to('UserP')).not.toContain('/log')
})

test('the calendar and the help are always there, and without permissions they are alone', () => {
  expect(linksWith([])).toEqual([
    ['/calendario', 'Calendário'],
    ['/ajuda', 'Ajuda'],
  ])
})

test.each<[Permission, string]>([
  ['home', '/home'],
  ['usuario_lista', '/user'],
  ['igreja_lista', '/igreja'],
  ['cargo_lista', '/cargo'],
  ['cidade_lista', '/cidade'],
  ['relatorio_lista', '/relatorio'],
  ['relatorio_editar', '/pa'],
])('%s shows %s', (permission, to) => {
  expect(linksWith([permission]).map(([link]) => link)).toEqual(expect.arrayContaining([to, '/calendario']))
  expect(linksWith(PERMISSIONS.filter((other) => other !== permission)).map(([link]) => link)).not.toContain(
    to,
  )
})
