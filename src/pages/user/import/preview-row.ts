import type { CheckedRow } from './check-rows.ts'
import type { Outcome, Person } from './import-people.ts'

/** `ready` and `problem` before the import; what became of the person after it. */
export type RowStatus = 'ready' | 'problem' | Outcome

export type PreviewRow = CheckedRow & { status: RowStatus }

/** Joins what the check, the server and the import say of each row. `registered` holds usernames. */
export function previewRows(
  rows: readonly CheckedRow[],
  registered: ReadonlySet<string>,
  outcomes: ReadonlyMap<number, Outcome>,
): PreviewRow[] {
  return rows.map((row) => {
    const known = row.fields && registered.has(row.fields.email) ? 'existing' : undefined
    return { ...row, status: outcomes.get(row.line) ?? known ?? (row.fields ? 'ready' : 'problem') }
  })
}

/** Whom the import registers, or registers still. */
export function readyPeople(rows: readonly PreviewRow[]): Person[] {
  return rows.flatMap(({ line, fields, status }) => (fields && status === 'ready' ? [{ line, fields }] : []))
}

export function countStatus(rows: readonly PreviewRow[]): Record<RowStatus, number> {
  const counts = { ready: 0, problem: 0, created: 0, existing: 0, refused: 0 }
  for (const { status } of rows) counts[status]++
  return counts
}

export function needsAttention({ status }: PreviewRow): boolean {
  return status === 'problem' || status === 'refused'
}
