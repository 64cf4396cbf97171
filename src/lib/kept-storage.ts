/** What stays in the page's memory when the browser takes nothing. */
const inMemory = new Map<string, string>()

/**
 * Local storage that always answers: where the browser forbids it or it is full, what is written lasts as long as the page. One cannot use
 * localStorage itself: where a person blocks it, its mere name throws.
 */
export const keptStorage = {
  getItem: (key: string): string | null =>
    inMemory.get(key) ?? fromBrowser((storage) => storage.getItem(key), null),
  setItem: (key: string, value: string): void => {
    const isKept = fromBrowser((storage) => {
      storage.setItem(key, value)
      return true
    }, false)
    if (isKept) inMemory.delete(key)
    else inMemory.set(key, value)
  },
  removeItem: (key: string): void => {
    inMemory.delete(key)
    fromBrowser((storage) => storage.removeItem(key), undefined)
  },
  keys: (): string[] => [...inMemory.keys(), ...fromBrowser((storage) => Object.keys(storage), [])],
}

/** Whether what the app writes will still be there when the page is loaded again. */
export function keepsData(): boolean {
  const probe = 'escala:sonda'
  return fromBrowser((storage) => {
    storage.setItem(probe, '1')
    storage.removeItem(probe)
    return true
  }, false)
}

/** Whether the browser has a database for the cache of the data; where a person blocks storage, to ask throws. */
export function hasIndexedDb(): boolean {
  try {
    if (typeof indexedDB === 'undefined' || indexedDB === null) return false
    indexedDB.deleteDatabase('escala:sonda')
    return true
  } catch {
    return false
  }
}

function fromBrowser<T>(use: (storage: Storage) => T, otherwise: T): T {
  try {
    return use(localStorage)
  } catch {
    return otherwise
  }
}
