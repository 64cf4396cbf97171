import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { ROOT } from './emulators.ts'
import { Problem, runProgram } from './fail.ts'

const USAGE = `Runs the checks and every test, on emulators of their own.

  npm test                    style, types, dead code, and all tests
  npm test -- FILTER...       only the test files whose path contains a FILTER, without style and types`

runProgram(async () => {
  const filters = process.argv.slice(2)
  if (filters.includes('--help')) return console.log(USAGE)

  if (filters.length === 0) {
    await check('biome', 'ci', '.')
    await check('tsc', '--noEmit')
    await check('knip')
  }
  process.exit(await start('vitest', 'run', ...filters))
})

async function check(command: string, ...args: string[]): Promise<void> {
  const status = await start(command, ...args)
  if (status !== 0) throw new Problem(`${command} found problems (see above).`)
}

/** Runs a program of node_modules to its end; a signal to this one goes to it, and it ends what it started. */
async function start(command: string, ...args: string[]): Promise<number> {
  const child = spawn(join(ROOT, 'node_modules/.bin', command), args, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  const forward = (signal: NodeJS.Signals) => child.kill(signal)
  const signals: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, forward)
  const [status] = await once(child, 'exit')
  for (const signal of signals) process.off(signal, forward)
  return typeof status === 'number' ? status : 130
}
