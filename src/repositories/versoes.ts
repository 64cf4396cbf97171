import { doc, orderBy, query, type WithFieldValue } from 'firebase/firestore'
import { parseDays } from '#src/domain/parse-days.ts'
import type { Versao } from '#src/domain/versao.ts'
import type { Fields } from '#src/lib/untyped-data.ts'
import type { Writes } from './commit.ts'
import type { StoredAlteracao } from './documents.ts'
import { parseAlteracao } from './parse-report.ts'
import { readDocument } from './read-document.ts'
import { typedCollection } from './typed-collection.ts'
import { watchQuery } from './watch-query.ts'

const versoes = (reportId: string) => typedCollection(`Reports/${reportId}/Versoes`, parseVersao)()

/** The versions of a report before the present one, the latest first. To restore one is to save its days. */
export const watchVersoes = (reportId: string) =>
  watchQuery(() => query(versoes(reportId), orderBy('por.timestamp', 'desc')))

/** One version before the present one; undefined when there is none, or it was pruned. @throws DataError */
export const getVersao = (reportId: string, versao: number) =>
  readDocument(doc(versoes(reportId), String(versao)))

/** Keeps what a save is about to replace, as it is stored: the rules compare all of it. `por` is the save's own `alteracao`. */
export function keepVersao(
  writes: Writes,
  reportId: string,
  { versao = 0, report, alteracao = {} }: Fields,
  por: WithFieldValue<StoredAlteracao>,
): void {
  writes.set(doc(versoes(reportId), String(versao)), { report, alteracao, por })
}

function parseVersao(id: string, fields: Fields): Versao {
  return {
    versao: Number(id),
    report: parseDays(fields),
    alteracao: parseAlteracao(fields['alteracao']),
    por: parseAlteracao(fields['por']),
  }
}
