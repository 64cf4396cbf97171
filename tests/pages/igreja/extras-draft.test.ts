import { describe, expect, test } from 'vitest'
import { type DiaEspecial, type Igreja, NOMES_POSTOS_PADRAO } from '#src/domain/entities.ts'
import { type ExtrasDraft, readExtrasDraft, toExtrasDraft } from '#src/pages/igreja/extras/extras-draft.ts'
import {
  addSpecialRow,
  type SpecialRow,
  specialProblems,
  toSpecialDays,
  toSpecialRows,
} from '#src/pages/igreja/extras/special-days-draft.ts'

const house: Igreja = {
  id: 'i1',
  nome: 'Central',
  cidade: 'c1',
  rdj: 'nao',
  diasRDJ: [],
  diasCulto: [],
  ...NOMES_POSTOS_PADRAO,
}
const draft = (part: Partial<ExtrasDraft> = {}) => ({ ...toExtrasDraft(house), ...part })

describe('the extras of a house', () => {
  test('are nothing where nothing is said, and what was stored is read back', () => {
    expect(readExtrasDraft(draft())).toEqual({ extras: {} })
    const extras = {
      diasEspeciais: [{ data: '2026-12-25', horario: '09:00', tipo: 'extra', quantidades: { som: 2 } }],
      contato: { nome: 'Sara', celular: '5519987654321' },
      trocas: { modo: 'aprovacao', horas: 12 },
    } satisfies Partial<Igreja>
    expect(readExtrasDraft(toExtrasDraft({ ...house, ...extras }))).toEqual({ extras })
  })

  test.each<[string, Partial<ExtrasDraft>, object]>([
    ['a number without a name', { contatoCelular: '19987654321' }, { contatoNome: expect.any(String) }],
    ['a name without a number', { contatoNome: 'Sara' }, { contatoCelular: expect.any(String) }],
    [
      'a contact that did not agree',
      { contatoNome: 'Sara', contatoCelular: '19987654321', consente: false },
      { consente: expect.any(String) },
    ],
    ['hours that are none', { horas: 'dois' }, { horas: expect.any(String) }],
    ['too many hours', { horas: '721' }, { horas: expect.any(String) }],
  ])('refuse %s', (_what, part, problems) => {
    expect(readExtrasDraft(draft(part))).toEqual({ problems })
  })

  test('hours do not matter where nobody swaps', () => {
    expect(readExtrasDraft(draft({ modo: 'aviso', horas: '' }))).toEqual({
      extras: { trocas: { modo: 'aviso', horas: 0 } },
    })
  })
})

describe('special days', () => {
  const row = (part: Partial<SpecialRow> = {}): SpecialRow => ({
    key: 0,
    data: '2026-12-25',
    horario: '09:00',
    tipo: 'extra',
    quantidades: {},
    ...part,
  })

  test.each<[string, Partial<SpecialRow>, string]>([
    ['no date', { data: '' }, 'data'],
    ['a date that is none', { data: '2026-02-30' }, 'data'],
    ['an extra service at no time', { horario: '' }, 'horario'],
    ['a time that is none', { horario: '25:00', tipo: 'sem-escala' }, 'horario'],
    ['other quantities that name none', { tipo: 'quantidades' }, 'quantidades'],
    ['too many people', { quantidades: { atriu: '21' } }, 'quantidades'],
    ['half a person', { quantidades: { atriu: '1,5' } }, 'quantidades'],
  ])('refuse %s', (_what, part, field) => {
    expect(Object.keys(specialProblems([row(part)])?.[0] ?? {})).toEqual([field])
  })

  test('a date is once in the list, and a new row has a key of its own', () => {
    expect(specialProblems([row(), row({ key: 1 })])).toEqual({ 1: { data: expect.any(String) } })
    expect(specialProblems([row(), row({ key: 1, tipo: 'sem-escala', horario: '' })])).toBeUndefined()
    expect(addSpecialRow([row({ key: 4 })]).at(-1)?.key).toBe(5)
  })

  test('are stored by date, a date without roster without quantities', () => {
    const days: DiaEspecial[] = [
      { data: '2026-12-31', horario: '', tipo: 'sem-escala' },
      { data: '2026-12-25', horario: '09:00', tipo: 'extra', quantidades: { som: 0, atriu: 3 } },
    ]
    const [off, extra] = toSpecialRows(days)
    if (!off || !extra) throw new Error('two rows expected')
    expect(toSpecialDays([{ ...off, quantidades: { som: '2' } }, extra])).toEqual([days[1], days[0]])
  })
})
