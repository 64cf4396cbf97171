import { expect, test } from 'vitest'
import type { Log } from '#src/domain/log.ts'
import type { Permission } from '#src/domain/permissions.ts'
import { goneIds, logRecord } from '#src/pages/log/log-record.ts'

const EDITOR: Permission[] = ['relatorio_editar', 'usuario_editar']

function entry(fields: Partial<Log>): Log {
  return {
    id: 'a_1',
    userId: 'a',
    userName: '',
    nameUser: '',
    reportId: '',
    alvo: '',
    nome: '',
    action: 'Relatorio-Up',
    timestamp: 1,
    ...fields,
  }
}

function records(permissoes: Permission[], later: Log[] = []) {
  return {
    actor: { id: 'a', cargo: '', cidade: '', igreja: '', permissoes, tipo: 'Admin' as const },
    reports: new Map([
      ['dezembro', { nomeRelatorio: 'Portas dezembro' }],
      ['sumiu', undefined],
    ]),
    gone: goneIds(later),
  }
}

test('an entry on a report says which, and leads to it while it exists, for who may open it', () => {
  const saved = entry({ reportId: 'dezembro' })
  expect(logRecord(saved, records(EDITOR))).toEqual({
    text: 'Portas dezembro',
    to: '/relatorio/edit/dezembro',
  })
  expect(logRecord(saved, records([]))).toEqual({ text: 'Portas dezembro' })
  expect(logRecord(entry({ reportId: 'sumiu' }), records(EDITOR))).toEqual({
    text: 'Relatório sumiu (não existe mais)',
  })
})

test('an entry on a person says the name of then, and leads there until they are deleted', () => {
  const changed = entry({ action: 'Usuario-Up', alvo: 'ana', nome: 'Ana' })
  const deleted = entry({ action: 'Usuario-Del', alvo: 'ana', nome: 'Ana' })
  const again = entry({ action: 'Usuario-Novo', alvo: 'ana', nome: 'Ana' })
  expect(logRecord(changed, records(EDITOR))).toEqual({ text: 'Ana', to: '/user/edit/ana' })
  expect(logRecord(changed, records(EDITOR, [deleted, changed]))).toEqual({ text: 'Ana (não existe mais)' })
  expect(logRecord(changed, records(EDITOR, [again, deleted, changed]))).toEqual({
    text: 'Ana',
    to: '/user/edit/ana',
  })
})

test('a first login is about nothing else', () => {
  expect(logRecord(entry({ action: 'Primeiro-Login' }), records(EDITOR))).toEqual({ text: '—' })
  expect(logRecord(entry({ action: '' }), records(EDITOR))).toEqual({ text: 'Não disponível' })
})
