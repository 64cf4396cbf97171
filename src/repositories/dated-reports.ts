import { doc, getDoc } from 'firebase/firestore'
import type { Watch } from '#src/lib/watch.ts'
import { typedCollection } from './typed-collection.ts'

const estados = typedCollection('Estado', (_id, fields) => fields['datados'] === true)

/** In local storage: log-out removes whatever begins so. */
const REMEMBERED = 'escala:relatorios-datados'

/**
 * Follows `bounded`, a query by the period of the reports, where every report carries its period; where older documents may lack it,
 * and no query finds what a document lacks, follows `all`. `Estado/reports` tells which: doctor and import write it when all is filled,
 * and it is asked for once a device, because the rules let no report come without a period.
 */
export function watchDated<T>(bounded: Watch<T>, all: Watch<T>): Watch<T> {
  return (next, fail) => {
    let stopped = false
    let stop = () => {}
    const begin = (dated: boolean) => {
      if (!stopped) stop = (dated ? bounded : all)(next, fail)
    }
    if (isRemembered()) begin(true)
    else areDated().then(begin)
    return () => {
      stopped = true
      stop()
    }
  }
}

/** Without an answer: no, which reads more and misses nothing. */
async function areDated(): Promise<boolean> {
  try {
    const dated = (await getDoc(doc(estados(), 'reports'))).data() === true
    if (dated) localStorage.setItem(REMEMBERED, 'true')
    return dated
  } catch {
    return false
  }
}

function isRemembered(): boolean {
  try {
    return localStorage.getItem(REMEMBERED) !== null
  } catch {
    return false
  }
}
