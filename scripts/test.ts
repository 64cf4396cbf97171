import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { COUNTS_FILE, type Counts, parseCounts, totalLine } from '../tests/setup/counts.ts'
import { ROOT } from './emulators/start-emulators.ts'
import { runProgram } from './terminal/fail.ts'

const USAGE = `Confere o código e roda todos os testes, com emuladores próprios.

  npm test                    estilo, tipos, código morto e todos os testes
  npm test -- FILTRO...       só os arquivos de teste cujo caminho contém um FILTRO, sem as outras conferências`

runProgram(async () => {
  const filters = process.argv.slice(2)
  if (filters.includes('--help')) return console.log(USAGE)

  let checks = 0
  if (filters.length === 0) {
    checks += await check('biome', 'ci', '.')
    checks += await check('tsc', '--noEmit')
    checks += await check('knip')
  }
  const tests = filters.length === 0 ? await allTests() : await start('vitest', ['run', ...filters])
  process.exit(tests || (checks > 0 ? 1 : 0))
})

/**
 * The journeys in the browser wait for half of their time, so all other tests run beside them, each with emulators of their own. What the
 * journeys say follows when both have ended, then one plain line for everything together. @returns an exit code
 */
async function allTests(): Promise<number> {
  const counts = mkdtempSync(join(tmpdir(), 'test-counts-'))
  const [all, journeys] = [join(counts, 'all'), join(counts, 'journeys')]
  try {
    let said = ''
    const statuses = await Promise.all([
      start('vitest', ['run', '--project', '!e2e'], { counts: all }),
      start('vitest', ['run', '--project', 'e2e'], {
        counts: journeys,
        onOutput: (text) => {
          said += text
        },
      }),
    ])
    process.stdout.write(said)
    console.log(totalLine([all, journeys].map(readCounts)))
    return Math.max(...statuses)
  } finally {
    rmSync(counts, { recursive: true, force: true })
  }
}

/** A run that ended without its counts has failed, whatever it said. */
function readCounts(file: string): Counts {
  return existsSync(file) ? parseCounts(readFileSync(file, 'utf8')) : { passed: 0, failed: 1, skipped: 0 }
}

/** A check that fails fails the whole, but the tests still say what they have to say. @returns its exit code */
async function check(command: string, ...args: string[]): Promise<number> {
  const status = await start(command, args)
  if (status !== 0) console.error(`${command} encontrou problemas (veja acima).`)
  return status
}

type StartOptions = {
  /** where the run leaves its counts */
  counts?: string
  /** is given all that it says, which is not printed then */
  onOutput?: (text: string) => void
}

/** Runs a program of node_modules to its end; a signal to this one goes to it, and it ends what it started. @returns its exit code */
async function start(
  command: string,
  args: readonly string[],
  { counts, onOutput }: StartOptions = {},
): Promise<number> {
  const child = spawn(join(ROOT, 'node_modules/.bin', command), args, {
    cwd: ROOT,
    stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    shell: process.platform === 'win32',
    env: counts === undefined ? process.env : { ...process.env, [COUNTS_FILE]: counts },
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => onOutput?.(String(text)))
  }
  const forward = (signal: NodeJS.Signals) => child.kill(signal)
  const signals: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, forward)
  const [status] = await once(child, 'close')
  for (const signal of signals) process.off(signal, forward)
  return typeof status === 'number' ? status : 130
}
