import { expect, test } from 'vitest'
import { NOMES_POSTOS_PADRAO, type Pessoa, type ReportDay } from '#src/domain/entities.ts'
import { changeText, concerns, diffDays } from '#src/roster/report-diff.ts'

const ana = { id: 'a', name: 'Ana' }
const bia = { id: 'b', name: 'Bia' }
const cida = { id: 'c', name: 'Cida' }
const blank = { id: '', name: '' }
const SUNDAY = Date.UTC(2026, 9, 11, 18, 30)
const day = (...atriu: Pessoa[]): ReportDay => ({ date: SUNDAY, atriu })
const words = (before: ReportDay[], after: ReportDay[]) =>
  diffDays(before, after).map((change) => changeText(change, NOMES_POSTOS_PADRAO))

test('tells who gave way to whom, where and when', () => {
  expect(words([day(ana)], [day(bia)])).toEqual(['Ana → Bia, Átrio, dom 11/10'])
  expect(words([day(ana, blank)], [day(blank, bia)])).toEqual([
    'Ana → em branco, Átrio, dom 11/10',
    'em branco → Bia, Átrio, dom 11/10',
  ])
})

test('tells who came and went, and not who only moved up', () => {
  expect(words([day(ana, bia, cida)], [day(bia, cida)])).toEqual(['Saiu Ana, Átrio, dom 11/10'])
  expect(words([day(ana)], [day(ana, bia)])).toEqual(['Entrou Bia, Átrio, dom 11/10'])
  expect(words([day(ana, bia)], [day(bia, ana)])).toEqual([])
  expect(words([day(ana)], [day(ana, blank)])).toEqual(['Vaga a mais, Átrio, dom 11/10'])
})

test('tells of days, with how many people, and of broken dates', () => {
  expect(words([], [day(ana, bia)])).toEqual(['Dia incluído: dom 11/10 18:30, com 2 pessoas'])
  expect(words([day(ana)], [])).toEqual(['Dia excluído: dom 11/10 18:30, com 1 pessoa'])
  expect(words([{ date: undefined, som: [ana] }], [{ date: undefined, som: [bia] }])).toEqual([
    'Ana → Bia, Som, dia sem data',
  ])
})

test('finds the changes that concern somebody', () => {
  const changes = diffDays([day(ana, cida)], [day(bia, cida)])
  const of = (name: string) => changes.filter((change) => concerns(change, (one) => one === name)).length
  expect([of('Ana'), of('Bia'), of('Cida')]).toEqual([1, 1, 0])
})
