import { describe, expect, test } from 'vitest'
import { MAX_MESSAGE, plain, whatsappMessages } from '#src/output/whatsapp-text.ts'
import { fullMonth, longName, roteiro } from './roteiro-builder.ts'

describe('the roteiro as messages', () => {
  test('have bold dates, the names of the posts, and bullets', () => {
    const month = roteiro({
      '2026-10-11 18:30': { atriu: ['Ana', 'Bia'], som: [''] },
      '2026-10-14 19:30': {},
    })
    expect(whatsappMessages(month)).toEqual([
      [
        '*Escala de outubro de 2026*',
        '*Jardim Novo, Campinas*',
        '',
        '*dom 11/10 18:30*',
        '• Átrio: Ana, Bia',
        '• Som: (vaga)',
        '',
        '*qua 14/10 19:30*',
        '• Ninguém escalado',
        '',
        '_Versão de 01/10 12:00_',
      ].join('\n'),
    ])
  })

  test('of a month without services say so', () => {
    expect(whatsappMessages(roteiro({}))).toEqual([
      '*Escala de outubro de 2026*\n*Jardim Novo, Campinas*\n\nNenhum culto escalado neste mês.',
    ])
  })

  test('are cut between weeks, which begin on Monday', () => {
    const week = (days: string[]) =>
      Object.fromEntries(days.map((day) => [`2026-10-${day} 18:30`, { atriu: names }]))
    const names = Array.from({ length: 11 }, (_, index) => longName(index))
    // Sunday 11 ends the week that Wednesday 7 is in
    const messages = whatsappMessages(roteiro(week(['07', '11', '14'])))
    expect(messages.map((message) => message.match(/\*\w{3} \d\d\/10/g))).toEqual([
      ['*qua 07/10', '*dom 11/10'],
      ['*qua 14/10'],
    ])
    expect(messages[1]).toMatch(/^\*Escala de outubro de 2026 \(2\/2\)\*\n\*Jardim Novo, Campinas\*\n/)
  })

  test.each([
    ['14 services a week, 4 a post', 4],
    ['14 services a week, 20 a post, names of 60 characters', 20],
  ])('stay within 1,800 characters and lose no name: %s', (_, count) => {
    const messages = whatsappMessages(roteiro(fullMonth(count)))
    expect(messages.length).toBeGreaterThan(3)
    for (const message of messages) expect(message.length).toBeLessThanOrEqual(MAX_MESSAGE)
    const all = messages.join('\n')
    for (let number = 0; number < count; number += 1)
      expect(all.split(longName(number))).toHaveLength(42 * 5 + 1)
  })

  test('are not formatted by what a name holds', () => {
    expect(plain(' *Ana*\n_Lima_  ')).toBe('Ana Lima')
  })
})
