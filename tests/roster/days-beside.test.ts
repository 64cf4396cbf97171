import { expect, test } from 'vitest'
import type { Report } from '#src/domain/entities.ts'
import { daysBeside } from '#src/roster/days-beside.ts'

const BROTHERS = { igreja: 'central', cargo: 'porteiro', genero: 'masculino' } as const
const bia = { id: 'bia', name: 'Bia' }
const cida = { id: 'cida', name: 'Cida' }

function report(id: string, fields: Partial<Report>): Report {
  return {
    id,
    nomeRelatorio: id,
    cidade: 'campinas',
    igreja: 'central',
    cargo: 'porteiro',
    genero: 'feminino',
    ativo: false,
    atual: true,
    createdAt: undefined,
    createdBy: '',
    report: [],
    pessoas: [],
    versao: 1,
    alteracao: undefined,
    ...fields,
  }
}

test('beside the brothers stand the sisters of the same house and position at the same times, those in use first', () => {
  const others = [
    report('rascunho', {
      report: [
        { date: 1, atriu: [cida] },
        { date: 2, atriu: [cida] },
      ],
    }),
    report('publicado', {
      ativo: true,
      report: [
        { date: 1, atriu: [bia] },
        { date: 9, atriu: [bia] },
      ],
    }),
    report('som', { cargo: 'som', report: [{ date: 2, som: [bia] }] }),
    report('outra casa', { igreja: 'vila', report: [{ date: 2, atriu: [bia] }] }),
    report('irmãos', { genero: 'masculino', report: [{ date: 2, atriu: [bia] }] }),
  ]
  const { reports, byDate } = daysBeside(others, BROTHERS, new Set([1, 2, 3]))
  expect(reports.map(({ id }) => id)).toEqual(['publicado', 'rascunho'])
  expect([...byDate]).toEqual([
    [1, { date: 1, atriu: [bia] }],
    [2, { date: 2, atriu: [cida] }],
  ])
})
