import { LOG_ACTIONS } from '#src/domain/log.ts'
import { foldText } from '#src/lib/fold-text.ts'
import type { LogFilter } from '#src/repositories/log-pages.ts'

/**
 * What to read for a typed text: the known actions that contain it, whatever its case and accents; if there is none, the actions
 * that begin with exactly this text.
 */
export function logFilter(text: string): LogFilter {
  const typed = text.trim()
  if (typed === '') return {}
  const wanted = foldText(typed)
  const actions = LOG_ACTIONS.filter((action) => foldText(action).includes(wanted))
  return actions.length > 0 ? { actions } : { prefix: typed }
}
