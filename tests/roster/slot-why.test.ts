import { expect, test } from 'vitest'
import type { Posto, ReportDay } from '#src/domain/entities.ts'
import { toStored } from '#src/lib/service-time.ts'
import { servingIndex } from '#src/roster/serving-context.ts'
import { slotWhy } from '#src/roster/slot-why.ts'

const GROUP = { igreja: 'i1', cargo: 'k1', genero: 'feminino' } as const
const at = (date: string) => toStored(date, '18:30')
const [LAST, SUNDAY, NEXT] = [at('2026-09-20'), at('2026-10-11'), at('2026-10-18')]

const people = ['Ana', 'Bia', 'Cida', 'Dora'].map((name) => ({ id: name.toLowerCase(), name, ...GROUP }))
const [ana, bia, cida, dora] = people
if (!ana || !bia || !cida || !dora) throw new Error('four people')

function day(date: number, ...ids: string[]): ReportDay {
  return { date, atriu: ids.map((id) => ({ id, name: people.find((one) => one.id === id)?.name ?? '' })) }
}

function why(
  days: ReportDay[],
  team: typeof people,
  history: ReportDay[] = [],
  slot = 0,
  posto: Posto = 'atriu',
) {
  const index = servingIndex({ grupo: GROUP, historico: history })
  return slotWhy({ days, place: { key: `${SUNDAY}`, posto, slot }, people: team, index })
}

test('a person: the history, the weeks of this report, and who was equal', () => {
  const days = [day(SUNDAY, 'ana'), day(NEXT, 'ana')]
  expect(why(days, [ana, bia, cida], [day(LAST, 'ana'), day(LAST, 'bia'), day(LAST, 'cida')])).toEqual([
    'Antes deste culto: há 3 semanas · 1 vez em 12 meses · último: Átrio.',
    'É a 1ª das 2 semanas em que serve nesta escala.',
    'Sorteio entre 3 iguais, com Bia e Cida: ninguém livre tinha servido menos.',
  ])
})

test('a person: who was free and had served less is named, with how often', () => {
  expect(why([day(SUNDAY, 'ana')], people, [day(LAST, 'ana'), day(LAST, 'bia')])[2]).toBe(
    'Podiam servir e tinham servido menos: Cida (nenhuma) e Dora (nenhuma).',
  )
  expect(why([day(SUNDAY, 'ana')], [ana])[2]).toBe('Ninguém mais da equipe podia servir neste culto.')
})

test('a person whom something speaks against: that stands first', () => {
  const absent = { ...ana, ausencias: [{ de: '2026-10-11', ate: '2026-10-11' }] }
  expect(why([day(SUNDAY, 'ana')], [absent, bia])[0]).toBe('Atenção: avisou que não pode em 11/10.')
})

test('a blank: everybody of the team in one reason, who could serve first', () => {
  const absent = { ...cida, ausencias: [{ de: '2026-10-11', ate: '2026-10-11' }] }
  expect(why([day(SUNDAY, '', 'bia')], [ana, bia, absent])).toEqual([
    'Ana poderia servir.',
    'Cida ausente.',
    'Bia já serve no Átrio.',
  ])
  expect(why([day(SUNDAY, '')], [])).toEqual(['Ninguém desta casa tem este cargo e gênero.'])
})

test('nothing is said of a slot that is not there', () => {
  expect(why([day(SUNDAY, 'ana')], people, [], 3)).toEqual([])
})
