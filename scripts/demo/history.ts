import type { LogAction } from '../../src/domain/log.ts'
import { shiftDays } from '../../src/lib/service-time.ts'
import type { DemoReport } from './reports.ts'
import type { DemoUser } from './users.ts'

/** Something that was done, as the log tells it. The log's key is made of the person and `at` (ms): nobody does two things at once. */
export type DemoEntry = { user: DemoUser; action: LogAction; at: number; reportId?: string }

const MINUTE_MS = 60_000

/** When the network was registered, ahead of its first reports. */
export function registeredAt(now: number): number {
  return shiftDays(now, -90)
}

/** The first access of the person number `index`: one after another, half an hour apart. */
export function firstAccess(user: DemoUser, index: number, now: number): DemoEntry {
  return { user, action: 'Primeiro-Login', at: registeredAt(now) + (index + 1) * 30 * MINUTE_MS }
}

/** The report number `index` was activated and, if it is no longer current, marked so after its last service. */
export function reportChanges(report: DemoReport, index: number, user: DemoUser): DemoEntry[] {
  const entry = (action: LogAction, day: number): DemoEntry => ({
    user,
    action,
    at: shiftDays(day, 1) + index * MINUTE_MS,
    reportId: report.id,
  })
  const activated = entry('Relatorio-Atv', report.createdAt)
  const lastService = report.report.at(-1)?.date
  return report.atual || lastService === undefined
    ? [activated]
    : [activated, entry('Relatorio-Atual', lastService)]
}
