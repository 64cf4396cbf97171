import { Timestamp } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import { changedFields, type References } from '../../scripts/legacy/conversion.ts'
import { convertLog } from '../../scripts/legacy/convert-log.ts'
import { convertCargo, convertIgreja } from '../../scripts/legacy/convert-network.ts'
import { convertReport } from '../../scripts/legacy/convert-report.ts'
import { convertUser } from '../../scripts/legacy/convert-user.ts'

const references: References = {
  users: new Set(['ana']),
  cidades: new Set(['c1']),
  cargos: new Set(['p']),
  igrejas: new Map([['i1', 'c1']]),
}
const created = Timestamp.fromMillis(1_000)
const place = { cargo: 'p', cidade: 'c1', igreja: 'i1', genero: 'feminino' }
const kinds = ({ findings }: { findings: { kind: string }[] }) => findings.map(({ kind }) => kind)

const user = (fields: Record<string, unknown>) =>
  convertUser('ana', { name: 'Ana', email: 'a@b', ...place, ...fields }, references, created, undefined)

describe('convertUser', () => {
  it.each([
    ['07/03/1980', '1980-03-07'],
    ['7-3-1980', '1980-03-07'],
    ['1980-03-07', '1980-03-07'],
    ['1980-03-07T00:00:00.000Z', '1980-03-07'],
    [{ seconds: 321_235_200 }, '1980-03-07'],
    [undefined, ''],
    ['', ''],
  ])('reads the birth date %j', (datanasc, expected) => {
    expect(user({ datanasc }).fields['datanasc']).toBe(expected)
  })

  it('leaves a birth date that does not exist, and says so', () => {
    const converted = user({ datanasc: '31/02/1980' })
    expect(converted.fields).not.toHaveProperty('datanasc')
    expect(converted.findings).toEqual([
      { kind: 'data-ilegivel', path: 'User/ana', detail: 'datanasc "31/02/1980"' },
    ])
  })

  it('reads phones as digits, also of a number, and leaves what is no phone', () => {
    expect(user({ celular: '+55 (19) 9-8' }).fields['celular']).toBe('551998')
    expect(user({ celular: 19_999 }).fields['celular']).toBe('19999')
    expect(kinds(user({ celular: '1'.repeat(21) }))).toEqual(['celular-ilegivel'])
  })

  it('tells every id that leads nowhere', () => {
    expect(kinds(user({ cargo: 'x', cidade: 'x', igreja: 'x' }))).toEqual([
      'cargo-inexistente',
      'cidade-inexistente',
      'igreja-inexistente',
    ])
    expect(kinds(user({ cidade: undefined }))).toEqual(['cidade-inexistente', 'outra-cidade'])
    expect(kinds(user({ name: ' ', genero: 'x' }))).toEqual(['nome-ausente', 'genero-desconhecido'])
  })

  it('has nothing left to change in what it converted', () => {
    const before = { name: 'Ana', email: ' ANA@b ', ...place, createdAt: '2023-01-01T00:00:00Z' }
    const first = convertUser('ana', before, references, created, 'ana_1')
    const after = { ...before, ...changedFields(before, first) }
    expect(after).toMatchObject({ email: 'ana@b', primeiroLogin: 'ana_1' })
    expect(changedFields(after, convertUser('ana', after, references, created, 'ana_2'))).toBeUndefined()
  })
})

describe('convertCargo and convertIgreja', () => {
  it('keeps known permissions, each once', () => {
    const cargo = convertCargo('p', { nome: 'P', tipo: 'X', permissoes: ['home', 'voar', 'home'] })
    expect(cargo.fields).toEqual({ permissoes: ['home'] })
    expect(kinds(cargo)).toEqual(['tipo-desconhecido', 'permissao-desconhecida'])
    expect(convertCargo('p', { nome: 'P', tipo: 'Admin' }).fields).toEqual({ permissoes: [] })
  })

  it('reads days as they were spelt and keeps what it cannot read', () => {
    const igreja = convertIgreja(
      'i1',
      {
        nome: 'I',
        cidade: 'c1',
        rdj: 'Sim',
        diasCulto: [
          { dia: 'Sábado', horario: '19h30' },
          { dia: 'terça-feira', horario: '9:05' },
          { dia: 'Segunda', horario: '24:00' },
        ],
        som: 'Mesa',
      },
      references,
    )
    expect(igreja.fields).toMatchObject({
      rdj: 'sim',
      diasRDJ: [],
      diasCulto: [
        { dia: 'Sabado', horario: '19:30' },
        { dia: 'Terca', horario: '09:05' },
        { dia: 'Segunda', horario: '24:00' },
      ],
      atriu: 'Átrio',
    })
    expect(igreja.fields).not.toHaveProperty('som')
    expect(kinds(igreja)).toEqual(['culto-ilegivel'])
  })
})

