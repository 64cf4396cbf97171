import { serverTimestamp, where } from 'firebase/firestore'
import { deleteUser } from './batches.ts'
import { device } from './devices.ts'
import { listing } from './listed.ts'
import { DEVICE } from './network.ts'
import { batch, get, list, type Row, remove, row, set, update } from './table-row.ts'

// The columns as in permission-table.ts
const NOBODY = '-- ---- - --- ---'
const STAFF_ = '-- ---- - --- +-+'
const SIGNED = '-- ---- + +++ +++'
const TEAM = '-- ---- - +-- +-+'

const readPeople = [
  'usuario_lista',
  'usuario_editar',
  'relatorio_novo',
  'relatorio_editar',
  'deletar_itens',
] as const
const ANA = { name: 'Outra', genero: 'feminino', cargo: 'porteiro', igreja: 'centro' }
const house = () => where('igreja', '==', 'centro')
const inTeam = [
  () => where('para', '==', ''),
  house,
  () => where('cargo', '==', 'porteiro'),
  () => where('genero', '==', 'feminino'),
]
const ends = (estado: string) => update('Trocas/pedido', { estado, respondidaEm: serverTimestamp() })
const reminded = (data: string) =>
  batch(({ user }) => ({
    [`Lembretes/centro_${data}`]: {
      merge: {
        ...{ igreja: 'centro', data, ultimo: 'ana' },
        avisados: { ana: { por: user, nome: `Pessoa ${user}`, em: serverTimestamp() } },
      },
    },
  }))
const REMINDER = { igreja: 'centro', data: '2026-11-29', avisados: {}, ultimo: 'ana' }

/** The people of each house. */
const DIRECTORIES: Row[] = [
  row('-- ---- + ++- +++', 'Diretorio', 'get', 'of centro', get('Diretorio/centro')),
  row('-- ---- - --+ +-+', 'Diretorio', 'get', 'of norte', get('Diretorio/norte'), { needs: readPeople }),
  row(STAFF_, 'Diretorio', 'list', 'all', list('Diretorio'), { needs: readPeople }),
  row(
    NOBODY,
    'Diretorio',
    'update',
    'untrue',
    batch(() => listing('ana', ANA)),
  ),
  row(NOBODY, 'Diretorio', 'delete', 'of a house that stands', remove('Diretorio/centro')),
  row(
    STAFF_,
    'Diretorio',
    'delete',
    'with its house',
    batch(() => ({ 'Igreja/norte': 'delete', 'Diretorio/norte': 'delete' })),
    { needs: ['deletar_itens'] },
  ),
]

/** Requests for a substitute. */
const TROCAS: Row[] = [
  row(TEAM, 'Trocas', 'get', 'to memberP', get('Trocas/pedido')),
  row(TEAM, 'Trocas', 'get', 'to the team', get('Trocas/equipe')),
  row(TEAM, 'Trocas', 'list', 'to the team', list('Trocas', ...inTeam)),
  row(
    STAFF_,
    'Trocas',
    'list',
    'about a report',
    list('Trocas', () => where('report', '==', 'centro')),
    {
      needs: ['relatorio_editar'],
    },
  ),
  row(STAFF_, 'Trocas', 'list', 'of centro', list('Trocas', house), { needs: ['relatorio_editar'] }),
  row(
    SIGNED,
    'Trocas',
    'list',
    'one’s own',
    list('Trocas', ({ user }) => where('de', '==', user)),
  ),
  row('-- ---- - +-- ---', 'Trocas', 'update', 'refused', ends('recusada')),
  row(STAFF_, 'Trocas', 'update', 'closed', ends('fechada'), { needs: ['relatorio_editar'] }),
  row(NOBODY, 'Trocas', 'update', 'withdrawn', ends('retirada')),
  row(NOBODY, 'Trocas', 'delete', 'one', remove('Trocas/pedido')),
  row(
    STAFF_,
    'Trocas',
    'delete',
    'with the person who asked',
    batch(() => ({ ...deleteUser('ana'), 'Trocas/pedido': 'delete', 'Trocas/equipe': 'delete' })),
    { needs: [] },
  ),
  row(
    STAFF_,
    'Trocas',
    'delete',
    'with the person who was asked',
    batch(() => ({ ...deleteUser('memberP'), 'Trocas/pedido': 'delete' })),
  ),
  row(
    NOBODY,
    'Trocas',
    'delete',
    'with somebody else',
    batch(() => ({ ...deleteUser('vera'), 'Trocas/pedido': 'delete' })),
  ),
]

