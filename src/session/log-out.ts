import { canBePushed } from '#src/lib/can-be-pushed.ts'
import { clearDeviceStorage, pendingLogOut } from '#src/lib/device-storage.ts'
import { clearDeviceData, currentIdentity, dropIdentity } from '#src/repositories/firebase.ts'
import { endSession } from '#src/repositories/sessoes.ts'
import { readLoggedUser } from './stored-session.ts'
import { dropAllUnsaved } from './unsaved-work.ts'

/**
 * Deletes the session on the server, its identity and every personal trace in this browser, the latter in any case. `uid`: of somebody who logs
 * out by themselves, and whose unsaved work goes too; that of a session which ended waits for its owner.
 */
export async function logOut(uid?: string): Promise<void> {
  // it is loaded where something waits, and else there is nothing to do
  const deletions = await import('#src/components/delete-soon.ts').catch(() => undefined)
  await deletions?.settleDeletions(uid ? 'do' : 'undo')
  if (uid) dropAllUnsaved(uid)
  const user = readLoggedUser()
  clearDeviceStorage()
  if (import.meta.env.VITE_PUSH_PUBLIC_KEY && user && canBePushed()) {
    const { forgetPush } = await import('./forget-push.ts')
    await forgetPush(user.uid)
  }
  await endSessionOnServer()
  await clearDeviceData()
}

/** Deletes the session document and its identity; without a network, remembers to do it at the next load. */
export async function endSessionOnServer(): Promise<void> {
  pendingLogOut.set()
  try {
    const authUid = await currentIdentity()
    if (authUid) {
      await endSession(authUid)
      await dropIdentity(authUid)
    }
    pendingLogOut.clear()
  } catch (error) {
    console.warn('The session could not be deleted on the server yet', error)
  }
}
