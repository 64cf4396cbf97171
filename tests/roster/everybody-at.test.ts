import { expect, test } from 'vitest'
import type { Pessoa } from '#src/domain/entities.ts'
import { toStored } from '#src/lib/service-time.ts'
import { everybodyAt } from '#src/roster/everybody-at.ts'
import { reportWith } from './report-builder.ts'

const person = (id: string): Pessoa => ({ id, name: id.toUpperCase() })
const ana = person('ana')
const bia = person('bia')
const caio = person('caio')
const davi = person('davi')
const blank: Pessoa = { id: '', name: '' }
const date = toStored('2026-11-22', '18:30')
const morning = toStored('2026-11-22', '10:00')

test('brothers and sisters, doors and sound of one house meet in one service', () => {
  const at = everybodyAt([
    reportWith({ id: 'irmaos', report: [{ date, atriu: [caio, blank], corredor: [] }] }),
    reportWith({ id: 'irmas', genero: 'feminino', report: [{ date, atriu: [ana], banheiro: [bia] }] }),
    reportWith({ id: 'som', cargo: 'k2', report: [{ date, som: [davi] }] }),
  ])
  expect(at('i1', date)).toEqual({ atriu: [caio, ana], banheiro: [bia], som: [davi] })
})

test('other houses, other services and reports that are not active tell nothing', () => {
  const at = everybodyAt([
    reportWith({ report: [{ date, atriu: [ana] }] }),
    reportWith({ id: 'longe', igreja: 'i2', report: [{ date, atriu: [bia] }] }),
    reportWith({ id: 'off', ativo: false, report: [{ date, atriu: [caio] }] }),
    reportWith({ id: 'cedo', report: [{ date: morning, atriu: [davi] }] }),
  ])
  expect(at('i1', date)).toEqual({ atriu: [ana] })
  expect(at('i1', morning)).toEqual({ atriu: [davi] })
  expect(at('i3', date)).toEqual({})
})

test('nobody is twice in a post, and whoever serves in two is in both', () => {
  const at = everybodyAt([
    reportWith({ report: [{ date, atriu: [ana, ana], corredor: [ana] }] }),
    reportWith({ id: 'r2', report: [{ date, atriu: [ana, bia] }] }),
  ])
  expect(at('i1', date)).toEqual({ atriu: [ana, bia], corredor: [ana] })
})
