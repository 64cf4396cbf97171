import { describe, expect, test } from 'vitest'
import type { ReportDay } from '#src/domain/entities.ts'
import type { Troca } from '#src/domain/troca.ts'
import { toStored } from '#src/lib/service-time.ts'
import { type StaffData, type StaffTask, staffTasks } from '#src/roster/staff-tasks.ts'
import { HOUSE } from '#tests/roster/house.ts'
import { reportWith } from '#tests/roster/report-builder.ts'

/** Saturday 21 November 2026, 10:00 on the churches' clock. */
const NOW = Date.parse('2026-11-21T13:00:00Z')

const ANA = { id: 'ana', name: 'Ana' }
const RUI = { id: 'rui', name: 'Rui' }
const BLANK = { id: '', name: '' }

function network(fields: Partial<StaffData>): StaffData {
  return {
    cidades: [{ id: 'c1', nome: 'Campinas' }],
    cargos: [],
    igrejas: [HOUSE],
    users: [],
    reports: [],
    disponibilidades: [],
    trocas: [],
    semAcesso: [],
    ...fields,
  }
}

function day(date: string, ...som: { id: string; name: string }[]): ReportDay {
  return { date: toStored(date, '18:30'), som }
}

function troca(fields: Partial<Troca>): Troca {
  return {
    id: 't1',
    report: 'r1',
    data: toStored('2026-11-29', '18:30'),
    posto: 'som',
    igreja: 'i1',
    cargo: 'som',
    genero: 'masculino',
    de: 'ana',
    nomeDe: 'Ana',
    para: '',
    estado: 'pedida',
    em: 0,
    respondidaEm: undefined,
    ...fields,
  }
}

const tasksOf = (fields: Partial<StaffData>, me = 'eu') => staffTasks(network(fields), me, NOW)
const kinds = (tasks: readonly StaffTask[]) => tasks.map(({ tipo }) => tipo)
const only = <Tipo extends StaffTask['tipo']>(tasks: readonly StaffTask[], tipo: Tipo) =>
  tasks.find((task): task is Extract<StaffTask, { tipo: Tipo }> => task.tipo === tipo)

test('nothing to do is nothing', () => {
  expect(tasksOf({ reports: [reportWith({ report: [day('2027-01-10', ANA)] })] })).toEqual([])
})

test('everything stands in one order: what is soonest first', () => {
  const reports = [
    reportWith({
      id: 'r1',
      cargo: 'som',
      report: [day('2026-11-22', { id: 'eu', name: 'Eu' }, BLANK), day('2026-11-29', ANA, RUI)],
    }),
  ]
  const tasks = tasksOf({
    cargos: [{ id: 'som', nome: 'Som', tipo: 'UserS', permissoes: [] }],
    users: [
      { ...ANA, genero: 'masculino', cargo: 'som', igreja: 'i1' },
      { ...RUI, genero: 'masculino', cargo: 'som', igreja: 'i1' },
    ],
    reports,
    disponibilidades: [away('rui', '2026-11-29')],
    trocas: [troca({})],
    semAcesso: [{}, {}],
  })
  expect(kinds(tasks)).toEqual(['meu-turno', 'vagas', 'ausencias', 'trocas', 'mes', 'terminam', 'sem-acesso'])
})

describe('blanks', () => {
  test('of today and the six days after, in reports in use, the soonest report first', () => {
    const tasks = tasksOf({
      reports: [
        reportWith({ id: 'later', report: [day('2026-11-27', ANA, BLANK), day('2026-11-28', BLANK)] }),
        reportWith({ id: 'draft', ativo: false, report: [day('2026-11-21', BLANK, BLANK)] }),
        reportWith({ id: 'old', ativo: false, atual: false, report: [day('2026-11-22', BLANK)] }),
      ],
    })
    const found = only(tasks, 'vagas')?.casos.map(({ report, vagas }) => [report.id, vagas])
    expect(found).toEqual([
      ['draft', 2],
      ['later', 1],
    ])
  })

  test('of services that have begun are past', () => {
    const reports = [reportWith({ report: [{ date: toStored('2026-11-21', '09:59'), som: [BLANK] }] })]
    expect(only(tasksOf({ reports }), 'vagas')).toBeUndefined()
  })
})

