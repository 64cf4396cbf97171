import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
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
  const tests = await start('vitest', 'run', ...filters)
  process.exit(tests || (checks > 0 ? 1 : 0))
})

/** A check that fails fails the whole, but the tests still say what they have to say. @returns its exit code */
async function check(command: string, ...args: string[]): Promise<number> {
  const status = await start(command, ...args)
  if (status !== 0) console.error(`${command} encontrou problemas (veja acima).`)
  return status
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
