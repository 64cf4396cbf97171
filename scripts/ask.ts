import { createInterface } from 'node:readline/promises'
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
