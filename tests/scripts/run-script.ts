import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

const ROOT = new URL('../..', import.meta.url)

/** Starts a script of scripts/ as its npm command does, in a process of its own. */
export function startScript(script: string, args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`, ...args], {
    cwd: ROOT,
    env: { ...process.env, VITE_SENHA_PADRAO: 'mudar123', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Runs a script to its end. `code` is null when a signal ended it. */
export async function runScript(script: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const child = startScript(script, args, env)
  let stdout = ''
  let stderr = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    stdout += chunk
  })
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr += chunk
  })
  const [code]: unknown[] = await once(child, 'close')
  return { code, stdout, stderr }
}
