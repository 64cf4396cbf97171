import { type FirebaseApp, initializeApp } from 'firebase/app'
import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check'
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  type Persistence,
  setPersistence,
  signInAnonymously,
  signOut,
} from 'firebase/auth'
import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  disableNetwork,
  enableNetwork,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
} from 'firebase/firestore'
import { config } from '#src/lib/config.ts'
import { hasIndexedDb, keepsData } from '#src/lib/kept-storage.ts'
import { toDataError } from './to-data-error.ts'

/** reCAPTCHA Enterprise site key. Read here with a dot and not in the configuration, so that a build without it leaves out App Check's code. */
const APP_CHECK_SITE_KEY: string | undefined = import.meta.env.VITE_APP_CHECK_SITE_KEY

let connected: { app: FirebaseApp; auth: Auth } | undefined
let firestore: Firestore | undefined
let clearing: Promise<void> = Promise.resolve()

/** The tabs tell one another of the cache through local storage, so that needs both. */
const isCached = hasIndexedDb() && keepsData()

/** Firestore, connected on first use to the home that the configuration names. */
export function db(): Firestore {
  firestore ??= connectFirestore(connect().app)
  return firestore
}

/** Tries to reach the server now, instead of when the SDK's next try is due. */
export async function connectAgain(): Promise<void> {
  try {
    await disableNetwork(db())
    await enableNetwork(db())
  } catch (error) {
    console.warn('Firestore could not connect again', error)
  }
}

function connect(): { app: FirebaseApp; auth: Auth } {
  connected ??= connectApp()
  return connected
}

function connectApp(): { app: FirebaseApp; auth: Auth } {
  const app = initializeApp(config.firebase)
  if (APP_CHECK_SITE_KEY) {
    initializeAppCheck(app, {
      provider: new ReCaptchaEnterpriseProvider(APP_CHECK_SITE_KEY),
      isTokenAutoRefreshEnabled: true,
    })
  }
  // initializeAuth and not getAuth: the latter brings the code of every sign-in method along
  const auth = initializeAuth(app, { persistence: identityPersistence() })
  if (config.emulators)
    connectAuthEmulator(auth, `http://${config.emulators.auth}`, { disableWarnings: true })
  return { app, auth }
}

/** Where the identity of a session can outlive the page: in the best place that this browser lets it have. */
function identityPersistence(): Persistence[] {
  if (hasIndexedDb()) return [indexedDBLocalPersistence, browserLocalPersistence]
  return [keepsData() ? browserLocalPersistence : inMemoryPersistence]
}

function connectFirestore(app: FirebaseApp): Firestore {
  const started = initializeFirestore(app, {
    ignoreUndefinedProperties: true,
    localCache: isCached
      ? persistentLocalCache({ tabManager: persistentMultipleTabManager() })
      : memoryLocalCache(),
  })
  if (config.emulators) {
    const [host = '', port = ''] = config.emulators.firestore.split(':')
    connectFirestoreEmulator(started, host, Number(port))
  }
  return started
}

/** The identity made by this page for a log-in that has not succeeded yet. */
let unbound: string | undefined

/**
 * A new anonymous identity for a log-in. It stays in the memory of this page until {@link keepIdentity}: what was found in the browser
 * before, an identity that somebody may have copied or planted there, never becomes a session. Firebase gives one address 100 an hour,
 * so the tries of one page share theirs.
 * @throws DataError offline, or busy when that limit is met
 */
export async function newIdentity(): Promise<string> {
  await clearing
  const { auth } = connect()
  try {
    await auth.authStateReady()
    if (unbound === undefined || auth.currentUser?.uid !== unbound) {
      await setPersistence(auth, inMemoryPersistence)
      await signOut(auth)
      unbound = (await signInAnonymously(auth)).user.uid
    }
    return unbound
  } catch (error) {
    throw toDataError(error)
  }
}

/** This identity has shown a password for the last time: the next try needs another one. */
export function leaveIdentity(): void {
  unbound = undefined
}

/** The log-in succeeded: the identity belongs to its session, and outlives the page. */
export async function keepIdentity(): Promise<void> {
  unbound = undefined
  const { auth } = connect()
  const [best = inMemoryPersistence, second = best] = identityPersistence()
  await setPersistence(auth, best).catch(() => setPersistence(auth, second))
}

/** The session of this identity is over, and so is the identity. */
export async function dropIdentity(authUid: string): Promise<void> {
  const { auth } = connect()
  if (auth.currentUser?.uid === authUid) await signOut(auth)
}

/** The identity of this browser, or undefined when it has none. */
export async function currentIdentity(): Promise<string | undefined> {
  await clearing
  const { auth } = connect()
  await auth.authStateReady()
  return auth.currentUser?.uid
}

/**
 * Ends all listeners and removes everything that Firestore keeps on this device. Clearing fails while another tab
 * holds the cache; that tab sees the session end and clears it in its turn.
 */
export function clearDeviceData(): Promise<void> {
  const old = firestore ?? connectFirestore(connect().app)
  firestore = undefined
  clearing = terminate(old)
    .then(() => (isCached ? clearIndexedDbPersistence(old) : undefined))
    .catch((error) => console.warn('The cache of this device could not be cleared', error))
  return clearing
}
