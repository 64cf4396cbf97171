import { leaveDevice } from '#src/lib/push-device.ts'
import { dropAparelho } from '#src/repositories/avisos.ts'

/** Nobody waits longer than this to be logged out. */
const PATIENCE_MS = 5_000

/** Nothing is told on this device any more. Without a network its address is dead at least, and the next reminder removes it. */
export async function forgetPush(userId: string): Promise<void> {
  try {
    const device = await leaveDevice()
    if (!device) return
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
    await Promise.race([dropAparelho(userId, device.key), patience])
  } catch (error) {
    console.warn('The device could not be forgotten on the server', error)
  }
}
