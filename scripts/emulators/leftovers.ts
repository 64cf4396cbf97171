import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Folders and files of .cache that belong to the process in their name: 'dist-test-123', 'emulators-123-x7Qa' */
const OF_A_PROCESS = /^(?:emulators|dist|dist-deploy|dist-test|test-results)-(\d+)\b/
const CONFIG_OF_A_PROCESS = /^\.firebase-emulators-(\d+)\.json$/

/** Removes what programs left behind that were killed before they could clear up. @param root of the project */
export function removeLeftovers(root: string): void {
  const cache = join(root, '.cache')
  mkdirSync(cache, { recursive: true })
  for (const [folder, pattern] of [
    [cache, OF_A_PROCESS],
    [root, CONFIG_OF_A_PROCESS],
  ] as const) {
    for (const name of readdirSync(folder)) {
      const pid = Number(pattern.exec(name)?.[1])
      // what this program built a moment ago bears its own number
      if (pid && pid !== process.pid && !isRunning(pid))
        rmSync(join(folder, name), { recursive: true, force: true })
    }
  }
}

/** Whether a process of that number lives. This one counts as another: what bears its number is of a dead one before it. */
export function isRunning(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // somebody else's process lives, too
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
