import { useMemo, useState } from 'react'
import { useParams } from 'react-router-dom'
import { EmptyState, Failed, Loading } from '#src/components/data-state.tsx'
import { LinkButton } from '#src/components/link-button.tsx'
import { Page } from '#src/components/page.tsx'
import type { Report } from '#src/domain/entities.ts'
import { useSubscription } from '#src/hooks/use-subscription.ts'
import { paths } from '#src/paths.ts'
import { watchReport } from '#src/repositories/reports.ts'
import { OpenReport } from './open-report.tsx'

export function RelatorioEditPage() {
  const { id = '' } = useParams()
  return <RelatorioEdit key={id} id={id} />
}

/** Once a report is open it stays open: a lost network or a deletion by somebody else must not take the edits away. */
function RelatorioEdit({ id }: { id: string }) {
  const [report, retry] = useSubscription(useMemo(() => watchReport(id), [id]))
  const [open, setOpen] = useState<Report>()
  const latest = report.state === 'ready' ? report.data : undefined
  if (latest && latest !== open) setOpen(latest)

  if (open) {
    return (
      <OpenReport
        report={latest ?? open}
        gone={report.state === 'ready' && latest === undefined}
        failed={report.state === 'failed'}
      />
    )
  }
  return (
    <Page title="Editar relatório">
      {report.state === 'loading' && <Loading text="Carregando relatório..." />}
      {report.state === 'failed' && <Failed text="Erro ao carregar relatorio." onRetry={retry} />}
      {report.state === 'ready' && (
        <EmptyState
          sentence="Relatorio nao encontrado!"
          hint="Ele pode ter sido excluído por outra pessoa."
          action={<LinkButton to={paths.relatorios}>Voltar para os relatórios</LinkButton>}
        />
      )}
    </Page>
  )
}
