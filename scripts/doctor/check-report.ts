import type { Timestamp } from 'firebase-admin/firestore'
import { type Fields, readList, readString } from '#src/lib/untyped-data.ts'
import { changedFields, type References } from '../legacy/conversion.ts'
import { convertReport } from '../legacy/convert-report.ts'
import { type Diagnosis, isDoctorKind } from './kinds.ts'

export type ReportState = { id: string; fields: Fields; created: Timestamp; updated: Timestamp }

export function checkReport(
  { id, fields, created, updated }: ReportState,
  places: Omit<References, 'users'>,
): Diagnosis[] {
  const path = `Reports/${id}`
  const name = readString(fields, 'nomeRelatorio')
  const conversion = convertReport(id, fields, { ...places, users: new Set() }, created)
  const { pessoas, inicio, fim, report, ...others } = changedFields(fields, conversion) ?? {}
  const isReordered = report !== undefined && sameDays(report, readList(fields, 'report'))
  const old = report === undefined || isReordered ? others : { report, ...others }
  const found: Diagnosis[] = []

  const period = {
    ...(isReordered ? { report } : {}),
    ...(inicio === undefined ? {} : { inicio }),
    ...(fim === undefined ? {} : { fim }),
  }
  const otherPeople = pessoas !== undefined && !sameIds(pessoas, readList(fields, 'pessoas'))
  const mended = { ...(otherPeople ? { pessoas } : {}), ...period }

  if (Object.keys(old).length > 0) {
    found.push({ kind: 'forma-antiga', path, detail: `${name}: ${Object.keys(old).join(', ')}` })
  } else if (Object.keys(mended).length > 0) {
    const withoutPeople = fields['pessoas'] === undefined ? 'relatorio-sem-pessoas' : 'pessoas-diferentes'
    const kind = otherPeople ? withoutPeople : 'relatorio-sem-periodo'
    // only while nobody saved the report meanwhile
    const fix = { kind: 'update', path, fields: mended, readAt: updated } as const
    found.push({ kind, path, detail: name, fix })
  }
  for (const { kind, detail } of conversion.findings) {
    if (isDoctorKind(kind)) found.push({ kind, path, detail: `${name}: ${detail || 'vazio'}` })
  }
  return found
}

/** The same days in whatever order. */
function sameDays(converted: unknown, stored: readonly unknown[]): boolean {
  if (!Array.isArray(converted) || converted.length !== stored.length) return false
  const texts = (days: readonly unknown[]) => days.map((day) => JSON.stringify(day)).sort()
  const others = texts(stored)
  return texts(converted).every((day, index) => day === others[index])
}

/** The order does not matter, to the rules neither. */
function sameIds(expected: unknown, stored: readonly unknown[]): boolean {
  if (!Array.isArray(expected) || expected.length !== stored.length) return false
  const ids = new Set(stored)
  return ids.size === stored.length && expected.every((id) => ids.has(id))
}
