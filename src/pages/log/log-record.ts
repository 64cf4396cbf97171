import { type Actor, can } from '#src/domain/can.ts'
import type { Log } from '#src/domain/log.ts'
import type { Known } from '#src/hooks/use-documents.ts'
import { paths } from '#src/paths.ts'

/** What is known of the documents that entries are about. */
export type LogRecords = {
  actor: Actor
  /** of the reports that were asked for */
  reports: Known<{ nomeRelatorio: string }>
  /** ids that a later entry says were deleted */
  gone: ReadonlySet<string>
}

/** What an entry is about, as its reader may see it; `to` leads to it where it still exists and the reader may open it. */
export type LogRecord = { text: string; to?: string }

/** A first login is about nothing else than its actor. */
export function logRecord({ action, nome, alvo, reportId }: Log, records: LogRecords): LogRecord {
  const { actor, reports, gone } = records
  const id = reportId || alvo
  if (id === '') return { text: nome || (action === 'Primeiro-Login' ? '—' : 'Não disponível') }
  const report = reports.get(id)
  const text =
    nome || report?.nomeRelatorio || (reportId ? (report ? 'Relatório sem nome' : `Relatório ${id}`) : id)
  const missing = gone.has(id) || (reports.has(id) && !report)
  if (missing) return { text: `${text} (não existe mais)` }
  const way = WAYS[action.split('-')[0] ?? '']
  return way && can(actor, way.needs) ? { text, to: way.to(id) } : { text }
}

/** The ids that the entries, newest first, say were deleted and did not come again. */
export function goneIds(logs: readonly Log[]): ReadonlySet<string> {
  const latest = new Map<string, string>()
  for (const { action, alvo } of logs) {
    if (/-(Novo|Del)$/.test(action) && !latest.has(alvo)) latest.set(alvo, action)
  }
  return new Set([...latest].filter(([, action]) => action.endsWith('-Del')).map(([id]) => id))
}

type Way = {
  needs: 'relatorio_editar' | 'usuario_editar' | 'cargo_editar' | 'cidade_editar' | 'igreja_editar'
  to: (id: string) => string
}

/** By the first word of the action. */
const WAYS: Record<string, Way> = {
  Relatorio: { needs: 'relatorio_editar', to: paths.relatorioEdit },
  Usuario: { needs: 'usuario_editar', to: paths.userEdit },
  Cargo: { needs: 'cargo_editar', to: paths.cargoEdit },
  Cidade: { needs: 'cidade_editar', to: paths.cidadeEdit },
  Igreja: { needs: 'igreja_editar', to: paths.igrejaEdit },
}
