import { findingsText } from '../terminal/findings.ts'
import { COLLECTIONS, type Collection, type ImportResult } from './import-database.ts'
import { LEGACY_KINDS } from './kinds.ts'

const LABELS: Record<Collection, string> = {
  Cidade: 'Cidades',
  Cargo: 'Cargos',
  Igreja: 'Casas de oração',
  User: 'Pessoas',
  Reports: 'Relatórios',
  Log: 'Registros de uso',
}

const number = new Intl.NumberFormat('pt-BR')

/** The report of an import that a volunteer reads. @param file holds all findings; undefined: there are none */
export function importText(
  { counts, findings }: ImportResult,
  apply: boolean,
  database: string,
  file: string | undefined,
): string {
  const rows = COLLECTIONS.map((collection) => {
    const { lidos, aConverter } = counts[collection]
    const done = `${number.format(aConverter)} ${apply ? 'convertidos' : 'a converter'}`
    return `  ${LABELS[collection].padEnd(18)}${number.format(lidos).padStart(10)} lidos, ${done}`
  })
  return [
    `${apply ? 'Conversão' : 'Ensaio: nada foi gravado'} (${database})`,
    '',
    ...rows,
    '',
    findings.length === 0
      ? 'Nada que precise de atenção.'
      : `O que precisa de atenção (${number.format(findings.length)}):\n\n${findingsText(findings, LEGACY_KINDS, { rest: 'veja o arquivo' })}\n\nTudo, com cada documento e valor, está em ${file}.`,
    '',
    nextStep(counts, apply),
  ].join('\n')
}

function nextStep(counts: ImportResult['counts'], apply: boolean): string {
  const open = COLLECTIONS.some((collection) => counts[collection].aConverter > 0)
  if (!open) return 'Todos os documentos já estão na forma atual.'
  return apply
    ? 'Pronto. Repita sem --apply para conferir: não deve sobrar nada a converter.'
    : 'Para converter, faça antes uma cópia (npm run backup) e repita este comando com --apply.'
}

/** Every finding with its document and value, for the file that stays when the terminal is closed. */
export function findingsFileText({ findings }: ImportResult, heading: string): string {
  return `${heading}\n\n${findingsText(findings, LEGACY_KINDS, { shown: Number.POSITIVE_INFINITY })}\n`
}
