import { findingsText } from '../findings.ts'
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

/** The report of an import that a volunteer reads. */
export function importText({ counts, findings }: ImportResult, apply: boolean, database: string): string {
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
      : `O que precisa de atenção (${number.format(findings.length)}):\n\n${findingsText(findings, LEGACY_KINDS)}`,
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
