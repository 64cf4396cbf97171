import { doc, getDoc } from 'firebase/firestore'
import type { Watch } from '#src/lib/watch.ts'
import { typedCollection } from './typed-collection.ts'

/** What the scripts complete in an older database. */
type Estado = 'reports' | 'diretorios'

const estados = typedCollection('Estado', (_id, fields) => fields['pronto'] === true)

/** In local storage: log-out removes whatever begins so. */
const REMEMBERED = 'escala:pronto:'

/**
 * Follows `ready`, which reads little but needs what every document has by now, once `Estado/{name}` says that this is so; until then
 * `before`, which reads all and misses nothing. doctor, import and the demonstration write it, and it is asked for once a device, because
 * the rules let nothing come without what was completed.
 */
export function watchWhenReady<T>(name: Estado, ready: Watch<T>, before: Watch<T>): Watch<T> {
  return (next, fail) => {
    let stopped = false
    let stop = () => {}
    const begin = (isReady: boolean) => {
      if (!stopped) stop = (isReady ? ready : before)(next, fail)
    }
    if (isRemembered(name)) begin(true)
    else askWhetherReady(name).then(begin)
    return () => {
      stopped = true
      stop()
    }
  }
}

/** Without an answer: no, which reads more and misses nothing. */
async function askWhetherReady(name: Estado): Promise<boolean> {
  try {
    const isReady = (await getDoc(doc(estados(), name))).data() === true
    if (isReady) localStorage.setItem(REMEMBERED + name, 'true')
    return isReady
  } catch {
    return false
  }
}

function isRemembered(name: Estado): boolean {
  try {
    return localStorage.getItem(REMEMBERED + name) !== null
  } catch {
    return false
  }
}
