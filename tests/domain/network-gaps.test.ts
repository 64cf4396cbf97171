import { expect, test } from 'vitest'
import type { Cargo } from '#src/domain/entities.ts'
import type { Listado } from '#src/domain/listado.ts'
import { hasGaps, type NetworkParts, networkGaps } from '#src/domain/network-gaps.ts'
import { HOUSE } from '#tests/roster/house.ts'

const SOM: Cargo = { id: 'som', nome: 'Som', tipo: 'UserS', permissoes: ['home'] }
const RUI: Listado = { id: 'rui', name: 'Rui', genero: 'masculino', cargo: 'som', igreja: 'i1' }
const READY: NetworkParts = {
  cidades: [{ id: 'c1', nome: 'Campinas' }],
  igrejas: [HOUSE],
  cargos: [SOM],
  people: [RUI],
}

const blocked = (parts: Partial<NetworkParts>) => {
  const network = { ...READY, ...parts }
  return hasGaps(networkGaps(network), network.igrejas)
}

test('a house with services, a serving position and somebody who holds it are enough', () => {
  expect(blocked({})).toBe(false)
  expect(blocked({ igrejas: [HOUSE, { ...HOUSE, id: 'i2', diasCulto: [] }] })).toBe(false)
  expect(networkGaps(READY).tipos).toEqual(['UserP'])
})

test.each<[string, Partial<NetworkParts>]>([
  ['no house', { igrejas: [] }],
  ['no services', { igrejas: [{ ...HOUSE, diasCulto: [] }] }],
  ['no serving position', { cargos: [{ ...SOM, tipo: 'Admin' }] }],
  ['nobody who serves', { people: [{ ...RUI, cargo: 'secretaria' }] }],
  ['somebody whose gender nobody knows', { people: [RUI, { ...RUI, id: 'eva', genero: undefined }] }],
])('%s stands in the way', (_name, parts) => {
  expect(blocked(parts)).toBe(true)
})

test('serving positions that open no page are named', () => {
  const blind: Cargo = { ...SOM, id: 'cego', permissoes: [] }
  expect(networkGaps({ ...READY, cargos: [SOM, blind] }).permissoes).toEqual([blind])
})
