import { describe, expect, test } from 'vitest'
import { decodeFile } from '#src/pages/user/import/decode-file.ts'
import { readSheet } from '#src/pages/user/import/read-sheet.ts'
import { templateText } from '#src/pages/user/import/template.ts'

const HEADER = 'Nome;Celular;Genero;Data de Nascimento;Cidade;Cargo;Casa de Oracao;Username'

describe('a sheet', () => {
  test.each([';', ',', '\t'])(
    'separated by %j is read, its headers in any order, case and accents',
    (mark) => {
      const header = ['USERNAME', 'casa de oração', 'Gênero', ' nome ', 'Cargo', 'Cidade', 'Observação'].join(
        mark,
      )
      const row = ['ana@rede.org', 'Central', 'feminino', 'Ana', 'Porteiro', 'Campinas', 'nada'].join(mark)
      expect(rowsOf(`${header}\r\n${row}\r\n`)).toEqual([
        {
          line: 2,
          values: {
            Nome: 'Ana',
            Celular: '',
            Genero: 'feminino',
            'Data de Nascimento': '',
            Cidade: 'Campinas',
            Cargo: 'Porteiro',
            'Casa de Oracao': 'Central',
            Username: 'ana@rede.org',
          },
        },
      ])
    },
  )

  test.each([';', ','])('may begin with the line that tells Excel its separator %j', (mark) => {
    const lines = [`sep=${mark}`, HEADER.replaceAll(';', mark), `Ana${mark.repeat(7)}ana`]
    const rows = rowsOf(lines.join('\r\n'))
    expect(rows.map(({ line, values }) => [line, values.Nome, values.Username])).toEqual([[3, 'Ana', 'ana']])
  })

  test('keeps separators, line breaks and quotes that stand in quotes, and counts empty lines', () => {
    const rows = rowsOf(`\n${HEADER}\n;;;;;;;\n"Ana; a ""Aninha""";;F;;"Mogi, das Cruzes";P;C;ana\n`)
    expect(rows.map(({ line }) => line)).toEqual([4])
    expect(rows[0]?.values.Nome).toBe('Ana; a "Aninha"')
    expect(rows[0]?.values.Cidade).toBe('Mogi, das Cruzes')
  })

  test('a short row has empty values', () => {
    expect(rowsOf(`${HEADER}\nAna`)[0]?.values).toMatchObject({ Nome: 'Ana', Username: '' })
  })

  test.each([
    ['', /Não há nenhuma linha/],
    [' \n ; ', /Não há nenhuma linha/],
    [HEADER, /faltam as pessoas/],
    ['Nome;Cidade\nAna;Campinas', /falta: Genero, Cargo, Casa de Oracao, Username/],
    ['Ana;Campinas\nBia;Itu', /títulos das colunas/],
    [`${HEADER}\n"Ana;;F`, /aspas/],
    [`${HEADER}${'\nAna'.repeat(5001)}`, /5001 pessoas/],
  ])('%j gets a sentence', (text, sentence) => {
    const sheet = readSheet(text)
    expect('problem' in sheet && sheet.problem).toMatch(sentence)
  })

  test('the template has all columns and nobody in it', () => {
    const sheet = readSheet(`${templateText()}Ana;;F;;C;P;I;ana`)
    expect(templateText().startsWith('\uFEFFNome;')).toBe(true)
    expect('rows' in sheet && sheet.rows).toHaveLength(1)
    expect('problem' in readSheet(templateText())).toBe(true)
  })
})

describe('a file', () => {
  test.each([
    ['UTF-8', new TextEncoder().encode('São')],
    ['UTF-8 with its mark', new TextEncoder().encode('\uFEFFSão')],
    ['Windows-1252', Uint8Array.of(0x53, 0xe3, 0x6f)],
    ['UTF-16', Uint8Array.of(0xff, 0xfe, 0x53, 0, 0xe3, 0, 0x6f, 0)],
  ])('in %s is decoded', (_, bytes) => {
    expect(decodeFile(bytes)).toBe('São')
  })

  test('that is no text is not', () => {
    expect(decodeFile(Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0))).toBeUndefined()
  })
})

function rowsOf(text: string) {
  const sheet = readSheet(text)
  if ('problem' in sheet) throw new Error(sheet.problem)
  return sheet.rows
}
