import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Row } from './row.ts'

/** `others`: programs that ran on average in the minute before the bench began; `machine`: see describeMachine. */
export type KeptPart = { rows: Row[]; others: number; machine: string[] }

/** What was measured of each part, by its name. */
export type KeptParts = Record<string, KeptPart>

/** The parts that were measured before; none when there is no such file. */
export function readKeptParts(path: string): KeptParts {
  if (!existsSync(path)) return {}
  const kept: KeptParts = JSON.parse(readFileSync(path, 'utf8'))
  return kept
}

export function keepParts(path: string, parts: KeptParts): void {
  writeFileSync(path, JSON.stringify(parts, null, 1))
}
