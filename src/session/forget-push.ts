import { leaveDevice } from '#src/lib/push-device.ts'
import { dropAparelho } from '#src/repositories/avisos.ts'

/** Nothing is told on this device any more. Without a network its address is dead at least, and the next reminder removes it. */
export async function forgetPush(userId: string): Promise<void> {
  try {
    const device = await leaveDevice()
    if (device) await dropAparelho(userId, device.key)
  } catch (error) {
    console.warn('The device could not be forgotten on the server', error)
  }
}
