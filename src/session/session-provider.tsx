import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { notify } from '#src/components/notify.ts'
import { DataError } from '#src/domain/data-error.ts'
import { afterPaint } from '#src/lib/after-paint.ts'
import { clearDeviceStorage, pendingLogOut } from '#src/lib/device-storage.ts'
import { type Access, SessionContext } from './session-context.ts'
import { readStoredAccess, storeAccess } from './stored-access.ts'
import { readStoredSession, type StoredSession, storeSession } from './stored-session.ts'

const NO_ACCESS: Access = {
  permissoes: [],
  tipo: undefined,
  cargo: '',
  cidade: '',
  igreja: '',
  senhaPadrao: false,
}

/** A look-up that takes longer counts as failed, and the pages show (specification, section 4); what arrives later still counts. */
const PATIENCE_MS = 10_000

/** The guard's toast: it stays 3 seconds, not 5 (specification, section 9). */
const sayLoggedOut = () => notify.success('Logout realizado com sucesso.', { autoClose: 3000 })

/**
 * Holds who is signed in. What the browser remembers is known before the first paint; the database's word follows through code that is
 * loaded on demand, so that the log-in page does not wait for Firebase.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [user, setUser] = useState(rememberedUser)
  const [access, setAccess] = useState(() => user && readStoredAccess(user.uid))
  const [accessFailed, setAccessFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [ended, setEnded] = useState(false)
  const uid = user?.uid
  /** and nobody follows the session yet */
  const loggedIn = useRef(false)

  const forget = useCallback(() => {
    setUser(undefined)
    setAccess(undefined)
    setAccessFailed(false)
  }, [])

  useEffect(() => {
    if (readStoredSession(Date.now()) === 'expired') endLeftover()
    else if (pendingLogOut.isSet())
      void import('./log-out.ts').then(({ endSessionOnServer }) => endSessionOnServer())
  }, [])

  // another tab of this browser logged in: the identity is that tab's now, so this one begins anew with it
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== 'session') return
      const stored = readStoredSession(Date.now())
      if (typeof stored !== 'string' && stored.uid !== uid) window.location.reload()
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [uid])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt looks up again
  useEffect(() => {
    if (!uid) return
    const isNew = loggedIn.current
    loggedIn.current = false
    let stop = () => {}
    let cancelled = false
    // the list stays as it was, or empty (specification, section 4)
    const onFailed = () => {
      clearTimeout(timer)
      setAccess((before) => before ?? NO_ACCESS)
      setAccessFailed(true)
    }
    const timer = setTimeout(() => {
      console.warn('Erro ao obter permissões', new DataError('offline'))
      onFailed()
    }, PATIENCE_MS)
    loadFollowSession().then(
      ({ followSession }) => {
        if (cancelled) return
        stop = followSession(uid, isNew, {
          onAccess: (said) => {
            clearTimeout(timer)
            if (!said.senhaPadrao) storeAccess(uid, said)
            setAccess(said)
            setAccessFailed(false)
          },
          onUser: ({ id, email, name, cargo }) => {
            const known = { uid: id, email, name, cargo, lastLogin: Date.now() }
            storeSession(known)
            setUser((before) => (before && sameUser(before, known) ? before : known))
          },
          onFailed,
          onEnded: () => {
            forget()
            setEnded(true)
            void import('./log-out.ts').then(({ logOut }) => logOut())
          },
        })
      },
      (error) => {
        console.warn('Erro ao obter permissões', error)
        if (!cancelled) onFailed()
      },
    )
    return () => {
      cancelled = true
      clearTimeout(timer)
      stop()
    }
  }, [uid, forget, attempt])

  const signIn = useCallback((signedIn: StoredSession) => {
    pendingLogOut.clear()
    storeSession(signedIn)
    loggedIn.current = true
    setEnded(false)
    setUser(signedIn)
  }, [])

  const firstAccessDone = useCallback(
    () => setAccess((before) => before && { ...before, senhaPadrao: false }),
    [],
  )

  const signOut = useCallback(async () => {
    forget()
    const { logOut } = await import('./log-out.ts')
    await logOut(uid)
    sayLoggedOut()
  }, [forget, uid])

  const retryAccess = useCallback(() => {
    setAccessFailed(false)
    setAttempt((count) => count + 1)
  }, [])

  const session = useMemo(
    () => ({ user, access, accessFailed, retryAccess, ended, signIn, firstAccessDone, signOut }),
    [user, access, accessFailed, retryAccess, ended, signIn, firstAccessDone, signOut],
  )
  return <SessionContext value={session}>{children}</SessionContext>
}

/** Not before the page is there: Firebase keeps a slow phone busy for half a second. */
async function loadFollowSession() {
  await afterPaint()
  return await import('./follow-session.ts')
}

/** A session that is too old or cannot be read ends here, on every load of the app (specification, section 4). */
function endLeftover(): void {
  clearDeviceStorage()
  sayLoggedOut()
  void import('./log-out.ts').then(({ logOut }) => logOut())
}

function rememberedUser(): StoredSession | undefined {
  // the build, which prerenders the log-in page, has no browser
  if (typeof window === 'undefined') return undefined
  const stored = readStoredSession(Date.now())
  if (typeof stored === 'string') return undefined
  const refreshed = { ...stored, lastLogin: Date.now() }
  storeSession(refreshed)
  return refreshed
}

function sameUser(a: StoredSession, b: StoredSession): boolean {
  return a.uid === b.uid && a.email === b.email && a.name === b.name && a.cargo === b.cargo
}
