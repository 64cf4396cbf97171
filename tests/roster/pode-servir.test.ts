import { describe, expect, test } from 'vitest'
import type { Posto, ReportDay } from '#src/domain/entities.ts'
import { toStored } from '#src/lib/service-time.ts'
import { orderCandidates } from '#src/roster/candidate-order.ts'
import { blockedBy, podeServir } from '#src/roster/pode-servir.ts'
import type { RosterPerson } from '#src/roster/roster-person.ts'
import {
  type OtherReport,
  type ServingIndexInput,
  serviceOf,
  servingContext,
  servingIndex,
  USOS,
  type Uso,
} from '#src/roster/serving-context.ts'
import type { Codigo } from '#src/roster/serving-rules.ts'
import { reportWith } from './report-builder.ts'

// Sunday 11 October 2026
const SUNDAY = at('2026-10-11')
const GROUP = { igreja: 'i1', cargo: 'k1', genero: 'masculino' } as const

const NAMES: Record<string, string> = { ana: 'Ana', rui: 'Rui', i2: 'Centro' }
const names = {
  pessoa: (id: string) => NAMES[id] ?? '',
  igreja: (id: string) => NAMES[id] ?? '',
  posto: (posto: Posto) =>
    ({
      atriu: 'Átrio',
      corredor: 'Pedidos de oração',
      banheiro: 'Sanitário',
      estacionamento: 'Estacionamento',
      som: 'Som',
    })[posto],
}

function at(date: string, time = '18:30'): number {
  return toStored(date, time)
}

function person(fields: Partial<RosterPerson> = {}): RosterPerson {
  return { id: 'davi', name: 'Davi', ...GROUP, ...fields }
}

function day(date: number, postos: Partial<Record<Posto, string[]>>): ReportDay {
  const entries = Object.entries(postos).map(([posto, ids]) => [posto, ids.map((id) => ({ id, name: id }))])
  return { date, ...Object.fromEntries(entries) }
}

function other(fields: Partial<OtherReport>): OtherReport {
  return reportWith({ nomeRelatorio: 'Som - outubro', cargo: 'k2', igreja: 'i2', ...fields })
}

type Case = {
  person?: Partial<RosterPerson>
  own?: ReportDay[]
  index?: Partial<ServingIndexInput>
  posto?: Posto
  people?: { id: string; posto: Posto }[]
}

function ask(uso: Uso, { person: fields, own = [], index, posto = 'atriu', people = [] }: Case) {
  const context = servingContext(uso, servingIndex({ grupo: GROUP, names, ...index }), own)
  const service = { date: SUNDAY, people }
  return {
    answer: podeServir(person(fields), service, posto, context),
    blocked: blockedBy(person(fields), service, posto, context),
  }
}

