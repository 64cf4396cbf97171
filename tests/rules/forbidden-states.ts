import { collection, getDocs, Timestamp } from 'firebase/firestore'
import { isPermission, isSubset, type Permission } from '#src/domain/permissions.ts'
import { sha256 } from './network.ts'
import type { Stage } from './stage.ts'

type Fields = Record<string, unknown>

/** The whole database by document path. */
export type State = Map<string, Fields>

const COLLECTIONS = [
  ...['User', 'Login', 'Credencial', 'Tentativa', 'Dispositivo', 'Falhas', 'Sessao'],
  ...['Cidade', 'Cargo', 'Igreja', 'Reports', 'Log', 'Other', 'Disponibilidade', 'Vinculo'],
]

export async function stateOf(stage: Stage): Promise<State> {
  const snapshots = await Promise.all(COLLECTIONS.map((name) => getDocs(collection(stage.past, name))))
  return new Map(
    snapshots.flatMap(({ docs }) => docs.map((entry): [string, Fields] => [entry.ref.path, entry.data()])),
  )
}

/** One request of the identity `uid`, and the database around it. */
export type Step = { uid: string; before: State; after: State }

/** What must never be true after a request, in words; empty when all is well. */
export function forbiddenIn(step: Step): string[] {
  const standing = standingIn(step.before)
  return [
    ...standingIn(step.after).filter((wrong) => !standing.includes(wrong)),
    ...climbing(step),
    ...sessions(step),
    ...counters(step),
    ...history(step),
    ...untold(step),
    ...reports(step),
  ]
}

/** What is wrong by itself: older accounts may be, and stay, what no write could make them. */
const standingIn = (state: State) => [...halfAccounts(state), ...leaks(state), ...malformed(state)]

const idsIn = (state: State, name: string) =>
  [...state.keys()].filter((path) => path.startsWith(`${name}/`)).map((path) => path.slice(name.length + 1))

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Of documents and their parts; key order does not count. */
function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a, sorted) === JSON.stringify(b, sorted)
}

function sorted(_key: string, value: unknown): unknown {
  const plain = typeof value === 'object' && value !== null && !Array.isArray(value)
  return plain ? Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)) : value
}

function halfAccounts(state: State): string[] {
  const users = idsIn(state, 'User').flatMap((id) => {
    const login = state.get(`Login/${text(state.get(`User/${id}`)?.['email'])}`)
    return login?.['user'] === id && state.has(`Credencial/${id}`) ? [] : [`User/${id} is half an account`]
  })
  const others = [
    ...idsIn(state, 'Login').map((key) => text(state.get(`Login/${key}`)?.['user'])),
    ...idsIn(state, 'Credencial'),
  ]
  return [
    ...users,
    ...others.filter((id) => !state.has(`User/${id}`)).map((id) => `${id} has a way in and no profile`),
  ]
}

function leaks(state: State): string[] {
  return idsIn(state, 'User')
    .filter((id) => 'password' in (state.get(`User/${id}`) ?? {}))
    .map((id) => `User/${id} holds a hash`)
}

type Grant = { permissoes: Permission[]; tipo: unknown }

function grantOf(state: State, user: string): Grant {
  const cargo = state.get(`Cargo/${text(state.get(`User/${user}`)?.['cargo'])}`)
  const permissoes = cargo?.['permissoes']
  return {
    permissoes: Array.isArray(permissoes) ? permissoes.filter(isPermission) : [],
    tipo: cargo?.['tipo'],
  }
}

/** Nobody gains what the actor does not hold, and the actor neither gains nor loses anything. */
function climbing({ uid, before, after }: Step): string[] {
  const actor = text(before.get(`Sessao/${uid}`)?.['user'])
  const held = grantOf(before, actor)
  const gained = idsIn(after, 'User').filter((id) => {
    const [old, now] = [grantOf(before, id), grantOf(after, id)]
    const newOnes = now.permissoes.filter((permission) => !old.permissoes.includes(permission))
    const becameAdmin = now.tipo === 'Admin' && old.tipo !== 'Admin'
    return !isSubset(newOnes, held.permissoes) || (becameAdmin && held.tipo !== 'Admin')
  })
  const moved = before.has(`User/${actor}`) && !same(held, grantOf(after, actor))
  const wayIn = idsIn(after, 'User').some((id) => grantOf(after, id).permissoes.length === 18)
  return [
    ...gained.map((id) => `${id} gained what ${actor} does not hold`),
    ...(moved ? [`${actor} changed what they hold themselves`] : []),
    ...(wayIn ? [] : ['nobody holds every permission any more']),
  ]
}

/** A session belongs to the identity that wrote it, and its user is who the identity proved to be or was before. */
function sessions({ uid, before, after }: Step): string[] {
  return idsIn(after, 'Sessao').flatMap((id) => {
    const [old, now] = [before.get(`Sessao/${id}`), after.get(`Sessao/${id}`)]
    if (same(old, now)) return []
    if (id !== uid) return [`${uid} wrote the session of ${id}`]
    const attempt = before.get(`Tentativa/${uid}`)
    const user = text(now?.['user'])
    const proved =
      attempt?.['user'] === user &&
      sha256(text(attempt['prova'])) === before.get(`Credencial/${user}`)?.['password']
    return proved || old?.['user'] === user ? [] : [`${uid} has a session of ${user} without a proof`]
  })
}

