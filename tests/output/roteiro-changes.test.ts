import { describe, expect, test } from 'vitest'
import { roteiroOf } from '#src/output/roteiro.ts'
import { changeMessages, changesBetween } from '#src/output/roteiro-changes.ts'
import { MAX_MESSAGE } from '#src/output/whatsapp-text.ts'
import { at, fullMonth, HOUSE, report, roteiro } from './roteiro-builder.ts'

const START = at('2026-10-01 00:00')

describe('what changed since it was sent', () => {
  test('somebody in the place of another, with brothers and sisters told apart', () => {
    const month = (sisters: string[], brothers: string[]) =>
      roteiroOf(
        [
          report('feminino', { '2026-10-11 18:30': { atriu: sisters } }),
          report('masculino', { '2026-10-11 18:30': { atriu: brothers } }),
        ],
        HOUSE,
        '2026-10',
      )
    expect(changesBetween(month(['Eva'], ['João']), month(['Ana'], ['Rui']), START)).toEqual([
      'Mudou: dom 11/10 18:30 Átrio: Ana no lugar de Eva',
      'Mudou: dom 11/10 18:30 Átrio: Rui no lugar de João',
    ])
    expect(changesBetween(month([], ['João']), month(['Ana'], []), START)).toEqual([
      'Mudou: dom 11/10 18:30 Átrio: Ana no lugar de João',
    ])
  })

  test('who comes, who goes, services that are new or gone', () => {
    const before = roteiro({
      '2026-10-11 18:30': { atriu: ['Ana', 'Eva'] },
      '2026-10-14 19:30': { atriu: ['Ana'] },
    })
    const now = roteiro({
      '2026-10-11 18:30': { atriu: ['Ana'], som: ['Bia'] },
      '2026-10-18 18:30': { atriu: ['Lia', ''] },
    })
    expect(changesBetween(before, now, START)).toEqual([
      'Mudou: dom 11/10 18:30 Átrio: sai Eva',
      'Mudou: dom 11/10 18:30 Som: entra Bia',
      'Saiu da escala: qua 14/10 19:30',
      'Novo: dom 18/10 18:30 Átrio: Lia, (vaga)',
    ])
  })

  test('nothing, for the same people in another order, and for services that are over', () => {
    const before = roteiro({ '2026-10-11 18:30': { atriu: ['Ana', 'Eva'] } })
    expect(changesBetween(before, roteiro({ '2026-10-11 18:30': { atriu: ['Eva', 'Ana'] } }), START)).toEqual(
      [],
    )
    expect(changesBetween(before, roteiro({}), at('2026-10-12 00:00'))).toEqual([])
    expect(changeMessages(before, [], 0)).toEqual([])
  })

  test('is a message that tells to disregard the older list', () => {
    const now = roteiro({})
    const sentAt = Date.UTC(2026, 9, 5, 17, 30)
    expect(changeMessages(now, ['Mudou: dom 11/10 18:30 Átrio: Ana no lugar de João'], sentAt)).toEqual([
      [
        '*Mudanças na escala de outubro de 2026*',
        '*Jardim Novo, Campinas*',
        '',
        '• Mudou: dom 11/10 18:30 Átrio: Ana no lugar de João',
        '',
        '*Desconsidere a lista enviada em 05/10 14:30.*',
      ].join('\n'),
    ])
  })

  test('is cut into messages that WhatsApp takes', () => {
    const now = roteiro(fullMonth(20))
    const messages = changeMessages(now, changesBetween(roteiro({}), now, START), START)
    expect(messages.length).toBeGreaterThan(10)
    for (const message of messages) expect(message.length).toBeLessThanOrEqual(MAX_MESSAGE)
  })
})
