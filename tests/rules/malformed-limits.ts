import { deleteField } from 'firebase/firestore'
import { POSTOS } from '#src/domain/entities.ts'
import { alike } from './alike.ts'
import { absences, link, moveHouse } from './batches.ts'
import { ago } from './network.ts'
import { type Honest, malformed, type Refusal, removed } from './refusals.ts'
import { told } from './told.ts'

const ADMIN = 'uid-admin'
const honest = (name: string, uid: string, batch: Honest['batch']): Honest => ({
  name,
  uid,
  batch: told(uid, batch),
})

const LIMITS = { desde: '2026-12-01', maxPorMes: 2, naoPostos: ['estacionamento'] }
const special = (fields: Record<string, unknown> = {}) => ({
  data: '2026-12-25',
  horario: '09:00',
  tipo: 'extra',
  ...fields,
})
const EXTRAS = {
  diasEspeciais: [special()],
  contato: { nome: 'Sara', celular: '11987654321' },
  trocas: { modo: 'aprovacao', horas: 24 },
}

const say = honest('say when they cannot come', 'uid-memberP', absences('memberP'))
const sayFor = honest('say when another cannot come', ADMIN, absences('ana'))
const join = honest('link two people', ADMIN, link('ana', 'caseiro'))
const limit = honest('limit the turns of a person', ADMIN, { 'User/ana': { update: LIMITS } })
const move = honest('move a person to another house', ADMIN, moveHouse())
const house = honest('contact, special days and swaps of a house', ADMIN, {
  'Igreja/norte': { update: EXTRAS },
})

export const LIMITS_HONEST: Honest[] = [say, sayFor, join, limit, move, house]

const DAY = '2026-12-01'
const AUSENCIAS = [
  '',
  DAY,
  `${DAY}/${DAY}`,
  null,
  {},
  [''],
  [DAY],
  [7],
  [null],
  [`${DAY}/2026-13-01`],
  [`${DAY}/2026-12-32`],
  [`${DAY}/${DAY} `],
  [`${DAY}/${DAY},${DAY}/${DAY}`],
  [`${DAY}/${DAY}`, ''],
  [`${DAY}/${DAY},${DAY}`, `${DAY}`],
  Array(21).fill(`${DAY}/${DAY}`),
]
const DIAS = ['Domingo', null, ['Domingo', 'Domingo'], ['domingo'], [0], [null]]
const SAID = {
  ausencias: AUSENCIAS,
  dias: DIAS,
  igreja: ['', 'norte', ...alike('centro'), 7, null],
  atualizadaEm: [ago({ days: 1 }), ago({ days: -1 }), 'agora', null],
}

const QUANTIDADES = [[], 3, null, { atriu: 21 }, { atriu: -1 }, { atriu: 1.5 }, { atriu: '2' }, { porta: 1 }]
const SPECIAL_DAYS = [
  '',
  'Natal',
  null,
  {},
  ['2026-12-25'],
  Array(15).fill(special()),
  [special({ data: '25/12/2026' })],
  [special({ data: '2026-00-25' })],
  [special({ data: 20261225 })],
  [special({ horario: '' })],
  [special({ horario: '9:00' })],
  [special({ horario: '24:00', tipo: 'sem-escala' })],
  [special({ tipo: 'festa' })],
  [special({ tipo: '' })],
  [special({ nome: 'Natal' })],
  [{ data: '2026-12-25', horario: '09:00' }],
  ...QUANTIDADES.map((quantidades) => [special({ quantidades })]),
  ...[4, 5, 9, 10, 14].flatMap((length) =>
    Array.from({ length }, (_, place) =>
      Array.from({ length }, (_one, index) => special(index === place ? { data: '?' } : {})),
    ),
  ),
]
const CONTACTS = [
  '',
  null,
  {},
  'Sara',
  { nome: 'Sara' },
  { nome: ' ', celular: '11987654321' },
  { nome: 'Sara', celular: '1198' },
  { nome: 'Sara', celular: '(11) 98765-4321' },
  { nome: 'Sara', celular: 11987654321 },
  { nome: 'Sara', celular: '11987654321', email: 'sara@rede.org' },
]
const SWAPS = [
  '',
  null,
  {},
  { modo: 'livre' },
  { modo: 'sempre', horas: 0 },
  { modo: 'livre', horas: -1 },
  { modo: 'livre', horas: 721 },
  { modo: 'livre', horas: 1.5 },
  { modo: 'livre', horas: '2' },
  { modo: 'livre', horas: 2, dias: 1 },
]
const HOUSE = { diasEspeciais: SPECIAL_DAYS, contato: CONTACTS, trocas: SWAPS }

