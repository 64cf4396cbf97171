import { describe, expect, test } from 'vitest'
import { type Actor, can, NO_GRANT, refusal } from '#src/domain/can.ts'
import { PERMISSIONS } from '#src/domain/permissions.ts'

const place = { cidade: 'osasco', igreja: 'centro' }
const admin: Actor = { id: 'chefe', cargo: 'admin', ...place, tipo: 'Admin', permissoes: PERMISSIONS }
const clerk: Actor = {
  id: 'lia',
  cargo: 'secretaria',
  ...place,
  tipo: 'UserP',
  permissoes: [
    'home',
    'deletar_itens',
    'usuario_novo',
    'usuario_editar',
    'cargo_novo',
    'cargo_editar',
    'relatorio_novo',
  ],
}
const member: Actor = { id: 'ana', cargo: 'porteiro', ...place, tipo: 'UserP', permissoes: ['home'] }

const grantsHome = { tipo: 'UserP', permissoes: ['home'] } as const
const grantsMore = { tipo: 'UserP', permissoes: ['home', 'igreja_novo'] } as const
const ofAdmins = { tipo: 'Admin', permissoes: ['home'] } as const

describe('users', () => {
  const ana = { id: 'ana', grant: grantsHome }

  test.each(['deletar_user', 'resetar_senha'] as const)('%s says why not', (operation) => {
    expect(refusal(clerk, operation, ana)).toBeUndefined()
    expect(refusal(member, operation, { id: 'lia', grant: grantsHome })).toBe('no-permission')
    expect(refusal(clerk, operation, { id: 'lia', grant: clerk })).toBe('self')
    expect(refusal(clerk, operation, { id: 'ana', grant: grantsMore })).toBe('exceeds-yours')
    expect(refusal(clerk, operation, { id: 'ana', grant: ofAdmins })).toBe('exceeds-yours')
    expect(refusal(admin, operation, { id: 'ana', grant: ofAdmins })).toBeUndefined()
  })

  test('a user whose position is gone is within everybody', () => {
    expect(can(clerk, 'deletar_user', { id: 'ana', grant: NO_GRANT })).toBe(true)
  })

  test('moving needs both positions within', () => {
    expect(refusal(clerk, 'mudar_cargo', ana, grantsHome)).toBeUndefined()
    expect(refusal(clerk, 'mudar_cargo', ana, grantsMore)).toBe('exceeds-yours')
    expect(refusal(clerk, 'mudar_cargo', { id: 'ana', grant: grantsMore }, grantsHome)).toBe('exceeds-yours')
    expect(refusal(clerk, 'mudar_cargo', { id: 'lia', grant: clerk }, grantsHome)).toBe('self')
  })

  test('creating: at all, and in a position', () => {
    expect(refusal(clerk, 'usuario_novo')).toBeUndefined()
    expect(refusal(clerk, 'usuario_novo', ofAdmins)).toBe('exceeds-yours')
    expect(refusal(member, 'usuario_novo')).toBe('no-permission')
  })

  test('everybody reads themselves', () => {
    expect(can(member, 'ler_user', { id: 'ana' })).toBe(true)
    expect(refusal(member, 'ler_user', { id: 'lia' })).toBe('no-permission')
    expect(can(clerk, 'listar_user')).toBe(true)
  })
})

describe('positions', () => {
  test('the position one holds may only be renamed', () => {
    const own = { id: 'secretaria', tipo: clerk.tipo, permissoes: clerk.permissoes }
    expect(refusal(clerk, 'renomear_cargo', own)).toBeUndefined()
    expect(refusal(clerk, 'mudar_permissoes', own, grantsHome)).toBe('own-cargo')
    expect(refusal(clerk, 'deletar_cargo', own)).toBe('own-cargo')
  })

  test('others need the old and the new grant within', () => {
    const other = { id: 'porteiro', ...grantsHome }
    expect(refusal(clerk, 'mudar_permissoes', other, NO_GRANT)).toBeUndefined()
    expect(refusal(clerk, 'mudar_permissoes', other, grantsMore)).toBe('exceeds-yours')
    expect(refusal(clerk, 'mudar_permissoes', { id: 'zelador', ...grantsMore }, grantsHome)).toBe(
      'exceeds-yours',
    )
    expect(refusal(clerk, 'deletar_cargo', { id: 'zelador', ...grantsMore })).toBe('exceeds-yours')
    expect(refusal(member, 'renomear_cargo', other)).toBe('no-permission')
  })
})

describe('reports', () => {
  const active = { ativo: true, igreja: 'norte', pessoas: ['lia'] }

  test('members see the active ones that concern them', () => {
    expect(refusal(member, 'ler_report', active)).toBe('not-yours')
    expect(can(member, 'ler_report', { ...active, igreja: 'centro' })).toBe(true)
    expect(can(member, 'ler_report', { ...active, pessoas: ['ana'] })).toBe(true)
    expect(can(member, 'ler_report', { ativo: false, igreja: 'centro', pessoas: ['ana'] })).toBe(false)
    expect(can({ ...member, tipo: 'Admin' }, 'ler_report', active)).toBe(true)
    expect(
      can({ ...member, permissoes: ['relatorio_lista'] }, 'ler_report', { ...active, ativo: false }),
    ).toBe(true)
  })

  test('positions of type Admin have none', () => {
    expect(refusal(clerk, 'relatorio_novo')).toBeUndefined()
    expect(refusal(clerk, 'relatorio_novo', grantsHome)).toBeUndefined()
    expect(refusal(clerk, 'relatorio_novo', ofAdmins)).toBe('no-posts')
    expect(refusal(clerk, 'relatorio_novo', NO_GRANT)).toBe('no-posts')
  })
})

test('the log is for positions of type Admin, whatever their permissions', () => {
  expect(can({ ...member, tipo: 'Admin' }, 'listar_logs')).toBe(true)
  expect(refusal({ ...clerk, permissoes: PERMISSIONS }, 'listar_logs')).toBe('no-permission')
})

test.each(PERMISSIONS)('%s needs the permission of its name', (permission) => {
  expect(can({ ...member, permissoes: [permission] }, permission)).toBe(true)
  const others = PERMISSIONS.filter((key) => key !== permission)
  expect(refusal({ ...admin, permissoes: others }, permission)).toBe('no-permission')
})
