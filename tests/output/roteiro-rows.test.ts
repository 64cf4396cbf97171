import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { toStored } from '#src/lib/service-time.ts'
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
  const [first, second] = [toStored('2026-10-11', '18:30'), toStored('2026-10-14', '19:30')]
  expect(roteiroRows(MONTH)).toEqual([
    { date: first, posto: 'Átrio', grupo: 'Irmãs', nome: 'Ana; "a alta"' },
    { date: first, posto: 'Átrio', grupo: '', nome: '(vaga)' },
    { date: first, posto: 'Som', grupo: 'Irmãs', nome: '=HYPERLINK("http://mau")' },
    { date: first, posto: 'Som', grupo: 'Irmãs', nome: '+55' },
    { date: first, posto: 'Som', grupo: 'Irmãs', nome: '@SUM(A1)' },
    { date: second, posto: '', grupo: '', nome: 'Ninguém escalado' },
  ])
})

test('the CSV is read back whole by another parser, and nothing in it is a formula', () => {
  const csv = roteiroCsv(MONTH)
  expect(csv.startsWith('\uFEFFData;Dia;')).toBe(true)
  expect(csv.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  const { data, errors } = Papa.parse<string[]>(csv.slice(1), { delimiter: ';', skipEmptyLines: true })
  expect(errors).toEqual([])
  expect(data[1]).toEqual(['11/10/2026', 'Domingo', '18:30', 'Átrio', 'Irmãs', 'Ana; "a alta"'])
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
