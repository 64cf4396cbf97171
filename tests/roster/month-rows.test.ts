import { describe, expect, test } from 'vitest'
import type { Report, User } from '#src/domain/entities.ts'
import { toStored } from '#src/lib/service-time.ts'
import { monthsFrom, rangeProblem, wholeMonth } from '#src/roster/month-range.ts'
import { monthRows, type NetworkLists } from '#src/roster/month-rows.ts'
import { reportName } from '#src/roster/report-name.ts'
import { HOUSE } from '#tests/roster/house.ts'
import { reportWith } from '#tests/roster/report-builder.ts'

const RANGE = { inicio: '2027-01-01', fim: '2027-01-31' }

function user(id: string, fields: Partial<User> = {}): User {
  return {
    id,
    name: id,
    email: '',
    genero: 'masculino',
    datanasc: '',
    celular: '',
    cargo: 'som',
    cidade: 'c1',
    igreja: 'i1',
    createdAt: 0,
    senhaPadrao: false,
    sessoesDesde: 0,
    ...fields,
  }
}

function network(fields: Partial<NetworkLists>): NetworkLists {
  return {
    cidades: [{ id: 'c1', nome: 'Campinas' }],
    cargos: [
      { id: 'som', nome: 'Operador de som', tipo: 'UserS', permissoes: [] },
      { id: 'secretaria', nome: 'Secretaria', tipo: 'Admin', permissoes: [] },
    ],
    igrejas: [HOUSE],
    users: [user('ana', { genero: 'feminino' }), user('rui'), user('sara', { cargo: 'secretaria' })],
    reports: [],
    ...fields,
  }
}

function report(fields: Partial<Report>, ...dates: string[]): Report {
  const person = { id: 'rui', name: 'Rui' }
  const days = dates.map((date) => ({ date: toStored(date, '18:30'), som: [person, person] }))
  return reportWith({ cargo: 'som', report: days, ...fields })
}

describe('the rows of a month', () => {
  test('are the groups that have people, sisters first, with one person in each post', () => {
    const rows = monthRows(network({}), RANGE, new Map())
    expect(
      rows.map(({ genero, nome, quantidades, cultos, estado }) => ({
        genero,
        nome,
        quantidades,
        cultos,
        estado,
      })),
    ).toEqual([
      {
        genero: 'feminino',
        nome: 'Operador de som, irmãs - janeiro de 2027',
        quantidades: { som: 1 },
        cultos: 5,
        estado: { tipo: 'pronto' },
      },
      expect.objectContaining({ genero: 'masculino', nome: 'Operador de som, irmãos - janeiro de 2027' }),
    ])
  })

  test('take quantities and name from the last report of the group', () => {
    const reports = [
      report({ nomeRelatorio: 'Mesa de dezembro' }, '2026-12-06'),
      report({ nomeRelatorio: 'Antigo', report: [] }),
    ]
    const [, brothers] = monthRows(network({ reports }), RANGE, new Map())
    expect(brothers).toMatchObject({
      nome: 'Mesa - janeiro de 2027',
      quantidades: { som: 2 },
      estado: { tipo: 'faltam', pedidos: 2, pessoas: 1 },
    })
  })

  const STATES: [string, Partial<NetworkLists>, unknown][] = [
    [
      'already made',
      { reports: [report({ id: 'r9' }, '2027-01-03')] },
      { tipo: 'ja-existe', report: 'r9', ate: toStored('2027-01-03', '18:30') },
    ],
    [
      'made and given up',
      { reports: [report({ ativo: false, atual: false, report: [] }, '2027-01-03')] },
      { tipo: 'pronto' },
    ],
    ['without days of service', { igrejas: [{ ...HOUSE, diasCulto: [] }] }, { tipo: 'sem-dias' }],
    [
      'without a service in the range',
      {
        igrejas: [
          {
            ...HOUSE,
            diasCulto: [],
            diasEspeciais: [{ data: '2027-03-01', horario: '10:00', tipo: 'extra' }],
          },
        ],
      },
      { tipo: 'sem-cultos' },
    ],
  ]
  test.each(STATES)('%s', (_, fields, estado) => {
    expect(monthRows(network(fields), RANGE, new Map())[1]?.estado).toEqual(estado)
  })

  test('follow what was changed by hand', () => {
    const changes = new Map([['i1_som_masculino', { quantidades: { som: 0 } }]])
    expect(monthRows(network({}), RANGE, changes)[1]?.estado).toEqual({ tipo: 'sem-vagas' })
  })
})

describe('the name of a report', () => {
  const NAMES: [string, string][] = [
    ['Portas irmãos - dezembro de 2026', 'Portas irmãos - janeiro de 2027'],
    ['Portas (dezembro)', 'Portas (dezembro) - janeiro de 2027'],
    ['Portas dezembro', 'Portas - janeiro de 2027'],
    ['Portas dezembro/2026', 'Portas - janeiro de 2027'],
    ['Portas - 01/12/2026 a 20/12/2026', 'Portas - janeiro de 2027'],
    ['dezembro de 2026', 'Porteiro, irmãs - janeiro de 2027'],
  ]
  test.each(NAMES)('%s becomes %s', (last, next) => {
    expect(reportName(last, 'Porteiro', 'feminino', RANGE)).toBe(next)
  })

  test('tells a range that is no month by its days, and stays within the length of a name', () => {
    expect(reportName('Portas', '', 'feminino', { inicio: '2027-01-04', fim: '2027-01-31' })).toBe(
      'Portas - 04/01/2027 a 31/01/2027',
    )
    expect(reportName('x'.repeat(120), '', 'feminino', RANGE)).toHaveLength(120)
  })
})

test('months and their ends', () => {
  expect(monthsFrom('2026-11-21', 3)).toEqual(['2026-11-01', '2026-12-01', '2027-01-01'])
  expect(wholeMonth('2027-02-01')).toEqual({ inicio: '2027-02-01', fim: '2027-02-28' })
})

test('ranges that cannot be made', () => {
  expect(rangeProblem({ inicio: '2027-01-01', fim: '' })).toBe('Informe as duas datas do período.')
  expect(rangeProblem({ inicio: '2027-01-02', fim: '2027-01-01' })).toMatch(/não pode ser anterior/)
  expect(rangeProblem({ inicio: '2027-01-01', fim: '2028-01-02' })).toBe(
    'O período pode ter no máximo um ano.',
  )
  expect(rangeProblem({ inicio: '2027-01-01', fim: '2027-12-31' })).toBeUndefined()
})
