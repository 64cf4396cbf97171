/** How long a newer build may take to arrive before the page is loaded without waiting for it. */
const ARRIVAL_MS = 20_000
/** A second reload by itself on the same page within this time would be a loop. */
const ONCE_IN_MS = 60_000
const RENEWED_AT = 'codigo-renovado'

/**
 * Loads the page with the newest code there is: a build that waits, or that the server has, takes over first. Without one the page is just
 * loaded again.
 */
export async function renewCode(): Promise<void> {
  const registration = await currentRegistration()
  if (registration) await takeOver(registration)
  window.location.reload()
}

/**
 * {@link renewCode}, but not twice within a minute on the same page.
 * @returns whether the page is being loaded again
 */
async function renewCodeOnce(now: number): Promise<boolean> {
  if (!navigator.onLine || renewedBefore(`${window.location.pathname} `, now)) return false
  await renewCode()
  return true
}

/**
 * Loads code that is wanted only now, from the installed app without a network too. Where the server has it no more (a newer version was
 * published) the page is loaded anew, once.
 * @throws whatever `load` does when it cannot be had
 */
export async function loadOrRenew<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (await renewCodeOnce(Date.now())) return await new Promise(() => {})
    throw error
  }
}

/** Whether it did so a moment ago. Where it cannot remember (blocked storage) it counts as done: rather no reload than one after another. */
function renewedBefore(page: string, now: number): boolean {
  try {
    const before = sessionStorage.getItem(RENEWED_AT) ?? ''
    sessionStorage.setItem(RENEWED_AT, page + now)
    return before.startsWith(page) && Math.abs(now - Number(before.slice(page.length))) < ONCE_IN_MS
  } catch {
    return true
  }
}

async function currentRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker?.getRegistration()
  } catch {
    return undefined
  }
}

async function takeOver(registration: ServiceWorkerRegistration): Promise<void> {
  await registration.update().catch(() => {})
  const newer = registration.waiting ?? registration.installing
  if (!newer) return
  await stateOf(newer, ['installed', 'activated', 'redundant'])
  newer.postMessage({ type: 'SKIP_WAITING' })
  await stateOf(newer, ['activated', 'redundant'])
}

function stateOf(worker: ServiceWorker, states: ServiceWorkerState[]): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (states.includes(worker.state)) resolve()
    }
    worker.addEventListener('statechange', look)
    setTimeout(resolve, ARRIVAL_MS)
    look()
  })
}
