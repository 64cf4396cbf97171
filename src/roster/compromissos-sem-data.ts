import { POSTOS, type Report } from '#src/domain/entities.ts'
import type { Compromisso } from './meus-compromissos.ts'

/** A person's posts in active reports on days whose date an older database left unreadable: better shown than missed. */
export function compromissosSemData(
  reports: readonly Report[],
  userId: string,
): Omit<Compromisso, 'date' | 'companions' | 'versao'>[] {
  if (userId === '') return []
  return reports
    .filter(({ ativo }) => ativo)
    .flatMap(({ id: reportId, cidade, igreja, report }) =>
      report
        .filter(({ date }) => date === undefined)
        .flatMap((day) => POSTOS.filter((posto) => day[posto]?.some(({ id }) => id === userId)))
        .map((posto) => ({ reportId, posto, cidade, igreja })),
    )
}
