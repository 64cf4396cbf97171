import { Timestamp } from 'firebase/firestore'
import { describe, expect, test } from 'vitest'
import { parseReport } from '#src/repositories/parse-report.ts'

const ANA = { id: 'ana', name: 'Ana', genero: 'feminino', cargo: 'porta', cidade: 'sp', igreja: 'central' }

describe('a report', () => {
  test('of an older database reads without what it lacks, and names its people', () => {
    const report = parseReport('r1', {
      nomeRelatorio: 'Portas',
      report: [{ date: '2026-03-01T18:30:00.000Z', atriu: [ANA, { id: '', name: '' }], corredor: 'ninguém' }],
    })
    expect(report).toMatchObject({
      id: 'r1',
      nomeRelatorio: 'Portas',
      cidade: '',
      genero: undefined,
      ativo: false,
      versao: 0,
      alteracao: undefined,
      pessoas: ['ana'],
    })
    expect(report.report).toEqual([
      { date: Date.UTC(2026, 2, 1, 18, 30), atriu: [ANA, { id: '', name: '' }] },
    ])
  })

  test('drops days that are none, keeps one whose date cannot be read, and leaves private fields of people behind', () => {
    const { report } = parseReport('r1', {
      report: [
        'domingo',
        null,
        { date: 'amanhã', som: [{ ...ANA, celular: '11', email: 'a', datanasc: '1990' }, 'Eva'] },
      ],
    })
    expect(report).toEqual([{ date: undefined, som: [ANA] }])
  })

  test('takes the stored people before those of its days', () => {
    expect(parseReport('r1', { report: [{ atriu: [ANA] }], pessoas: ['bia', 7] }).pessoas).toEqual(['bia'])
  })

  test('tells who changed it last, once the server has confirmed when', () => {
    const alteracao = { log: 'l', userId: 'ana', nameUser: 'Ana', action: 'Relatorio-Up', timestamp: null }
    expect(parseReport('r1', { alteracao }).alteracao).toEqual({ ...alteracao, timestamp: undefined })
    const confirmed = { ...alteracao, timestamp: Timestamp.fromMillis(9) }
    expect(parseReport('r1', { alteracao: confirmed }).alteracao?.timestamp).toBe(9)
  })
})
