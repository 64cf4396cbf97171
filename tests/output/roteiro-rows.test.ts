import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { roteiroCsv, roteiroRows } from '#src/output/roteiro-rows.ts'
import { roteiro } from './roteiro-builder.ts'

const MONTH = roteiro({
  '2026-10-11 18:30': {
    atriu: ['Ana; "a alta"', ''],
    som: ['=HYPERLINK("http://mau")', '+55', '\t@SUM(A1)'],
  },
  '2026-10-14 19:30': {},
})

test('a row for each person and blank, and one for a service without anybody', () => {
  expect(roteiroRows(MONTH)).toEqual([
    ['11/10/2026', 'Domingo', '18:30', 'Átrio', 'Irmãs', 'Ana; "a alta"'],
    ['11/10/2026', 'Domingo', '18:30', 'Átrio', '', '(vaga)'],
    ['11/10/2026', 'Domingo', '18:30', 'Som', 'Irmãs', '=HYPERLINK("http://mau")'],
    ['11/10/2026', 'Domingo', '18:30', 'Som', 'Irmãs', '+55'],
    ['11/10/2026', 'Domingo', '18:30', 'Som', 'Irmãs', '@SUM(A1)'],
    ['14/10/2026', 'Quarta', '19:30', '', '', 'Ninguém escalado'],
  ])
})

test('the CSV is read back whole by another parser, and nothing in it is a formula', () => {
  const csv = roteiroCsv(MONTH)
  expect(csv.startsWith('\uFEFFData;Dia;')).toBe(true)
  expect(csv.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  const { data, errors } = Papa.parse<string[]>(csv.slice(1), { delimiter: ';', skipEmptyLines: true })
  expect(errors).toEqual([])
  expect(data.map((row) => row.at(-1))).toEqual([
    'Nome',
    'Ana; "a alta"',
    '(vaga)',
    `'=HYPERLINK("http://mau")`,
    "'+55",
    "'@SUM(A1)",
    'Ninguém escalado',
  ])
  expect(data.flat().filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([])
})
