import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isWhole, recoverData } from '../../scripts/emulators/kept-data.ts'
import { DEMO_PROJECT } from '../../scripts/emulators/start-emulators.ts'
import { runScript, startScript } from './run-script.ts'

type Running = { child: ChildProcess; database: string; said: () => string; ended: Promise<unknown> }

let folder: string
const running: Running[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'))
})
afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGTERM')
    await ended
  }
  // an emulator that was just asked to stop may still write there
  await vi.waitFor(() => rmSync(folder, { recursive: true, force: true }), { timeout: 60_000, interval: 500 })
})

it('two copies keep each its own data, by Ctrl+C and by a closed terminal, and say when it was not kept', async () => {
  const [first, second] = await Promise.all([start('first'), start('second')])
  await addCity(first, 'Da primeira')
  await addCity(second, 'Da segunda')
  await stop(second, 'SIGHUP')
  await stop(first, 'SIGINT')
  expect(first.said()).toContain('Os dados foram guardados.')
  expect(second.said()).toContain('Os dados foram guardados.')

  const again = await start('first')
  const kept = await cities(again)
  expect(kept).toEqual(expect.arrayContaining(['Da primeira', 'Campinas']))
  expect(kept).not.toContain('Da segunda')

  // where the emulators would write stands a file in their way
  writeFileSync(join(folder, `first.next-${again.child.pid}`), '')
  expect(await stop(again, 'SIGINT')).toBe(1)
  expect(again.said()).toContain('Os dados de agora NÃO foram guardados')
}, 300_000)

it('ends the emulators, which still write their data, when it is killed', async () => {
  const killed = await start('data')
  await stop(killed, 'SIGKILL')
  await vi.waitUntil(async () => !(await answers(killed)), { timeout: 60_000, interval: 500 })
  recoverData(join(folder, 'data'))
  expect(isWhole(join(folder, 'data'))).toBe(true)
})

it('says in one sentence which port is busy, before it builds', async () => {
  const holder = createServer()
  holder.listen(8080, '127.0.0.1')
  await Promise.race([once(holder, 'listening'), once(holder, 'error')])
  const { code, stdout, stderr } = await runScript('start', [])
  holder.close()
  expect(code).toBe(1)
  expect(stderr).toMatch(/^A porta \d+ \(\w+\) está ocupada por outro programa/)
  expect(stdout).toBe('')
})

it('says in one sentence that Java is missing, before it builds', async () => {
  const { code, stdout, stderr } = await runScript('start', ['--free-ports'], { PATH: folder })
  expect(code).toBe(1)
  expect(stderr).toMatch(/^Falta o Java 17 ou mais novo/)
  expect(stdout).toBe('')
})

async function start(data: string): Promise<Running> {
  const child = startScript('start', ['--dev', '--free-ports', '--data', join(folder, data)])
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      said += chunk
    })
  }
  const copy = { child, database: '', said: () => said, ended: once(child, 'exit') }
  running.push(copy)
  await vi.waitUntil(() => said.includes('Encerre com Ctrl+C') || child.exitCode !== null, {
    timeout: 100_000,
  })
  copy.database = /Banco de dados: (\S+)/.exec(said)?.[1] ?? ''
  expect(copy.database, said).not.toBe('')
  return copy
}

async function stop(copy: Running, signal: NodeJS.Signals): Promise<number | null> {
  copy.child.kill(signal)
  await copy.ended
  return copy.child.exitCode
}

const documents = ({ database }: Running) =>
  `http://${database}/v1/projects/${DEMO_PROJECT}/databases/(default)/documents/Cidade`
const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' }

async function addCity(copy: Running, name: string): Promise<void> {
  const body = JSON.stringify({ fields: { nome: { stringValue: name } } })
  const { ok } = await fetch(documents(copy), { method: 'POST', headers, body })
  expect(ok).toBe(true)
}

async function cities(copy: Running): Promise<string[]> {
  const answer = await fetch(documents(copy), { headers })
  const { documents: found }: { documents: { fields: { nome: { stringValue: string } } }[] } = JSON.parse(
    await answer.text(),
  )
  return found.map(({ fields }) => fields.nome.stringValue)
}

async function answers({ database }: Running): Promise<boolean> {
  return await fetch(`http://${database}/`).then(
    () => true,
    () => false,
  )
}
