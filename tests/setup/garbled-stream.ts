/**
 * The emulator garbles a stream when a listener begins while somebody writes (firebase-tools issue 8654): Node's SDK then cannot read the
 * length of the next message, takes it for a server that has too much to do, and waits a minute. Browsers speak another protocol.
 */
const GARBLED = /Received message larger than max|Using maximum backoff delay/

/** Whether the console was told of a garbled stream, and of nothing else. */
export function isGarbled(said: readonly unknown[]): boolean {
  return said.some((part) => GARBLED.test(String(part)))
}

/** Connects again at once instead of in a minute. */
export async function reconnect(): Promise<void> {
  const { connectAgain } = await import('#src/repositories/firebase.ts')
  console.info('The emulator garbled a stream: connecting again')
  await connectAgain()
}
