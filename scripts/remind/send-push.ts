import webPush from 'web-push'
import { isFields, readString } from '../../src/lib/untyped-data.ts'

/** Who sends: the pair of keys that the app was built with, and an address for the push service to complain to. */
export type Sender = { publicKey: string; privateKey: string; contact: string }

/** How one device answered: 'gone' is never reached again. */
export type Answer = 'sent' | 'gone' | 'failed'

/** The services of the browsers: nothing is sent to any other address, whatever a document says. */
const SERVICES =
  /^https:\/\/(fcm\.googleapis\.com|([a-z0-9-]+\.)*push\.services\.mozilla\.com|([a-z0-9-]+\.)*push\.apple\.com|([a-z0-9-]+\.)*notify\.windows\.com)\//

/** A push service keeps what it cannot deliver for so long: after that the turn is over. */
const TTL_SECONDS = 18 * 60 * 60
const PATIENCE_MS = 20_000

/**
 * Sends one notification, encrypted for the device alone.
 * @param subscription as the device stored it
 * @param anywhere also to other addresses: rehearsals with the emulator
 */
export async function sendPush(
  subscription: unknown,
  message: { title: string; body: string },
  { publicKey, privateKey, contact }: Sender,
  anywhere: boolean,
): Promise<Answer> {
  const fields = isFields(subscription) ? subscription : {}
  const endpoint = readString(fields, 'endpoint')
  if (!anywhere && !SERVICES.test(endpoint)) return 'failed'
  try {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh: readString(fields, 'p256dh'), auth: readString(fields, 'auth') } },
      JSON.stringify(message),
      { vapidDetails: { subject: contact, publicKey, privateKey }, TTL: TTL_SECONDS, urgency: 'normal' },
    )
    const { ok, status } = await fetch(endpoint, {
      method: 'POST',
      headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
      body: new Uint8Array(body ?? []),
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'error',
    })
    if (ok) return 'sent'
    return status === 404 || status === 410 ? 'gone' : 'failed'
  } catch {
    return 'failed'
  }
}
