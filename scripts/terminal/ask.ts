import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { Problem } from './fail.ts'

/**
 * The value of an option, or what the person at the terminal answers.
 * @throws Problem when there is neither
 */
export async function valueOrAnswer(
  option: string,
  value: string | undefined,
  question: string,
): Promise<string> {
  if (value !== undefined) return value.trim()
  if (!process.stdin.isTTY) throw new Problem(`Falta --${option} (${question}).`)
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return (await terminal.question(`${question}: `)).trim()
  } finally {
    terminal.close()
  }
}

/**
 * What the person types, of which the terminal shows nothing.
 * @throws Problem without a terminal
 */
export async function askSecret(question: string): Promise<string> {
  if (!process.stdin.isTTY) throw new Problem(`Sem terminal não dá para perguntar a senha (${question}).`)
  process.stderr.write(`${question} (não aparece): `)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true })
  try {
    return await terminal.question('')
  } finally {
    terminal.close()
    process.stderr.write('\n')
  }
}
