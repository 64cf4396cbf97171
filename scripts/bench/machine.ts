import { execFileSync } from 'node:child_process'
import { cpus, loadavg, totalmem } from 'node:os'
import { requireChromium } from '../browser/find-chromium.ts'
import type { Machine } from './report-text.ts'

/** What the figures were measured on. `now`: ms since the epoch. */
export function describeMachine(now: number): Machine {
  const [first] = cpus()
  const [load = 0] = loadavg()
  const chromium = execFileSync(requireChromium(), ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()
  return {
    lines: [
      `Measured ${new Date(now).toISOString().slice(0, 10)}`,
      `${cpus().length} processors, ${first?.model.trim() ?? 'unknown'}; ${Math.round(totalmem() / 2 ** 30)} GiB`,
      `${load.toFixed(1)} programs ran on average in the minute before the end (other work disturbs the times)`,
      `${chromium}, Node ${process.versions.node}`,
    ],
  }
}
