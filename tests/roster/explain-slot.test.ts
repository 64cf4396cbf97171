import { expect, test } from 'vitest'
import type { Pessoa, ReportDay } from '#src/domain/entities.ts'
import { toStored } from '#src/lib/service-time.ts'
import { explainSlot } from '#src/roster/explain-slot.ts'
import { generateReport } from '#src/roster/generate-report.ts'
import type { RosterPerson } from '#src/roster/roster-person.ts'
import { servingIndex } from '#src/roster/serving-context.ts'

const GRUPO = { igreja: 'i1', cargo: 'k1', genero: 'feminino' } as const
const BLANK = { id: '', name: '' }
const at = (date: string, time = '18:30') => toStored(date, time)
const person = (id: string, name: string, more: Partial<RosterPerson> = {}): RosterPerson => ({
  ...GRUPO,
  id,
  name,
  ...more,
})
const ana = person('ana', 'Ana')
const bia = person('bia', 'Bia')
const lia = person('lia', 'Lia')
const slotOf = ({ id, name }: RosterPerson) => ({ id, name, genero: 'feminino' as const })

/** The first place at the door on Sunday, 3 January 2027, with somebody in it. */
function explained(
  there: Pessoa,
  people: readonly RosterPerson[],
  historico: readonly ReportDay[] = [],
  earlier: readonly ReportDay[] = [],
): string | undefined {
  const date = at('2027-01-03')
  const days = [...earlier, { date, atriu: [there] }]
  const index = servingIndex({ grupo: GRUPO, historico })
  return explainSlot({ days, place: { key: `${date}`, posto: 'atriu', slot: 0 }, people, index })
}

const served = (date: string, ...people: RosterPerson[]): ReportDay => ({
  date: at(date),
  atriu: people.map(slotOf),
})

test('tells the last turn, the turns of 12 months and among how many the draw decided', () => {
  const historico = [served('2026-11-29', ana, bia, lia), served('2026-11-08', ana, bia, lia)]
  expect(explained(slotOf(ana), [ana, bia, lia], historico)).toBe(
    'há 5 semanas · 2 vezes em 12 meses · sorteada entre 3',
  )
})

test('says whose turn it was when there was nothing to draw', () => {
  const historico = [served('2026-12-13', bia), served('2026-12-06', ana)]
  expect(explained(slotOf(ana), [ana, bia], historico)).toBe(
    'há 4 semanas · 1 vez em 12 meses · a vez era dela, entre 2 que podiam',
  )
  expect(explained(slotOf(ana), [ana, { ...bia, dias: ['Domingo'] }], historico)).toBe(
    'há 4 semanas · 1 vez em 12 meses · ninguém mais podia',
  )
  expect(explained({ ...slotOf(ana), genero: 'masculino' }, [ana, bia])).toBe(
    'nenhuma vez em 12 meses · sorteado entre 2',
  )
})

test('names who would have come before somebody whom a hand placed', () => {
  const earlier = [served('2026-12-27', ana)]
  expect(explained(slotOf(ana), [ana, bia, lia], [], earlier)).toBe(
    'há 1 semana · 1 vez em 12 meses · viriam antes Bia e Lia',
  )
  expect(explained({ id: 'rui', name: 'Rui' }, [ana])).toBe(
    'nenhuma vez em 12 meses · não está entre os candidatos desta escala',
  )
})

test('counts neither the week itself nor what comes after it', () => {
  const date = at('2027-01-03')
  const days = [served('2026-12-30', ana), { date, atriu: [slotOf(ana)] }, served('2027-01-10', bia)]
  const index = servingIndex({ grupo: GRUPO })
  const place = { key: `${date}`, posto: 'atriu', slot: 0 } as const
  expect(explainSlot({ days, place, people: [ana, { ...bia, maxPorMes: 1 }], index })).toBe(
    'nenhuma vez em 12 meses · sorteada entre 2',
  )
  expect(explained(slotOf(ana), [ana, bia], [served('2026-12-30', ana)])).toContain('já servia nesta semana')
})

test('tells of a blank who could not and why, and of a slot that is not there nothing', () => {
  const absent = { ...bia, ausencias: [{ de: '2027-01-01', ate: '2027-01-05' }] }
  expect(explained(BLANK, [absent])).toBe('Faltou 1 em Átrio no domingo, 03/01: Bia ausente.')
  const index = servingIndex({ grupo: GRUPO })
  const place = { key: '1', posto: 'som', slot: 0 } as const
  expect(explainSlot({ days: [], place, people: [], index })).toBeUndefined()
})

test('finds of a generated report nobody who would have come before', () => {
  const people = Array.from({ length: 9 }, (_, n) => person(`p${n}`, `Pessoa ${n}`))
  const igreja = {
    rdj: 'nao' as const,
    diasRDJ: [],
    diasCulto: [{ dia: 'Domingo' as const, horario: '18:30' }],
  }
  const { dias } = generateReport({
    grupo: GRUPO,
    inicio: '2027-01-01',
    fim: '2027-03-31',
    igreja,
    pessoas: people,
    quantidades: { atriu: 2, corredor: 1 },
    seed: 7,
    somenteDatas: false,
  })
  const index = servingIndex({ grupo: GRUPO })
  const said = dias.flatMap(({ date }) =>
    [0, 1].map((slot) =>
      explainSlot({ days: dias, place: { key: `${date}`, posto: 'atriu', slot }, people, index }),
    ),
  )
  expect(said.filter((text) => !text || text.includes('antes'))).toEqual([])
})
