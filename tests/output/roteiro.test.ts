import { describe, expect, test } from 'vitest'
import { namesOf, postosOf, roteiroOf } from '#src/output/roteiro.ts'
import { at, HOUSE, report } from './roteiro-builder.ts'

describe('the roteiro of a house and month', () => {
  const sisters = report('feminino', {
    '2026-10-12 18:30': { atriu: ['Ana', ''], corredor: [] },
    '2026-11-01 18:30': { atriu: ['Eva'] },
  })
  const brothers = report('masculino', { '2026-10-12 18:30': { atriu: ['João'], corredor: ['Rui'] } })
  const sound = report('masculino', { '2026-10-10 19:30': { som: ['Davi'] } })

  test('joins sisters and brothers, doors and sound, by their instant', () => {
    const { cultos } = roteiroOf([brothers, sisters, sound], HOUSE, '2026-10')
    expect(cultos.map(({ date }) => date)).toEqual([at('2026-10-10 19:30'), at('2026-10-12 18:30')])
    expect(cultos[1]?.postos.map((posto) => [posto.nome, namesOf(posto)])).toEqual([
      ['Átrio', ['Ana', 'João', '(vaga)']],
      ['Pedidos de oração', ['Rui']],
    ])
  })

  test('leaves out drafts and other months, and posts that nobody fills', () => {
    const draft = report('feminino', { '2026-10-20 18:30': { atriu: ['Lia'] } }, { ativo: false })
    const month = roteiroOf([draft, sisters], HOUSE, '2026-10')
    expect(month.cultos).toHaveLength(1)
    expect(postosOf(month)).toEqual([{ posto: 'atriu', nome: 'Átrio' }])
    expect(roteiroOf([sisters], HOUSE, '2026-12')).toMatchObject({ cultos: [], versaoEm: undefined })
  })

  test('is of the version of its latest change, or of its creation', () => {
    const older = report('masculino', { '2026-10-12 18:30': {} }, { alteracao: undefined, createdAt: 5 })
    expect(roteiroOf([older], HOUSE, '2026-10').versaoEm).toBe(5)
    expect(roteiroOf([older, sisters], HOUSE, '2026-10').versaoEm).toBe(Date.UTC(2026, 9, 1, 15))
  })

  test('names somebody who is in a post of two reports once', () => {
    const { cultos } = roteiroOf([sisters, { ...sisters, id: 'copy' }], HOUSE, '2026-10')
    expect(cultos[0]?.postos[0]?.pessoas).toHaveLength(1)
  })
})