/** Level by use: gerar, escolher, trocar, publicar; '*' may be overridden; '-' is not said. */
const TABLE: [Codigo, string, Case, string][] = [
  [
    'ja-no-culto',
    'bloqueia bloqueia bloqueia bloqueia',
    { people: [{ id: 'davi', posto: 'corredor' }] },
    'já serve neste culto, em Pedidos de oração',
  ],
  [
    'em-outro-relatorio',
    'bloqueia bloqueia* bloqueia bloqueia*',
    { index: { outros: [other({ report: [day(at('2026-10-11', '17:00'), { som: ['davi'] })] })] } },
    'serve neste horário em “Som - outubro”, Centro',
  ],
  [
    'ausente',
    'bloqueia bloqueia* bloqueia bloqueia*',
    { person: { ausencias: [{ de: '2026-10-10', ate: '2026-10-12' }] } },
    'avisou que não pode de 10/10 a 12/10',
  ],
  [
    'ausente',
    'bloqueia bloqueia* bloqueia bloqueia*',
    { person: { ausencias: [{ de: '2026-10-11', ate: '2026-10-11' }] } },
    'avisou que não pode em 11/10',
  ],
  [
    'ausente',
    'bloqueia bloqueia* bloqueia bloqueia*',
    { person: { dias: ['Domingo'] } },
    'avisou que não pode aos domingos',
  ],
  [
    'ainda-nao-comecou',
    'bloqueia bloqueia* bloqueia avisa',
    { person: { desde: '2026-11-01' } },
    'começa a servir em 01/11',
  ],
  [
    'nao-neste-posto',
    'bloqueia avisa bloqueia avisa',
    { person: { naoPostos: ['estacionamento'] }, posto: 'estacionamento' },
    'não serve no Estacionamento',
  ],
  ['outro-cargo', 'bloqueia avisa bloqueia avisa', { person: { cargo: 'k9' } }, 'tem outro cargo'],
  [
    'outro-genero',
    'bloqueia avisa bloqueia avisa',
    { person: { genero: 'feminino' } },
    'esta escala é dos irmãos',
  ],
  [
    'outra-casa',
    'bloqueia avisa bloqueia avisa',
    { person: { igreja: 'i2' } },
    'é de outra casa de oração: Centro',
  ],
  [
    'separado',
    'bloqueia avisa bloqueia avisa',
    {
      index: { couples: [{ pessoas: ['davi', 'rui'], tipo: 'separados' }] },
      people: [{ id: 'rui', posto: 'som' }],
    },
    'não serve junto com Rui',
  ],
  [
    'limite-do-mes',
    'bloqueia avisa avisa avisa',
    { person: { maxPorMes: 1 }, own: [day(at('2026-10-25'), { atriu: ['davi'] })] },
    'já serve 1 vez em outubro, o limite pedido',
  ],
  [
    'semana-passada',
    '- avisa avisa ok',
    { own: [day(at('2026-10-04'), { som: ['davi'] })] },
    'serviu na semana passada',
  ],
  [
    'mesmo-dia-outro-culto',
    '- avisa avisa -',
    { own: [day(at('2026-10-11', '10:00'), { som: ['davi'] })] },
    'serve também às 10:00 deste dia',
  ],
  [
    'mesmo-posto',
    '- ok ok -',
    { own: [day(at('2026-09-06'), { atriu: ['davi'] })] },
    'esteve no Átrio da última vez',
  ],
  [
    'par-ausente',
    '- avisa avisa avisa',
    { index: { couples: [{ pessoas: ['ana', 'davi'], tipo: 'juntos' }] } },
    'costuma servir com Ana, que não está neste culto',
  ],
]

describe('the table of reasons', () => {
  test.each(TABLE)('%s: %s', (codigo, levels, given, frase) => {
    const said = USOS.map((uso) => {
      const { answer, blocked } = ask(uso, given)
      expect(answer.motivos.map((motivo) => motivo.codigo).filter((code) => code !== codigo)).toEqual([])
      const [motivo] = answer.motivos
      if (!motivo) return '-'
      expect(motivo.frase).toBe(frase)
      expect(answer.nivel).toBe(motivo.nivel)
      expect(blocked).toBe(motivo.nivel === 'bloqueia' ? codigo : undefined)
      return `${motivo.nivel}${motivo.sobrepoe ? '*' : ''}`
    })
    expect(said.join(' ')).toBe(levels)
  })

  const FREE: [string, Case][] = [
    ['nothing known', {}],
    ['absent until the day before', { person: { ausencias: [{ de: '2026-10-01', ate: '2026-10-10' }] } }],
    ['absent from the day after', { person: { ausencias: [{ de: '2026-10-12', ate: '2026-10-31' }] } }],
    ['absent on another weekday', { person: { dias: ['Sabado'] } }],
    ['begins that very day', { person: { desde: '2026-10-11' } }],
    ['another post is not served', { person: { naoPostos: ['som'] } }],
    [
      'two hours apart, in another report',
      { index: { outros: [other({ report: [day(at('2026-09-11', '20:30'), { som: ['davi'] })] })] } },
    ],
    [
      'a report that is not in use',
      {
        index: { outros: [other({ ativo: false, atual: false, report: [day(SUNDAY, { som: ['davi'] })] })] },
      },
    ],
    [
      'the limit counts weeks, and this one is counted',
      { person: { maxPorMes: 1 }, own: [day(at('2026-10-07'), { atriu: ['davi'] })], posto: 'som' },
    ],
    [
      'the limit of another month',
      { person: { maxPorMes: 1 }, own: [day(at('2026-09-30'), { atriu: ['davi'] })].slice(1) },
    ],
    [
      'the couple is complete',
      {
        index: { couples: [{ pessoas: ['ana', 'davi'], tipo: 'juntos' }] },
        people: [{ id: 'ana', posto: 'som' }],
      },
    ],
    [
      'the couple is complete through the report of the sisters',
      {
        index: {
          couples: [{ pessoas: ['ana', 'davi'], tipo: 'juntos' }],
          outros: [other({ igreja: 'i1', genero: 'feminino', report: [day(SUNDAY, { atriu: ['ana'] })] })],
        },
      },
    ],
  ]
  test.each(FREE)('free: %s', (_, given) => {
    expect(ask('escolher', given).answer).toMatchObject({ nivel: 'ok' })
    expect(ask('gerar', given).blocked).toBeUndefined()
  })

  test('a limit counts the reports of the house, not those of another', () => {
    const report = [day(at('2026-10-25'), { som: ['davi'] })]
    const answer = (igreja: string) =>
      ask('gerar', { person: { maxPorMes: 1 }, index: { outros: [other({ igreja, report })] } }).blocked
    expect(answer('i1')).toBe('limite-do-mes')
    expect(answer('i2')).toBeUndefined()
  })
})

