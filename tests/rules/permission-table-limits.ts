import { where } from 'firebase/firestore'
import { can } from '#src/domain/can.ts'
import { absences, deleteUser, link, moveHouse } from './batches.ts'
import { CARGOS } from './network.ts'
import { batch, get, list, type Player, type Row, remove, row, set, update } from './table-row.ts'

// The columns as in permission-table.ts
const NOBODY = '-- ---- - --- ---'
const STAFF_ = '-- ---- - --- +-+'
const ADMIN_ = '-- ---- - --- --+'
const SIGNED = '-- ---- + +++ +++'

const ana = { id: 'ana' }
/** Ana with what her position grants: whoever holds less does not edit her, whatever else they may. */
const porteira = { ...ana, grant: CARGOS.porteiro }
const vera = { id: 'vera', grant: CARGOS.visitante }
const own = ({ user }: Player) => `Disponibilidade/${user}`
const igrejaOf = ({ user }: Player) => (user === 'neighbour' ? 'norte' : 'centro')
const house = () => where('igreja', '==', 'centro')
const linksOfHouse = () => where('igrejas', 'array-contains', 'centro')
const linksOfAna = () => where('pessoas', 'array-contains', 'ana')
const readLinks = [
  'relatorio_novo',
  'relatorio_editar',
  'usuario_lista',
  'usuario_novo',
  'usuario_editar',
] as const
const LIMITS = { desde: '2026-12-01', maxPorMes: 2, naoPostos: ['estacionamento'] }

/** When people cannot come. */
const DAYS: Row[] = [
  row(SIGNED, 'Disponibilidade', 'get', 'own', get(own), {
    can: (actor) => can(actor, 'ler_disponibilidade', actor),
  }),
  row(STAFF_, 'Disponibilidade', 'get', 'another', get('Disponibilidade/ana'), {
    can: (actor) => can(actor, 'ler_disponibilidade', ana),
    needs: ['relatorio_novo', 'relatorio_editar', 'usuario_editar'],
  }),
  row(STAFF_, 'Disponibilidade', 'list', 'of a house', list('Disponibilidade', house), {
    can: (actor) => can(actor, 'listar_disponibilidades'),
    needs: ['relatorio_novo', 'relatorio_editar'],
  }),
  row(
    SIGNED,
    'Disponibilidade',
    'create',
    'own',
    batch((player) => absences(player.user, { igreja: igrejaOf(player) })),
    { can: (actor) => can(actor, 'editar_disponibilidade', actor) },
  ),
  row(
    STAFF_,
    'Disponibilidade',
    'create',
    'another',
    batch(() => absences('chefe')),
    { can: (actor) => can(actor, 'editar_disponibilidade', { id: 'chefe' }), needs: ['relatorio_editar'] },
  ),
  row(
    STAFF_,
    'Disponibilidade',
    'update',
    'another',
    batch(() => absences('ana')),
    { can: (actor) => can(actor, 'editar_disponibilidade', ana), needs: ['relatorio_editar'] },
  ),
  row(NOBODY, 'Disponibilidade', 'update', 'house alone', update('Disponibilidade/ana', { igreja: 'norte' })),
  row(SIGNED, 'Disponibilidade', 'delete', 'own', remove(own)),
  row(STAFF_, 'Disponibilidade', 'delete', 'another', remove('Disponibilidade/ana'), {
    can: (actor) => can(actor, 'editar_disponibilidade', ana),
    needs: ['relatorio_editar'],
  }),
  row(
    STAFF_,
    'User',
    'update',
    'moved to another house',
    batch(() => moveHouse()),
    { can: (actor) => can(actor, 'editar_user', porteira) },
  ),
]

/** What limits a person's turns, and who serves together. */
const LINKS: Row[] = [
  row(STAFF_, 'User', 'update', 'limits of another', update('User/ana', LIMITS), {
    can: (actor) => can(actor, 'editar_user', porteira),
  }),
  row(STAFF_, 'User', 'update', 'limits of one who may nothing', update('User/vera', LIMITS), {
    can: (actor) => can(actor, 'editar_user', vera),
    needs: ['usuario_editar'],
  }),
  row(
    STAFF_,
    'User',
    'update',
    'own limits',
    update(({ user }) => `User/${user}`, LIMITS),
    { can: (actor) => can(actor, 'usuario_editar'), needs: ['usuario_editar'] },
  ),
  row(STAFF_, 'Vinculo', 'get', 'one', get('Vinculo/ana_chefe'), {
    can: (actor) => can(actor, 'ler_vinculos'),
    needs: readLinks,
  }),
  row(STAFF_, 'Vinculo', 'list', 'of a house', list('Vinculo', linksOfHouse), {
    can: (actor) => can(actor, 'ler_vinculos'),
    needs: readLinks,
  }),
  row(STAFF_, 'Vinculo', 'list', 'of a person', list('Vinculo', linksOfAna)),
  row(
    STAFF_,
    'Vinculo',
    'create',
    'two people',
    batch(() => link('ana', 'caseiro')),
    { can: (actor) => can(actor, 'usuario_editar'), needs: ['usuario_editar'] },
  ),
  row(STAFF_, 'Vinculo', 'update', 'never together', update('Vinculo/ana_chefe', { tipo: 'separados' }), {
    can: (actor) => can(actor, 'usuario_editar'),
    needs: ['usuario_editar'],
  }),
  row(STAFF_, 'Vinculo', 'delete', 'one', remove('Vinculo/ana_chefe'), {
    can: (actor) => can(actor, 'usuario_editar'),
    needs: ['usuario_editar'],
  }),
  row(
    STAFF_,
    'Vinculo',
    'delete',
    'with the person',
    batch(() => ({ ...deleteUser('ana'), 'Vinculo/ana_chefe': 'delete' })),
    { needs: [] },
  ),
]

const HOUSE: Row[] = [
  row(
    ADMIN_,
    'Igreja',
    'update',
    'contact, special days and swaps',
    update('Igreja/centro', {
      contato: { nome: 'Sara', celular: '11987654321' },
      diasEspeciais: [{ data: '2026-12-25', horario: '09:00', tipo: 'extra' }],
      trocas: { modo: 'aprovacao', horas: 24 },
    }),
    { can: (actor) => can(actor, 'igreja_editar'), needs: ['igreja_editar'] },
  ),
  row(SIGNED, 'Igreja', 'get', 'another', get('Igreja/norte')),
  row(
    NOBODY,
    'Disponibilidade',
    'create',
    'of nobody',
    set('Disponibilidade/ninguem', { igreja: 'centro', ausencias: [], dias: [] }),
  ),
]

/** What the generation needs to know. */
export const LIMIT_ROWS: Row[] = [...DAYS, ...LINKS, ...HOUSE]