/** Who was told of their service. */
const REMINDERS: Row[] = [
  row(STAFF_, 'Lembretes', 'get', 'one', get('Lembretes/centro_2026-11-29'), { needs: ['relatorio_editar'] }),
  row(STAFF_, 'Lembretes', 'list', 'of centro', list('Lembretes', house), { needs: ['relatorio_editar'] }),
  row(STAFF_, 'Lembretes', 'create', 'the first told', reminded('2026-12-06'), {
    needs: ['relatorio_editar'],
  }),
  row(STAFF_, 'Lembretes', 'update', 'one told', reminded('2026-11-29'), { needs: ['relatorio_editar'] }),
  row(STAFF_, 'Lembretes', 'delete', 'one', remove('Lembretes/centro_2026-11-29'), {
    needs: ['relatorio_editar'],
  }),
  row(NOBODY, 'Lembretes', 'create', 'under another id', set('Lembretes/x', REMINDER)),
]

const sentBy = (user: string) => ({
  ...{ igreja: 'centro', mes: '2026-11', por: user, nome: `Pessoa ${user}`, versoes: { centro: 2 } },
  em: serverTimestamp(),
})
const sends = (path: string) => batch(({ user }) => ({ [path]: { set: sentBy(user) } }))

/** What was sent of a month. */
const SENT: Row[] = [
  row(STAFF_, 'Envios', 'get', 'one', get('Envios/centro_2026-11'), { needs: ['relatorio_editar'] }),
  row(
    STAFF_,
    'Envios',
    'list',
    'of one sender',
    list('Envios', () => where('por', '==', 'ana')),
    {
      needs: ['relatorio_editar'],
    },
  ),
  row(STAFF_, 'Envios', 'update', 'sent again', sends('Envios/centro_2026-11'), {
    needs: ['relatorio_editar'],
  }),
  row(
    STAFF_,
    'Envios',
    'update',
    'without the name of who is erased',
    update('Envios/centro_2026-11', { nome: 'Pessoa removida' }),
    { needs: [] },
  ),
  row(NOBODY, 'Envios', 'update', 'with another name', update('Envios/centro_2026-11', { nome: 'Outra' })),
  row(NOBODY, 'Envios', 'create', 'under another id', sends('Envios/x')),
  row(NOBODY, 'Envios', 'delete', 'one', remove('Envios/centro_2026-11')),
]

/** Where one is told of one's turns. */
const DEVICES: Row[] = [
  row(
    SIGNED,
    'Avisos',
    'get',
    'one’s own',
    get(({ user }) => `Avisos/${user}`),
  ),
  row(
    SIGNED,
    'Avisos',
    'create',
    'one’s own',
    batch(({ user }) => ({
      [`Avisos/${user}`]: { set: { aparelhos: { [DEVICE]: device() }, ultimo: DEVICE } },
    })),
  ),
  row(
    SIGNED,
    'Avisos',
    'delete',
    'one’s own',
    remove(({ user }) => `Avisos/${user}`),
  ),
  row(NOBODY, 'Avisos', 'get', 'another’s', get('Avisos/ana')),
  row(NOBODY, 'Avisos', 'list', 'all', list('Avisos')),
]

export const SUBSTITUTION_ROWS: Row[] = [...DIRECTORIES, ...TROCAS, ...REMINDERS, ...SENT, ...DEVICES]
