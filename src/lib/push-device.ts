/** What the browser's push service says of this device. */
import { sha256Hex } from './sha256.ts'

/** Where this device is reached, and the keys with which only it can read; `key` names it (32 hex digits). */
export type Aparelho = { key: string; endpoint: string; p256dh: string; auth: string }

/** This device, if it is reached already. */
export async function pushedDevice(): Promise<Aparelho | undefined> {
  const registration = await navigator.serviceWorker.getRegistration()
  return toAparelho(await registration?.pushManager.getSubscription())
}

/** Asks the person, and the browser for an address. Called at a tap. @throws DOMException NotAllowedError when the person says no */
export async function reachDevice(publicKey: string): Promise<Aparelho> {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new DOMException('The person does not want it', 'NotAllowedError')
  const registration = await navigator.serviceWorker.ready
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  const device = await toAparelho(subscription)
  if (!device) throw new Error('A subscription without keys')
  return device
}

/** From now on nothing reaches this device. @returns what it was */
export async function leaveDevice(): Promise<Aparelho | undefined> {
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  const device = await toAparelho(subscription)
  await subscription?.unsubscribe()
  return device
}

async function toAparelho(subscription: PushSubscription | null | undefined): Promise<Aparelho | undefined> {
  const { endpoint, keys } = subscription?.toJSON() ?? {}
  const { p256dh, auth } = keys ?? {}
  if (!endpoint || !p256dh || !auth) return undefined
  return { key: (await sha256Hex(endpoint)).slice(0, 32).toLowerCase(), endpoint, p256dh, auth }
}
