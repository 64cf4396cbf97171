import { expect, test } from 'vitest'
import { NOMES_POSTOS_PADRAO, type Pessoa } from '#src/domain/entities.ts'
import type { Troca } from '#src/domain/troca.ts'
import { checkReport, hardProblemsText } from '#src/roster/check-report.ts'
import type { RosterPerson } from '#src/roster/roster-person.ts'
import { reportWith } from './report-builder.ts'

const GROUP = { igreja: 'i1', cargo: 'k1', genero: 'masculino' } as const
const NOW = Date.UTC(2026, 9, 8, 12)
const SUNDAY = Date.UTC(2026, 9, 11, 18, 30)
const DAY = 24 * 60 * 60 * 1000
const ana = { id: 'a', name: 'Ana', ...GROUP }
const blank = { id: '', name: '' }

type Known = { people?: RosterPerson[]; others?: ReturnType<typeof reportWith>[]; trocas?: Troca[] }

function check(
  days: [date: number | undefined, atriu: Pessoa[]][],
  { people = [ana], others = [], trocas = [] }: Known = {},
) {
  const report = reportWith({ report: days.map(([date, atriu]) => ({ date, atriu })) })
  return checkReport(report, trocas, {
    others: [report, ...others],
    couples: [],
    people: new Map(people.map((person) => [person.id, person])),
    nomes: NOMES_POSTOS_PADRAO,
    now: NOW,
  })
}

test('a report does not stand in its own way, but another one at the same time does', () => {
  expect(check([[SUNDAY, [ana]]])).toEqual([])
  const som = reportWith({
    id: 'r2',
    nomeRelatorio: 'Som',
    cargo: 'k2',
    report: [{ date: SUNDAY, som: [ana] }],
  })
  expect(check([[SUNDAY, [ana]]], { others: [som] })).toMatchObject([
    { kind: 'grave', frase: 'serve neste horário em “Som”' },
  ])
})

test('whoever said that they cannot come forbids it as in the editor', () => {
  const avisada: Troca = {
    ...{ id: 't', report: 'r1', data: SUNDAY, posto: 'atriu', ...GROUP },
    ...{ de: 'a', nomeDe: 'Ana', para: '', estado: 'avisada', em: 1, respondidaEm: undefined },
  }
  expect(check([[SUNDAY, [ana]]], { trocas: [avisada] })).toMatchObject([
    { kind: 'grave', frase: 'avisou que não poderá' },
  ])
})

test('days that have passed count only where no day is to come', () => {
  const past = SUNDAY - 7 * DAY
  expect(
    check([
      [past, [blank]],
      [SUNDAY, [ana]],
    ]),
  ).toEqual([])
  expect(check([[past, [blank]]])).toHaveLength(1)
  expect(
    check([
      [past, [blank]],
      [undefined, [blank]],
    ]),
  ).toHaveLength(1)
})

test('what forbids publishing is counted in words; warnings are not', () => {
  const away = { ...ana, ausencias: [{ de: '2026-10-11', ate: '2026-10-11' }] }
  expect(hardProblemsText(check([[SUNDAY, [ana]]]))).toBe('')
  expect(hardProblemsText(check([[SUNDAY, [ana]]], { people: [{ ...ana, naoPostos: ['atriu'] }] }))).toBe('')
  expect(hardProblemsText(check([[SUNDAY, [blank]]]))).toBe('Há 1 vaga em branco.')
  expect(hardProblemsText(check([[SUNDAY, [blank, blank, ana]]], { people: [away] }))).toBe(
    'Há 2 vagas em branco e 1 pessoa que não pode servir.',
  )
})
