import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it, vi } from 'vitest'

/**
 * A program that starts another in a group of its own, as firebase-tools starts Java. That one writes to the same output, so the output
 * closes when both are gone.
 */
const PROGRAM = `
  require('node:child_process').spawn('sleep', ['60'], { detached: true, stdio: ['ignore', 'inherit', 'ignore'] })
  process.on('SIGINT', () => { console.log('stopping'); process.exit(3) })
  process.stdin.on('data', () => { throw new Error('broken') })
  console.log('started')
  setInterval(() => {}, 1000)
`

it('stops when the program that started it ends, and takes what it started along', async () => {
  const { child, said } = await run()
  child.stdin?.end()
  expect(await once(child, 'close')).toEqual([3, null])
  expect(said()).toBe('started\nstopping\n')
})

it('takes along what it started when it ends by an error of its own', async () => {
  const { child } = await run()
  child.stdin?.write('x')
  expect(await once(child, 'close')).toEqual([1, null])
})

async function run(): Promise<{ child: ChildProcess; said: () => string }> {
  const child = spawn(
    process.execPath,
    ['--import', './scripts/emulators/stop-with-parent.mjs', '-e', PROGRAM],
    { stdio: ['pipe', 'pipe', 'ignore'] },
  )
  let said = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    said += chunk
  })
  await vi.waitUntil(() => said !== '', { timeout: 4_000 })
  return { child, said: () => said }
}