describe('nothing changes in silence', () => {
  it.each([
    [{ ddd: '19', numero: '999990000' }],
    [['19999990000', '1133334444']],
    ['19 99999-0000 / 11 3333-4444'],
    ['1999990000 ou 1133334444'],
    [true],
  ])('a phone %j that is not one number stays, and is told', (celular) => {
    const { fields, findings } = user({ celular })
    expect(fields).not.toHaveProperty('celular')
    expect(findings).toEqual([
      { kind: 'celular-ilegivel', path: 'User/ana', detail: JSON.stringify(celular) },
    ])
  })

  it.each([
    ['+55 (19) 99999-0000', '5519999990000'],
    [19999990000, '19999990000'],
    [null, ''],
  ])('a phone %j is one number', (celular, digits) => {
    expect(user({ celular })).toMatchObject({ findings: [], fields: { celular: digits } })
  })

  it('a time of creation that cannot be read is told', () => {
    const { fields, findings } = user({ createdAt: 'ontem' })
    expect(fields['createdAt']).toEqual(created)
    expect(findings).toEqual([{ kind: 'criacao-ilegivel', path: 'User/ana', detail: '"ontem"' }])
  })

  it('a field that nobody knows stays, and is told', () => {
    const { fields, findings } = user({ apelido: 'Aninha' })
    expect(fields).not.toHaveProperty('apelido')
    expect(findings).toEqual([{ kind: 'campo-desconhecido', path: 'User/ana', detail: 'apelido = "Aninha"' }])
  })

  const report = (fields: Record<string, unknown>) =>
    convertReport('r', { nomeRelatorio: 'R', ...place, ...fields }, references, created)

  it.each([
    [1, true, 'atual = 1: lido como sim'],
    [0, false, 'atual = 0: lido como não'],
    ['talvez', false, 'atual = "talvez" (não se entende): lido como não'],
  ])('a switch kept as %j is read, and told', (atual, read, detail) => {
    const { fields, findings } = report({ atual })
    expect(fields['atual']).toBe(read)
    expect(findings).toEqual([{ kind: 'valor-interpretado', path: 'Reports/r', detail }])
  })

  it('a number as the id of a person is its text, and told', () => {
    const { fields, findings } = report({ report: [{ date: 0, som: [{ id: 7, name: 'Ana' }] }] })
    expect(fields).toMatchObject({ pessoas: ['7'], report: [{ som: [{ id: '7', name: 'Ana' }] }] })
    expect(findings[0]).toEqual({
      kind: 'valor-interpretado',
      path: 'Reports/r',
      detail: 'dia 1: id = 7 de Ana: lido como "7"',
    })
  })

  it('a report of more than 1,000 days is told', () => {
    const days = (count: number) => Array.from({ length: count }, (_, day) => ({ date: day * 86_400_000 }))
    expect(kinds(report({ report: days(1_000) }))).toEqual([])
    expect(report({ report: days(1_001) }).findings).toEqual([
      { kind: 'relatorio-longo', path: 'Reports/r', detail: '1001 dias' },
    ])
  })
})

describe('convertReport', () => {
  const report = (fields: Record<string, unknown>) =>
    convertReport('r', { nomeRelatorio: 'R', ...place, ...fields }, references, created)

  it('takes phone, birth date and e-mail out of the copies of people', () => {
    const person = {
      id: 'ana',
      name: 'Ana',
      ...place,
      celular: '1',
      datanasc: '2',
      email: '3',
      password: '4',
    }
    expect(report({ report: [{ date: 0, som: [person] }] }).fields['report']).toEqual([
      { date: Timestamp.fromMillis(0), som: [{ id: 'ana', name: 'Ana', ...place }] },
    ])
  })

  it('reads days kept as a map or as text, people kept as text, and empty places', () => {
    const day = { date: '2024-01-07T18:30:00Z', som: ['{"id":"ana","name":"Ana"}', null, 'Fulano', {}] }
    const expected = [
      {
        date: Timestamp.fromMillis(Date.UTC(2024, 0, 7, 18, 30)),
        som: [
          { id: 'ana', name: 'Ana' },
          { id: '', name: '' },
          { id: '', name: 'Fulano' },
          { id: '', name: '' },
        ],
      },
    ]
    for (const stored of [[day], { 0: day }, JSON.stringify([day]), [JSON.stringify(day)]]) {
      const converted = report({ report: stored })
      expect(converted.fields).toMatchObject({ report: expected, pessoas: ['ana'] })
      expect(converted.findings).toEqual([])
    }
  })

  it('keeps a date that it cannot read, and tells what it left out', () => {
    const converted = report({ report: [{ date: 'ontem', obs: 'x', som: [] }, 7] })
    expect(converted.fields['report']).toEqual([{ date: 'ontem', som: [] }])
    expect(kinds(converted)).toEqual(['data-ilegivel', 'campo-retirado', 'relatorio-ilegivel'])
  })

  it('tells of a report that nears the limit of a document', () => {
    const som = [{ id: 'ana', name: 'N'.repeat(9_000) }]
    expect(kinds(report({ report: Array.from({ length: 90 }, () => ({ date: 0, som })) }))).toEqual([])
    const large = report({ report: Array.from({ length: 100 }, () => ({ date: 0, som })) })
    expect(large.findings).toEqual([
      { kind: 'relatorio-grande', path: 'Reports/r', detail: '86 % do limite' },
    ])
  })
})

describe('convertLog', () => {
  it('reads the time from the field, else from the id', () => {
    const timestamp = Timestamp.fromMillis(1_683_000_000_000)
    expect(convertLog('x', { timestamp: timestamp.toDate().toISOString() }).fields).toEqual({ timestamp })
    expect(convertLog('ana_1683000000000', {}).fields).toEqual({ timestamp, userId: 'ana' })
    expect(kinds(convertLog('ana', { timestamp: 'ontem' }))).toEqual(['data-ilegivel'])
  })
})
