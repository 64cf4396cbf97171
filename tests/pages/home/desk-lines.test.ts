import { expect, test } from 'vitest'
import type { Actor } from '#src/domain/can.ts'
import { type Igreja, NOMES_POSTOS_PADRAO } from '#src/domain/entities.ts'
import { PERMISSIONS, type Permission } from '#src/domain/permissions.ts'
import { toStored } from '#src/lib/service-time.ts'
import { deskLine } from '#src/pages/home/desk/desk-lines.ts'
import type { StaffData, StaffTask } from '#src/roster/staff-tasks.ts'
import { reportWith } from '#tests/roster/report-builder.ts'

/** Saturday 21 November 2026, 10:00 on the churches' clock. */
const NOW = Date.parse('2026-11-21T13:00:00Z')
const SUNDAY = toStored('2026-11-22', '18:30')
const HOUSE: Igreja = {
  id: 'i1',
  nome: 'Vila Nova',
  cidade: 'c1',
  rdj: 'nao',
  diasRDJ: [],
  diasCulto: [],
  ...NOMES_POSTOS_PADRAO,
  atriu: 'Porta principal',
}
const DATA: StaffData = {
  cidades: [],
  cargos: [],
  igrejas: [HOUSE],
  users: [],
  reports: [],
  disponibilidades: [],
  trocas: [],
  semAcesso: [],
}
const REPORT = reportWith({ nomeRelatorio: 'Portas' })

function line(task: StaffTask, permissoes: readonly Permission[] = PERMISSIONS) {
  const actor: Actor = {
    id: 'eu',
    cargo: '',
    cidade: '',
    igreja: '',
    tipo: 'Admin',
    permissoes: [...permissoes],
  }
  return deskLine(task, DATA, actor, NOW)
}

test('the own turn says when, where and at which post, by the name that the house gives it', () => {
  const turno = {
    reportId: 'r1',
    versao: 1,
    date: SUNDAY,
    posto: 'atriu',
    cidade: 'c1',
    igreja: 'i1',
    companions: {},
  } as const
  expect(line({ tipo: 'meu-turno', turno })).toMatchObject({
    titulo: 'Você serve amanhã às 18:30: Porta principal, Vila Nova',
    acao: { to: '#meus-compromissos' },
  })
})

test('one is not many', () => {
  const blanks = (vagas: number) =>
    line({ tipo: 'vagas', casos: [{ report: REPORT, vagas, primeira: SUNDAY }] })
  expect(blanks(1)).toMatchObject({
    titulo: '1 vaga em branco nos próximos 7 dias',
    casos: [{ texto: 'dom 22/11 18:30 · Portas, Vila Nova' }],
  })
  expect(blanks(2)).toMatchObject({
    titulo: '2 vagas em branco nos próximos 7 dias',
    casos: [{ texto: 'dom 22/11 18:30 · Portas, Vila Nova (2 vagas)' }],
  })
})

test('who may not edit reports is led to their list', () => {
  const casos = [{ report: REPORT, date: SUNDAY, posto: 'som', nome: 'Rui' } as const]
  const task: StaffTask = { tipo: 'ausencias', casos: [...casos] }
  expect(line(task).casos[0]?.to).toBe('/relatorio/edit/r1')
  expect(line(task, ['relatorio_lista']).casos[0]?.to).toBe('/relatorio')
})

test('the month names three houses that are missing, and what members do not see yet', () => {
  const estado = { mes: '2026-12', casas: 8, prontas: 4, faltam: ['A', 'B', 'C', 'D'], rascunhos: ['r1'] }
  expect(line({ tipo: 'mes', estado })).toMatchObject({
    titulo: 'Dezembro de 2026: 4 de 8 casas prontas',
    nota: 'Faltam A, B, C e mais 1. 1 relatório não foi ativado: os membros ainda não veem.',
    acao: { texto: 'Continuar', to: '/relatorio/mes' },
    progresso: { feitas: 4, total: 8 },
  })
  const done = { ...estado, prontas: 8, faltam: [] }
  expect(line({ tipo: 'mes', estado: done }).acao).toEqual({ texto: 'Ver os relatórios', to: '/relatorio' })
  expect(line({ tipo: 'mes', estado }, ['relatorio_lista']).acao?.to).toBe('/relatorio')
})

test('a report that ends, and people without a first access', () => {
  expect(line({ tipo: 'terminam', casos: [{ report: REPORT, fim: SUNDAY }] }).titulo).toBe(
    '1 relatório termina até 22/11 sem outro depois',
  )
  expect(line({ tipo: 'sem-acesso', pessoas: 100 }).titulo).toBe(
    '100 pessoas ou mais sem o primeiro acesso há mais de 14 dias',
  )
})
