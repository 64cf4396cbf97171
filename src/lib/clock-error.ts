/**
 * By how many ms this device's clock is ahead of the server's (negative: behind), to about a second; undefined without a network.
 * @param now the device's clock, in ms since the epoch
 */
export async function clockError(now: () => number): Promise<number | undefined> {
  try {
    const { headers } = await fetch('/', { method: 'HEAD', cache: 'no-store' })
    const server = Date.parse(headers.get('date') ?? '')
    return Number.isNaN(server) ? undefined : now() - server
  } catch {
    return undefined
  }
}
