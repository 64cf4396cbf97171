import { expect, test } from 'vitest'
import type { ReportDay } from '#src/domain/entities.ts'
import type { Troca } from '#src/domain/troca.ts'
import { toStored } from '#src/lib/service-time.ts'
import type { Problem } from '#src/roster/check-days.ts'
import { dayKeys } from '#src/roster/day-keys.ts'
import { withTrocas } from '#src/roster/with-trocas.ts'

const date = toStored('2026-11-22', '18:30')
const later = toStored('2026-11-25', '19:30')
const ana = { id: 'ana', name: 'Ana' }
const bia = { id: 'bia', name: 'Bia' }
const blank = { id: '', name: '' }
const DAYS: ReportDay[] = [
  { date, atriu: [ana, blank], corredor: [bia] },
  { date: later, atriu: [ana] },
]
const [first = '', second = ''] = dayKeys(DAYS)

const troca = (fields: Partial<Troca>): Troca => ({
  id: 't1',
  report: 'r1',
  data: date,
  posto: 'atriu',
  igreja: 'i1',
  cargo: 'k1',
  genero: 'feminino',
  de: 'ana',
  nomeDe: 'Ana',
  para: '',
  estado: 'avisada',
  em: 1,
  respondidaEm: undefined,
  ...fields,
})

const problem = (
  key: string,
  posto: 'atriu' | 'corredor',
  slot: number,
  kind: Problem['kind'],
  frase: string,
) => ({
  kind,
  frase,
  place: { key, posto, slot },
  date,
  person: kind === 'vaga' ? blank : bia,
})

const told = (problems: readonly Problem[], trocas: Troca[]) =>
  withTrocas(problems, DAYS, trocas).map(
    ({ kind, place, person, frase }) =>
      `${kind} ${place.key}/${place.posto}/${place.slot} ${person.name} ${frase}`,
  )

test('whoever cannot come stands among the problems, at that turn alone and in reading order', () => {
  const known = [
    problem(first, 'atriu', 1, 'vaga', ''),
    problem(first, 'corredor', 0, 'aviso', 'serviu na semana passada'),
  ]
  expect(told(known, [troca({})])).toEqual([
    `grave ${first}/atriu/0 Ana avisou que não poderá`,
    `vaga ${first}/atriu/1  `,
    `aviso ${first}/corredor/0 Bia serviu na semana passada`,
  ])
  expect(told([], [troca({ data: later, estado: 'pedida' })])).toEqual([
    `aviso ${second}/atriu/0 Ana pediu a outra pessoa que sirva no seu lugar`,
  ])
})

test('with another problem of the same person it is one, and the graver counts', () => {
  const known = [problem(first, 'corredor', 0, 'aviso', 'serviu na semana passada')]
  const said = { de: 'bia', posto: 'corredor' } as const
  expect(told(known, [troca(said)])).toEqual([
    `grave ${first}/corredor/0 Bia avisou que não poderá; serviu na semana passada`,
  ])
  expect(
    told(
      [problem(first, 'corredor', 0, 'grave', 'serviu na semana passada')],
      [troca({ ...said, estado: 'combinada' })],
    ),
  ).toEqual([
    `grave ${first}/corredor/0 Bia combinou a troca com outra pessoa: falta aprovar; serviu na semana passada`,
  ])
})

test.each(['aceita', 'recusada', 'retirada', 'fechada'] as const)('%s is settled', (estado) => {
  const known = [problem(first, 'atriu', 1, 'vaga', '')]
  expect(withTrocas(known, DAYS, [troca({ estado })])).toBe(known)
})

test('who no longer stands in the slot is marked nowhere', () => {
  expect(told([], [troca({ de: 'caio' }), troca({ posto: 'corredor' })])).toEqual([])
})
