import { DataError } from '#src/domain/data-error.ts'
import type { User } from '#src/domain/entities.ts'
import { watchCargo } from '#src/repositories/cargos.ts'
import { currentIdentity } from '#src/repositories/firebase.ts'
import { renewSession, watchSessao } from '#src/repositories/sessoes.ts'
import { watchUser } from '#src/repositories/users.ts'
import {
  accessOf,
  complaintOf,
  follow,
  isDoubtful,
  type SessionEvent,
  startFollowing,
} from './followed-session.ts'
import type { Access } from './session-context.ts'
import { SESSION_MS } from './stored-session.ts'

type Observer = {
  onAccess: (access: Access) => void
  /** the person or the position could not be looked up */
  onFailed: () => void
  /** whenever the server has said who it is, and after each renewal: the session lasts from then on */
  onUser: (user: User) => void
  onEnded: () => void
}

const SETTLE_MS = 1_500

/**
 * Renews the session and follows it, the person's profile and position. `onEnded` is called once, when the server says that the session
 * no longer counts: deleted, expired, ended by a password change, or its user gone. `isNew`: a log-in has just made it, and it needs no
 * renewal yet. Returns the function that stops.
 */
export function followSession(uid: string, isNew: boolean, observer: Observer): () => void {
  let state = startFollowing(uid)
  let stopped = false
  let settling: ReturnType<typeof setTimeout> | undefined
  let stopCargo = () => {}
  const stops: (() => void)[] = []

  function stop() {
    stopped = true
    clearTimeout(settling)
    stopCargo()
    for (const stopOne of stops) stopOne()
  }

  function happened(event: SessionEvent) {
    if (stopped) return
    const complaint = complaintOf(state, event)
    if (complaint) console.warn(complaint)
    const before = state
    state = follow(before, event)

    clearTimeout(settling)
    if (state.hasEnded) {
      stop()
      return observer.onEnded()
    }
    if (isDoubtful(state)) settling = setTimeout(() => happened({ type: 'settled' }), SETTLE_MS)
    if (event.type === 'user' && state.user) observer.onUser(state.user)
    const access = accessOf(state)
    if (access && (state.user !== before.user || state.cargo !== before.cargo)) observer.onAccess(access)
    if (state.cargo?.id !== before.cargo?.id) followCargo(state.cargo?.id ?? '')
  }

  function followCargo(id: string) {
    stopCargo()
    stopCargo = id === '' ? () => {} : watchCargo(id)((said) => happened({ type: 'cargo', ...said }), failed)
  }

  function failed(error: unknown) {
    console.warn('Erro ao obter permissões', error)
    if (!stopped && !accessOf(state)) observer.onFailed()
  }

  /** What every session may do is refused only to one that ended. */
  function refused(error: unknown) {
    if (error instanceof DataError && error.kind === 'refused') happened({ type: 'refused' })
    else failed(error)
  }

  async function start() {
    const authUid = await currentIdentity()
    if (stopped) return
    if (!authUid) return happened({ type: 'refused' })
    const renew = async () => {
      try {
        await renewSession(authUid)
        if (!stopped && state.user) observer.onUser(state.user)
      } catch (error) {
        if (error instanceof DataError && error.kind === 'refused') happened({ type: 'refused' })
      }
    }
    const timer = setInterval(renew, SESSION_MS / 7)
    stops.push(
      () => clearInterval(timer),
      watchSessao(authUid)((said) => happened({ type: 'sessao', ...said }), refused),
      watchUser(uid)((said) => happened({ type: 'user', ...said }), refused),
    )
    if (!isNew) void renew()
  }

  start().catch(failed)
  return stop
}
