import { type Actor, NO_GRANT } from '#src/domain/can.ts'
import { PERMISSIONS, type Permission } from '#src/domain/permissions.ts'
import { account, ago, CARGOS, type Docs, network } from './network.ts'

/** The roles, in the order of the columns of the permission table. */
export const ROLES = [
  'stranger',
  'anonymous',
  'firstAccess',
  'expired',
  'stale',
  'deleted',
  'positionless',
  'memberP',
  'memberS',
  'neighbour',
  'secretary',
  'observer',
  'admin',
] as const
export type NamedRole = (typeof ROLES)[number]

/** Somebody whose position names one permission and no other. */
export type Clerk = `only-${Permission}`
const CLERKS = PERMISSIONS.map((permission): Clerk => `only-${permission}`)

/** A role is also the id of its user. */
export type Role = NamedRole | Clerk

type Grant = Pick<Actor, 'permissoes' | 'tipo'>

/** The positions by id, and those of the clerks. */
const GRANTS: Record<string, Grant> = {
  ...CARGOS,
  ...Object.fromEntries(
    PERMISSIONS.map((key) => [`only-${key}`, { tipo: 'UserP', permissoes: [key] } as const]),
  ),
}

const POSITIONS: Record<NamedRole, string> = {
  stranger: '',
  anonymous: '',
  firstAccess: 'admin',
  expired: 'admin',
  stale: 'admin',
  deleted: 'admin',
  positionless: 'extinto',
  memberP: 'porteiro',
  memberS: 'som',
  neighbour: 'porteiro',
  secretary: 'secretaria',
  observer: 'observador',
  admin: 'admin',
}

/** The id of the position that the role's user holds. */
export const positionOf = (role: Role) =>
  Object.entries(POSITIONS).find(([name]) => name === role)?.[1] ?? role

/** The id of the role's Firebase identity; undefined without one. */
export const uidOf = (role: Role) => (role === 'stranger' ? undefined : `uid-${role}`)

/** How the app sees the role; only a session that counts has an actor. */
export function actorOf(role: Role): Actor | undefined {
  if (['stranger', 'anonymous', 'firstAccess', 'expired', 'stale', 'deleted'].includes(role)) return undefined
  const cargo = positionOf(role)
  return { id: role, cargo, ...placeOf(role), ...(GRANTS[cargo] ?? NO_GRANT) }
}

function placeOf(role: Role) {
  return role === 'neighbour' ? { cidade: 'cotia', igreja: 'norte' } : { cidade: 'osasco', igreja: 'centro' }
}

/** The session document of the role, opened an hour ago. */
export function sessionOf(role: Role, times: Record<string, unknown> = {}): Docs {
  const opened = ago({ hours: 1 })
  return { [`Sessao/${uidOf(role)}`]: { user: role, desde: opened, lastLogin: opened, ...times } }
}

/** The account and the session of the role. */
function person(role: Role, profile: Record<string, unknown> = {}): Docs {
  return { ...account(role, { cargo: positionOf(role), ...placeOf(role), ...profile }), ...sessionOf(role) }
}

/**
 * When the session that is over was renewed: one moment for the whole file. A read's `request.time` is when its stream was opened, so a
 * session put back later with a later moment would not be over for a stream older than this minute.
 */
const WEEK_AGO = ago({ days: 7, minutes: 1 })

/** The network with every role's account and session. */
export function populated(): Docs {
  const members: Role[] = ['positionless', 'memberP', 'memberS', 'neighbour']
  const staff: Role[] = ['secretary', 'observer', 'admin', ...CLERKS]
  const docs: Docs = {
    ...network(members),
    ...Object.fromEntries(CLERKS.map((role) => [`Cargo/${role}`, { nome: role, ...GRANTS[role] }])),
    ...Object.assign({}, ...[...members, ...staff].map((role) => person(role))),
    ...person('firstAccess', { senhaPadrao: true, sessoesDesde: ago({ days: 3 }) }),
    ...sessionOf('firstAccess', { desde: ago({ minutes: 2 }) }),
    ...person('expired'),
    ...sessionOf('expired', { desde: WEEK_AGO, lastLogin: WEEK_AGO }),
    ...person('stale', { sessoesDesde: ago({ minutes: 30 }) }),
    ...sessionOf('deleted'),
  }
  return { ...docs, ...directoriesOf(docs) }
}

/** The directory of each house that exists, and of no other. */
function directoriesOf(docs: Docs): Docs {
  const houses = Object.keys(docs).filter((path) => path.startsWith('Igreja/'))
  return Object.fromEntries(
    houses.map((house) => {
      const igreja = house.replace('Igreja/', '')
      const people = Object.entries(docs).filter(
        ([path, user]) => path.startsWith('User/') && user['igreja'] === igreja,
      )
      const pessoas = Object.fromEntries(
        people.map(([path, { name, genero, cargo }]) => [path.replace('User/', ''), [name, genero, cargo]]),
      )
      return [`Diretorio/${igreja}`, { pessoas, ultimo: '' }]
    }),
  )
}