export const LIMITS_MALFORMED: Refusal[] = [
  ...malformed(say, 'Disponibilidade/memberP', SAID),
  ...malformed(sayFor, 'Disponibilidade/ana', SAID),
  ...removed(move, 'Disponibilidade/ana', ['igreja']),
  ...malformed(move, 'Disponibilidade/ana', { igreja: ['7', '', null], dias: [[]] }),
  ...malformed(join, 'Vinculo/ana_caseiro', {
    pessoas: ['ana', [], ['ana'], ['caseiro', 'ana'], ['ana', 'caseiro', 'vera'], [1, 2], null],
    igrejas: ['centro', [], ['norte'], ['centro', 'centro'], ['centro', 'norte'], null],
    tipo: ['', 'amigos', 1, null],
  }),
  ...malformed(limit, 'User/ana', {
    desde: ['', '1/12/2026', '2026-13-01', 20261201, null],
    maxPorMes: [0, 6, 1.5, '2', null],
    naoPostos: ['som', ['porta'], ['som', 'som'], [1], null],
  }),
  ...malformed(house, 'Igreja/norte', HOUSE),
  ...malformed(house, 'Igreja/norte', { nome: ['Norte'], som: [''] }),
]

const ALL_POSTS = Object.fromEntries(POSTOS.map((posto) => [posto, 20]))

export const LIMITS_EDGES: Honest[] = [
  honest('20 absences and 7 weekdays', 'uid-memberP', {
    ...absences('memberP', {
      ausencias: Array(20).fill(`${DAY}/2027-12-31`),
      dias: ['Domingo', 'Segunda', 'Terca', 'Quarta', 'Quinta', 'Sexta', 'Sabado'],
    }),
  }),
  honest('to take everything back', 'uid-memberP', absences('memberP', { ausencias: [], dias: [] })),
  honest('14 special days with five quantities', ADMIN, {
    'Igreja/norte': {
      update: { ...EXTRAS, diasEspeciais: Array(14).fill(special({ quantidades: ALL_POSTS })) },
    },
  }),
  honest('a whole date without roster, and one with other quantities', ADMIN, {
    'Igreja/norte': {
      update: {
        diasEspeciais: [
          special({ horario: '', tipo: 'sem-escala' }),
          special({ horario: '', tipo: 'quantidades', quantidades: { som: 0 } }),
        ],
      },
    },
  }),
  ...Object.entries(EXTRAS).map(([field, value]) =>
    honest(`only ${field} of a house`, ADMIN, { 'Igreja/norte': { update: { [field]: value } } }),
  ),
  ...Array.from({ length: 14 }, (_, index) => index + 1).map((days) =>
    honest(`${days} special days`, ADMIN, {
      'Igreja/norte': { update: { diasEspeciais: Array(days).fill(special()) } },
    }),
  ),
  ...Object.entries(LIMITS).map(([field, value]) =>
    honest(`only ${field} of a person`, ADMIN, { 'User/ana': { update: { [field]: value } } }),
  ),
  honest('to move a person and forget their days', ADMIN, {
    'User/ana': { update: { cidade: 'cotia', igreja: 'norte' } },
    'Disponibilidade/ana': 'delete',
  }),
  honest('no special days any more', ADMIN, { 'Igreja/norte': { update: { diasEspeciais: [] } } }),
  honest('no limits', ADMIN, {
    'User/vera': { update: { desde: deleteField(), maxPorMes: deleteField(), naoPostos: deleteField() } },
  }),
  honest('a link across two houses', ADMIN, link('ana', 'neighbour', { igrejas: ['norte', 'centro'] })),
]
