import { expect, test } from 'vitest'
import { type Cargo, type Igreja, NOMES_POSTOS_PADRAO } from '#src/domain/entities.ts'
import { type CheckContext, checkRows } from '#src/pages/user/import/check-rows.ts'
import type { RawRow } from '#src/pages/user/import/columns.ts'

const GOOD: RawRow['values'] = {
  Nome: 'Ana Souza',
  Celular: '(19) 98888-7777',
  Genero: 'F',
  'Data de Nascimento': '07/03/1990',
  Cidade: 'JUNDIAI',
  Cargo: 'porteiro',
  'Casa de Oracao': 'vila  arens',
  Username: 'Ana@Rede.org',
}

const CONTEXT: CheckContext = {
  today: '2026-11-21',
  cidades: [
    { id: 'jundiai', nome: 'Jundiaí' },
    { id: 'campinas', nome: 'Campinas' },
  ],
  cargos: [cargo('porteiro', 'Porteiro'), cargo('admin', 'Administrador')],
  igrejas: [
    igreja('vila', 'Vila Arens', 'jundiai'),
    igreja('central-j', 'Central', 'jundiai'),
    igreja('central-c', 'Central', 'campinas'),
  ],
  cargoRefusal: ({ id }) => (id === 'admin' ? 'Acima do seu.' : undefined),
}

test('a good row becomes the fields to write', () => {
  expect(check({})).toEqual({
    fields: {
      name: 'Ana Souza',
      celular: '19988887777',
      genero: 'feminino',
      datanasc: '1990-03-07',
      cidade: 'jundiai',
      cargo: 'porteiro',
      igreja: 'vila',
      email: 'ana@rede.org',
    },
  })
})

test('phone and birth date may be missing, and the city decides between houses of one name', () => {
  const row = check({
    Celular: '',
    'Data de Nascimento': '',
    Cidade: 'Campinas',
    'Casa de Oracao': 'Central',
  })
  expect(row.fields).toMatchObject({ celular: '', datanasc: '', igreja: 'central-c' })
})

test.each<[Partial<RawRow['values']>, string]>([
  [{ Nome: '' }, 'Falta o nome.'],
  [{ Nome: 'x'.repeat(121) }, 'O nome pode ter no máximo 120 caracteres.'],
  [{ Genero: 'x' }, 'Gênero “x”: use masculino ou feminino.'],
  [{ Celular: '1,9E+10' }, 'Celular “1,9E+10”: até 20 números.'],
  [{ 'Data de Nascimento': '31/02/1990' }, 'Data “31/02/1990” não existe: use DD/MM/AAAA.'],
  [{ 'Data de Nascimento': '22/11/2026' }, 'Data “22/11/2026”: precisa estar no passado.'],
  [{ Cidade: 'Itu' }, 'Cidade “Itu” não existe.'],
  [{ Cargo: 'Bispo' }, 'Cargo “Bispo” não existe.'],
  [{ Cargo: 'Administrador' }, 'Cargo “Administrador”: Acima do seu.'],
  [{ 'Casa de Oracao': 'Sul' }, 'Casa de oração “Sul” não existe.'],
  [{ Cidade: 'Campinas' }, 'Casa de oração “vila  arens” não fica em Campinas.'],
  [{ Username: '' }, 'Falta o username.'],
  [{ Username: 'joão' }, 'Username “joão”: sem acentos, espaços e barras, até 128 letras.'],
])('%j has this one problem: %s', (change, problem) => {
  expect(check(change)).toEqual({ problems: [problem] })
})

test('every problem of a row is named, and a username may stand only once in any letter case', () => {
  expect(check({ Nome: '', Genero: '', Cidade: '' }).problems).toEqual([
    'Falta o nome.',
    'Falta o gênero.',
    'Falta a cidade.',
  ])
  const rows = checkRows([row(2, {}), row(3, { Username: 'ANA@rede.org' })], CONTEXT)
  expect(rows[0]?.problems).toBeUndefined()
  expect(rows[1]?.problems).toEqual(['Username repetido: já está na linha 2.'])
})

test('two cities of the same name cannot be told apart', () => {
  const cidades = [...CONTEXT.cidades, { id: 'outra', nome: 'jundiaí' }]
  const [checked] = checkRows([row(2, {})], { ...CONTEXT, cidades })
  expect(checked?.problems).toEqual(['Há mais de uma cidade “JUNDIAI”.'])
})

function check(change: Partial<RawRow['values']>) {
  const [checked] = checkRows([row(2, change)], CONTEXT)
  if (!checked) throw new Error('no row')
  const { line: _line, values: _values, ...result } = checked
  return result
}

function row(line: number, change: Partial<RawRow['values']>): RawRow {
  return { line, values: { ...GOOD, ...change } }
}

function cargo(id: string, nome: string): Cargo {
  return { id, nome, tipo: 'UserP', permissoes: [] }
}

function igreja(id: string, nome: string, cidade: string): Igreja {
  return { id, nome, cidade, rdj: 'nao', diasRDJ: [], diasCulto: [], ...NOMES_POSTOS_PADRAO }
}
