import { DataError } from '#src/domain/data-error.ts'
import type { Cargo, User } from '#src/domain/entities.ts'
import { watchCargo } from '#src/repositories/cargos.ts'
import { currentIdentity } from '#src/repositories/firebase.ts'
import { renewSession, type Sessao, watchSessao } from '#src/repositories/sessoes.ts'
import { watchUser } from '#src/repositories/users.ts'
import type { Access } from './session-context.ts'
import { SESSION_MS } from './stored-session.ts'

type Observer = {
  onAccess: (access: Access) => void
  /** the person or the position could not be looked up */
  onFailed: () => void
  onUser: (user: User) => void
  onEnded: () => void
}

/**
 * A password change writes User and Sessao together, but their listeners speak one after the other: a session is called ended only
 * if it still looks so after this long.
 */
const SETTLE_MS = 1_500

/**
 * Renews the session and follows it, the person's profile and position. `onEnded` is called once, when the server says that the session
 * no longer counts: deleted, expired, ended by a password change, or its user gone. Returns the function that stops.
 */
export function followSession(uid: string, observer: Observer): () => void {
  const stops: (() => void)[] = []
  let stopCargo = () => {}
  let stopped = false
  let settling: ReturnType<typeof setTimeout> | undefined
  let sessao: Sessao | undefined
  let user: User | undefined
  let followedCargo: string | undefined
  let cargo: Cargo | undefined
  let cargoKnown = false

  const stop = () => {
    stopped = true
    clearTimeout(settling)
    stopCargo()
    for (const stopOne of stops) stopOne()
  }
  const end = () => {
    if (stopped) return
    stop()
    observer.onEnded()
  }
  const endIf = (ended: () => boolean) => {
    clearTimeout(settling)
    if (ended()) settling = setTimeout(() => ended() && end(), SETTLE_MS)
  }
  const isStale = () => sessao?.desde !== undefined && user !== undefined && sessao.desde < user.sessoesDesde
  const fail = (error: unknown) => {
    console.warn('Erro ao obter permissões', error)
    if (!cargoKnown) observer.onFailed()
  }
  const endIfRefused = (error: unknown) => {
    if (error instanceof DataError && error.kind === 'refused') end()
    else fail(error)
  }

  async function start() {
    const authUid = await currentIdentity()
    if (stopped) return
    if (!authUid) return end()
    stops.push(
      watchSessao(authUid)(({ data, fromCache }) => {
        sessao = data
        if (!fromCache && data?.user !== uid) endIf(() => sessao?.user !== uid)
        else endIf(isStale)
      }, endIfRefused),
      watchUser(uid)(({ data, fromCache }) => {
        user = data
        if (data) followUser(data)
        else if (!fromCache) {
          console.warn('Usuário não encontrado')
          end()
        }
        endIf(isStale)
      }, endIfRefused),
      every(SESSION_MS / 7, renew),
    )
    renew()

    async function renew() {
      try {
        await renewSession(authUid ?? '')
      } catch (error) {
        if (error instanceof DataError && error.kind === 'refused') end()
      }
    }
  }

  function followUser(data: User) {
    observer.onUser(data)
    const wanted = data.senhaPadrao ? '' : data.cargo
    if (wanted === followedCargo) return emit()
    if (data.cargo === '') console.warn('Cargo não encontrado')
    stopCargo()
    followedCargo = wanted
    cargo = undefined
    cargoKnown = wanted === ''
    emit()
    if (!cargoKnown)
      stopCargo = watchCargo(wanted)(({ data, fromCache }) => {
        if (!data && fromCache) return
        if (!data) console.warn('Cargo não encontrado')
        else if (data.permissoes.length === 0) console.warn('Permissões inválidas ou não encontradas')
        followed(data)
      }, fail)
  }

  function followed(position: Cargo | undefined) {
    cargo = position
    cargoKnown = true
    emit()
  }

  function emit() {
    if (user && cargoKnown) observer.onAccess(toAccess(user, cargo))
  }

  start().catch(fail)
  return stop
}

function toAccess({ cidade, igreja, cargo, senhaPadrao }: User, position: Cargo | undefined): Access {
  return {
    permissoes: position?.permissoes ?? [],
    tipo: position?.tipo,
    cargo,
    cidade,
    igreja,
    senhaPadrao,
  }
}

function every(ms: number, action: () => void): () => void {
  const timer = setInterval(action, ms)
  return () => clearInterval(timer)
}
