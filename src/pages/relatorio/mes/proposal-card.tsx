import { memo } from 'react'
import { Card } from '#src/components/card.tsx'
import { LinkButton } from '#src/components/link-button.tsx'
import { paths } from '#src/paths.ts'
import type { DateRange } from '#src/roster/service-dates.ts'
import { ReportPreview } from '../report-preview.tsx'
import type { Proposal } from './generate-month.ts'
import { rowTitle } from './row-title.ts'
import { monthReportId, type Written } from './write-month.ts'

export type ProposalCardProps = {
  proposal: Proposal
  range: DateRange
  /** what became of it; undefined: not written yet */
  outcome: Written['outcome'] | undefined
}

/** One generated report: what it came to, and whether it was written. */
export const ProposalCard = memo(function ProposalCard({ proposal, range, outcome }: ProposalCardProps) {
  const { row, generated } = proposal
  return (
    <Card as="section" className="mes-card" title={`${row.igreja.nome} · ${rowTitle(row)}`}>
      <p>{row.nome}</p>
      {outcome && (
        <p className={outcome === 'falhou' ? 'mes-state mes-state--problem' : 'mes-state mes-state--ready'}>
          {OUTCOMES[outcome]}{' '}
          {outcome !== 'falhou' && (
            <LinkButton to={paths.relatorioEdit(monthReportId(proposal, range))}>Abrir</LinkButton>
          )}
        </p>
      )}
      <ReportPreview generated={generated} />
    </Card>
  )
})

const OUTCOMES: Record<Written['outcome'], string> = {
  gravado: 'gravado',
  'ja-existia': 'já existia: ficou como estava',
  falhou: 'não foi gravado',
}