/** A counter stays within its limit and falls only by a log-in; every attempt is counted. */
function counters({ uid, before, after }: Step): string[] {
  const loggedIn = !same(before.get(`Sessao/${uid}`), after.get(`Sessao/${uid}`))
  const since = (state: State, path: string) => state.get(path.replace('Falhas/', 'User/'))?.['sessoesDesde']
  const hasNewPassword = (path: string) => !same(since(before, path), since(after, path))
  const counts = [...after.keys()].filter(
    (path) => path.startsWith('Falhas/') || path.startsWith('Dispositivo/'),
  )
  const wrong = counts.filter((path) => {
    const [old, now] = [Number(before.get(path)?.['falhas'] ?? 0), Number(after.get(path)?.['falhas'])]
    const max = path.startsWith('Falhas/') ? 20 : 5
    return !(now >= 0 && now <= max) || (now < old && !loggedIn && !hasNewPassword(path))
  })
  const attempt = after.get(`Tentativa/${uid}`)
  const attempted = attempt && 'prova' in attempt && !same(before.get(`Tentativa/${uid}`), attempt)
  const counted = counts.some((path) => !same(before.get(path), after.get(path)))
  return [
    ...wrong.map((path) => `${path} is not a count`),
    ...(attempted && !counted ? [`${uid} tried a password uncounted`] : []),
  ]
}

/** The log only grows, in the name of the actor. */
function history({ uid, before, after }: Step): string[] {
  const actor = text(before.get(`Sessao/${uid}`)?.['user'])
  const lost = idsIn(before, 'Log').filter((id) => !same(before.get(`Log/${id}`), after.get(`Log/${id}`)))
  const untrue = idsIn(after, 'Log').filter(
    (id) => !before.has(`Log/${id}`) && after.get(`Log/${id}`)?.['userId'] !== actor,
  )
  return [...lost, ...untrue].map((id) => `Log/${id} is not history`)
}

/** What comes, changes or goes is told by a new entry about it; a password of one's own has its own rules. */
function untold({ uid, before, after }: Step): string[] {
  const actor = text(before.get(`Sessao/${uid}`)?.['user'])
  const told = idsIn(after, 'Log')
    .filter((id) => !before.has(`Log/${id}`))
    .map((id) => after.get(`Log/${id}`)?.['alvo'])
  return ['User', 'Cargo', 'Cidade', 'Igreja', 'Reports'].flatMap((name) =>
    [...new Set([...idsIn(before, name), ...idsIn(after, name)])]
      .filter((id) => {
        const [old, now] = [before.get(`${name}/${id}`), after.get(`${name}/${id}`)]
        const apart = (name === 'Reports' && old && now) || (name === 'User' && id === actor)
        return !same(old, now) && !apart && !told.includes(id)
      })
      .map((id) => `${name}/${id} changed untold`),
  )
}

/** What a report says changes together with a new entry, one version at a time. */
function reports({ before, after }: Step): string[] {
  const news = idsIn(after, 'Log').filter((id) => !before.has(`Log/${id}`))
  return idsIn(after, 'Reports').flatMap((id) => {
    const [old, now] = [before.get(`Reports/${id}`), after.get(`Reports/${id}`)]
    if (!old || same(old, now)) return []
    const logged = news.some((entry) => after.get(`Log/${entry}`)?.['reportId'] === id)
    const step = Number(now?.['versao']) - Number(old['versao'])
    const days = !same(old['report'], now?.['report'])
    return logged && step === (days ? 1 : step) && step >= 0 && step <= 1
      ? []
      : [`Reports/${id} changed in silence`]
  })
}

function malformed(state: State): string[] {
  return [...state].flatMap(([path, fields]) => {
    const [name = '', id = ''] = path.split('/')
    return (SHAPES[name] ?? (() => false))(fields, state, id) ? [] : [`${path} is malformed`]
  })
}

const isName = (value: unknown) => typeof value === 'string' && value.trim() !== '' && value.length <= 120
const isTime = (value: unknown) => value instanceof Timestamp && value.toMillis() <= Date.now() + 1000

const SHAPES: Record<string, (fields: Fields, state: State, id: string) => boolean> = {
  User: (user) =>
    isName(user['name']) && typeof user['senhaPadrao'] === 'boolean' && isTime(user['sessoesDesde']),
  Login: (login) => /^\$2[aby]\$10\$.{22}$/.test(text(login['salt'])),
  Credencial: (credential) => /^[0-9A-F]{64}$/.test(text(credential['password'])),
  Tentativa: (attempt) => isTime(attempt['em']),
  Dispositivo: (device, _state, id) => id.endsWith(`_${text(device['user'])}`) && isTime(device['em']),
  Falhas: (count) => isTime(count['em']),
  Sessao: (session) => isTime(session['desde']) && isTime(session['lastLogin']),
  Cidade: (cidade) => isName(cidade['nome']) && Object.keys(cidade).length === 1,
  Cargo: ({ nome, permissoes }) =>
    isName(nome) && Array.isArray(permissoes) && permissoes.every(isPermission),
  Igreja: ({ nome, rdj, diasCulto }) =>
    isName(nome) && (rdj === 'sim' || rdj === 'nao') && Array.isArray(diasCulto),
  Reports: ({ nomeRelatorio, ativo, atual, report }) =>
    isName(nomeRelatorio) &&
    typeof ativo === 'boolean' &&
    typeof atual === 'boolean' &&
    Array.isArray(report),
  Disponibilidade: ({ igreja, ausencias, dias, atualizadaEm }, state, id) =>
    igreja === state.get(`User/${id}`)?.['igreja'] &&
    Array.isArray(ausencias) &&
    Array.isArray(dias) &&
    isTime(atualizadaEm),
  Vinculo: ({ pessoas, tipo }, _state, id) =>
    Array.isArray(pessoas) && pessoas.join('_') === id && (tipo === 'juntos' || tipo === 'separados'),
  Log: (entry) => isTime(entry['timestamp']) && text(entry['userId']) !== '',
}
