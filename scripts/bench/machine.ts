import { execFileSync } from 'node:child_process'
import { cpus, loadavg, totalmem } from 'node:os'
import { requireChromium } from '../browser/find-chromium.ts'

/** What the figures were measured on, one fact a line. `now`: ms since the epoch. */
export function describeMachine(now: number): string[] {
  const [first] = cpus()
  const chromium = execFileSync(requireChromium(), ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()
  return [
    `Measured ${new Date(now).toISOString().slice(0, 10)}`,
    `${cpus().length} processors, ${first?.model.trim() ?? 'unknown'}; ${Math.round(totalmem() / 2 ** 30)} GiB`,
    `${chromium}, Node ${process.versions.node}`,
  ]
}

/** How many programs ran on average in the last minute: before the bench begins those of others alone, which disturb its times. */
export function programsRunning(): number {
  return loadavg()[0] ?? 0
}
