import type { BrowserContext, Page } from 'playwright-core'

const MBPS = 1_000_000 / 8
/** Bytes a second and ms. */
const SLOW_4G = { latency: 150, downloadThroughput: 1.6 * MBPS, uploadThroughput: 0.75 * MBPS }
const CPU_SLOWDOWN = 4

/** A new tab with a slow processor and, unless `network` is 'fast', a slow network; 'off' has none. */
export async function slowPage(context: BrowserContext, network: 'slow' | 'fast' | 'off'): Promise<Page> {
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  if (network !== 'fast') {
    await devTools.send('Network.enable')
    await devTools.send('Network.emulateNetworkConditions', { offline: network === 'off', ...SLOW_4G })
  }
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return page
}
