import { describe, expect, test } from 'vitest'
import { DIAS } from '#src/domain/entities.ts'
import { addRow, type DiaRow, diaProblems, MAX_DIAS, toRows } from '#src/pages/igreja/dias-draft.ts'

const SUNDAY: DiaRow = { key: 0, dia: 'Domingo', horario: '18:30' }

describe('a new row', () => {
  test('is the first weekday without a service', () => {
    expect(addRow([], '18:30')).toEqual([SUNDAY])
    expect(addRow([SUNDAY], '19:30').at(-1)).toEqual({ key: 1, dia: 'Segunda', horario: '19:30' })
    expect(addRow(toRows(DIAS.map((dia) => ({ dia, horario: '18:30' }))), '10:00').at(-1)?.dia).toBe(
      'Domingo',
    )
  })

  test('never shares its key with a row that is still there', () => {
    const rows = addRow(addRow(addRow([], '18:30'), '18:30'), '18:30')
    const keys = addRow(rows.slice(1), '18:30').map((row) => row.key)
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe('what is wrong with rows', () => {
  test('nothing, with a service a row', () => {
    expect(
      diaProblems([SUNDAY, { ...SUNDAY, key: 1, horario: '10:00' }, { ...SUNDAY, key: 2, dia: 'Quarta' }]),
    ).toBe(undefined)
    expect(diaProblems([])).toBe(undefined)
  })

  test.each([
    ['', 'Informe o horário.'],
    ['25:99', 'O horário 25:99 não existe: use de 00:00 a 23:59.'],
    ['7h', 'O horário 7h não existe: use de 00:00 a 23:59.'],
  ])('a time of %o', (horario, sentence) => {
    expect(diaProblems([SUNDAY, { key: 7, dia: 'Sexta', horario }])).toEqual({ 7: sentence })
  })

  test('the second of two equal rows, not the first', () => {
    expect(diaProblems([SUNDAY, { ...SUNDAY, key: 4 }])).toEqual({
      4: 'Este dia e horário já está na lista.',
    })
  })

  test('the row after the fourteenth', () => {
    const rows = Array.from({ length: MAX_DIAS + 1 }, (_, key): DiaRow => {
      return { key, dia: 'Domingo', horario: `${String(key).padStart(2, '0')}:00` }
    })
    expect(diaProblems(rows.slice(0, MAX_DIAS))).toBe(undefined)
    expect(diaProblems(rows)).toEqual({ [MAX_DIAS]: 'São no máximo 14 dias: remova este.' })
  })
})
