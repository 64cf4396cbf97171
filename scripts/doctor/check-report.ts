import type { Timestamp } from 'firebase-admin/firestore'
import { type Fields, readList, readString } from '#src/lib/untyped-data.ts'
import { changedFields, type References } from '../legacy/conversion.ts'
import { convertReport } from '../legacy/convert-report.ts'
import type { Diagnosis } from './kinds.ts'

export type ReportState = { id: string; fields: Fields; created: Timestamp; updated: Timestamp }

export function checkReport(
  { id, fields, created, updated }: ReportState,
  places: Omit<References, 'users'>,
): Diagnosis[] {
  const path = `Reports/${id}`
  const name = readString(fields, 'nomeRelatorio')
  const conversion = convertReport(id, fields, { ...places, users: new Set() }, created)
  const { pessoas, ...old } = changedFields(fields, conversion) ?? {}
  const found: Diagnosis[] = []

  if (Object.keys(old).length > 0) {
    found.push({ kind: 'forma-antiga', path, detail: `${name}: ${Object.keys(old).join(', ')}` })
  } else if (pessoas !== undefined && !sameIds(pessoas, readList(fields, 'pessoas'))) {
    const kind = fields['pessoas'] === undefined ? 'relatorio-sem-pessoas' : 'pessoas-diferentes'
    // only while nobody saved the report meanwhile
    const fix = { kind: 'update', path, fields: { pessoas }, readAt: updated } as const
    found.push({ kind, path, detail: name, fix })
  }
  for (const { kind, detail } of conversion.findings) {
    if (kind === 'relatorio-grande') found.push({ kind, path, detail: `${name}: ${detail}` })
  }
  return found
}

/** The order does not matter, to the rules neither. */
function sameIds(expected: unknown, stored: readonly unknown[]): boolean {
  if (!Array.isArray(expected) || expected.length !== stored.length) return false
  const ids = new Set(stored)
  return ids.size === stored.length && expected.every((id) => ids.has(id))
}