describe('absences', () => {
  const reports = [
    reportWith({ id: 'r1', report: [day('2026-11-29', ANA), day('2026-12-06', RUI)] }),
    reportWith({ id: 'draft', ativo: false, report: [day('2026-11-29', ANA)] }),
  ]

  test('hit published turns, soonest first', () => {
    const disponibilidades = [away('rui', '2026-12-06'), away('ana', '2026-11-29')]
    const found = only(tasksOf({ reports, disponibilidades }), 'ausencias')?.casos
    expect(found?.map(({ nome, report }) => [nome, report.id])).toEqual([
      ['Ana', 'r1'],
      ['Rui', 'r1'],
    ])
  })

  test('are not told twice of somebody whose request waits', () => {
    const tasks = tasksOf({ reports, disponibilidades: [away('ana', '2026-11-29')], trocas: [troca({})] })
    expect(kinds(tasks)).toContain('trocas')
    expect(kinds(tasks)).not.toContain('ausencias')
  })
})

test('requests that were answered, or whose service is past, wait no more', () => {
  const trocas = [
    troca({ id: 'done', estado: 'aceita' }),
    troca({ id: 'past', data: toStored('2026-11-20', '18:30') }),
    troca({ id: 'late', data: toStored('2026-12-06', '18:30'), estado: 'combinada' }),
    troca({ id: 'soon', estado: 'avisada' }),
  ]
  expect(only(tasksOf({ trocas }), 'trocas')?.casos.map(({ id }) => id)).toEqual(['soon', 'late'])
})

describe('the coming month', () => {
  const som = { id: 'som', nome: 'Som', tipo: 'UserS' as const, permissoes: [] }
  const people = (igreja: string) => [
    { id: `p-${igreja}`, name: 'P', genero: 'masculino' as const, cargo: 'som', igreja },
  ]
  const HOUSES = [HOUSE, { ...HOUSE, id: 'i2', nome: 'Vila' }, { ...HOUSE, id: 'i3', nome: 'Sem gente' }]
  const lists = { cargos: [som], igrejas: HOUSES, users: [...people('i1'), ...people('i2')] }

  test('is counted by house: one with a report, one without; a house without people counts for nothing', () => {
    const made = reportWith({ id: 'dez', cargo: 'som', ativo: false, report: [day('2026-12-06', ANA)] })
    expect(only(tasksOf({ ...lists, reports: [made] }), 'mes')?.estado).toEqual({
      mes: '2026-12',
      casas: 2,
      prontas: 1,
      faltam: ['Vila'],
      rascunhos: ['dez'],
    })
  })

  test('is done when every house has its published reports', () => {
    const reports = ['i1', 'i2'].map((igreja) =>
      reportWith({ id: igreja, igreja, cargo: 'som', report: [day('2026-12-06', ANA)] }),
    )
    expect(only(tasksOf({ ...lists, reports }), 'mes')).toBeUndefined()
  })
})

test('a report ends soon while none of its group goes on longer', () => {
  const ends = (id: string, date: string, fields = {}) =>
    reportWith({ id, report: [day(date, ANA)], ...fields })
  const tasks = tasksOf({
    reports: [
      ends('followed', '2026-11-29'),
      ends('next', '2026-12-20'),
      ends('alone', '2026-12-02', { genero: 'feminino' }),
      ends('first', '2026-11-25', { cargo: 'k2' }),
      ends('far', '2026-12-05', { cargo: 'k3' }),
    ],
  })
  expect(only(tasks, 'terminam')?.casos.map(({ report }) => report.id)).toEqual(['first', 'alone'])
})

test('the own turn of today or tomorrow comes first, a later one not at all', () => {
  const reports = (date: string) => [reportWith({ report: [day(date, { id: 'eu', name: 'Eu' })] })]
  expect(kinds(tasksOf({ reports: reports('2026-11-22') }))[0]).toBe('meu-turno')
  expect(kinds(tasksOf({ reports: reports('2026-11-23') }))).not.toContain('meu-turno')
})

function away(id: string, date: string) {
  return { id, igreja: 'i1', ausencias: [{ de: date, ate: date }], dias: [], atualizadaEm: 0 }
}