test('the summary tells the rest, the turns of 12 months as weeks, and the last post', () => {
  const own = [
    day(at('2025-09-28'), { som: ['davi'] }),
    day(at('2026-09-02'), { som: ['davi'] }),
    day(at('2026-09-06'), { atriu: ['davi'] }),
    day(at('2026-08-02'), { som: ['davi'] }),
  ]
  expect(ask('escolher', { own }).answer.resumo).toBe('há 5 semanas · 2 vezes em 12 meses · último: Átrio')
  expect(ask('escolher', {}).answer.resumo).toBe('nenhuma vez em 12 meses')
})

test('a service is without the slot that is asked about', () => {
  const service = serviceOf(day(SUNDAY, { atriu: ['davi', 'rui'], som: ['ana', ''] }), {
    posto: 'atriu',
    slot: 0,
  })
  expect(service?.people).toEqual([
    { id: 'rui', posto: 'atriu' },
    { id: 'ana', posto: 'som' },
  ])
  expect(serviceOf({ date: undefined })).toBeUndefined()
})

describe('whom to choose', () => {
  const people = [
    person({ id: 'ausente', name: 'Abel', ausencias: [{ de: '2026-10-11', ate: '2026-10-11' }] }),
    person({ id: 'semana', name: 'Beto' }),
    person({ id: 'muitas', name: 'Caio' }),
    person({ id: 'nova', name: 'Davi' }),
    person({ id: 'irma', name: 'Aba', genero: 'feminino' }),
  ]
  const own = [day(at('2026-09-06'), { atriu: ['muitas'] }), day(at('2026-10-04'), { atriu: ['semana'] })]
  const context = servingContext('escolher', servingIndex({ grupo: GROUP, names }), own)
  const order = (from: RosterPerson[]) => orderCandidates(from, { date: SUNDAY, people: [] }, 'som', context)

  test('free ones by fewest turns and longest rest, then warnings, then who cannot', () => {
    expect(order(people).map(({ person, free }) => `${person.id}${free ? '' : '!'}`)).toEqual([
      'nova',
      'muitas',
      'semana!',
      'irma!',
      'ausente!',
    ])
  })

  test('having served last week is said only while somebody free did not', () => {
    const only = order(people.filter(({ id }) => id === 'semana' || id === 'ausente'))
    expect(only.map(({ person, free }) => `${person.id}${free ? '' : '!'}`)).toEqual(['semana', 'ausente!'])
  })
})
