import type { Cargo, User } from '#src/domain/entities.ts'
import type { Delivery } from '#src/lib/watch.ts'
import type { Sessao } from '#src/repositories/sessoes.ts'
import type { Access } from './session-context.ts'

/** What the listeners have said so far of the session of one person. */
export type Followed = {
  uid: string
  sessao: Sessao | undefined
  /** the server says that this device has no session, or another person's */
  isGone: boolean
  user: User | undefined
  /** The position to follow, '' for none; `isKnown` once the database has told what it gives, be it nothing. */
  cargo: { id: string; isKnown: boolean; data: Cargo | undefined } | undefined
  /** for good */
  hasEnded: boolean
}

export type SessionEvent =
  | ({ type: 'sessao' } & Delivery<Sessao | undefined>)
  | ({ type: 'user' } & Delivery<User | undefined>)
  | ({ type: 'cargo' } & Delivery<Cargo | undefined>)
  /** the database refused what every session may do */
  | { type: 'refused' }
  /** no listener said anything new for a while */
  | { type: 'settled' }

export function startFollowing(uid: string): Followed {
  return { uid, sessao: undefined, isGone: false, user: undefined, cargo: undefined, hasEnded: false }
}

export function follow(state: Followed, event: SessionEvent): Followed {
  switch (event.type) {
    case 'sessao': {
      const { data, fromCache } = event
      return { ...state, sessao: data, isGone: !fromCache && data?.user !== state.uid }
    }
    case 'user': {
      const { data, fromCache } = event
      if (!data) return { ...state, user: undefined, hasEnded: state.hasEnded || !fromCache }
      // on the default password nothing may be read but the own profile
      const id = data.senhaPadrao ? '' : data.cargo
      const isSame = state.cargo?.id === id
      return {
        ...state,
        user: data,
        cargo: isSame ? state.cargo : { id, isKnown: id === '', data: undefined },
      }
    }
    case 'cargo': {
      const { data, fromCache } = event
      if (!state.cargo || (!data && fromCache)) return state
      return { ...state, cargo: { ...state.cargo, isKnown: true, data } }
    }
    case 'refused':
      return { ...state, hasEnded: true }
    case 'settled':
      return { ...state, hasEnded: state.hasEnded || isDoubtful(state) }
  }
}

/**
 * Whether the session looks ended. A password change writes User and Sessao together, but their listeners speak one after the other: only
 * what still looks so after a while has ended.
 */
export function isDoubtful({ isGone, sessao, user }: Followed): boolean {
  const isStale = sessao?.desde !== undefined && user !== undefined && sessao.desde < user.sessoesDesde
  return isGone || isStale
}

/** What the person may do; undefined until profile and position are known. */
export function accessOf({ user, cargo }: Followed): Access | undefined {
  if (!user || !cargo?.isKnown) return undefined
  return {
    permissoes: cargo.data?.permissoes ?? [],
    tipo: cargo.data?.tipo,
    cargo: user.cargo,
    cidade: user.cidade,
    igreja: user.igreja,
    senhaPadrao: user.senhaPadrao,
  }
}

/** What the console is told of an event (specification, section 8). */
export function complaintOf(before: Followed, event: SessionEvent): string | undefined {
  if (event.type === 'user') {
    if (!event.data) return event.fromCache ? undefined : 'Usuário não encontrado'
    return event.data.cargo === '' && before.cargo?.id !== '' ? 'Cargo não encontrado' : undefined
  }
  if (event.type !== 'cargo') return undefined
  if (!event.data) return event.fromCache ? undefined : 'Cargo não encontrado'
  return event.data.permissoes.length === 0 ? 'Permissões inválidas ou não encontradas' : undefined
}
