import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { EmptyState, Failed } from '#src/components/data-state.tsx'
import { LinkButton } from '#src/components/link-button.tsx'
import { Loading } from '#src/components/loading.tsx'
import { Page } from '#src/components/page.tsx'
import { useSubscription } from '#src/hooks/use-subscription.ts'
import { paths } from '#src/paths.ts'
import { watchReport } from '#src/repositories/reports.ts'
import { OpenReport } from './open-report.tsx'
import { useReportEditor } from './use-report-editor.ts'

export function RelatorioEditPage() {
  const { id = '' } = useParams()
  return <RelatorioEdit key={id} id={id} />
}

/** Once a report is open it stays open: a lost network or a deletion by somebody else must not take the edits away. */
function RelatorioEdit({ id }: { id: string }) {
  const [report, retry] = useSubscription(useMemo(() => watchReport(id), [id]))
  const latest = report.state === 'ready' ? report.data : undefined
  const [state, editing] = useReportEditor(latest)

  if (state) {
    const gone = report.state === 'ready' && latest === undefined
    return <OpenReport state={state} editing={editing} gone={gone} failed={report.state === 'failed'} />
  }
  return (
    <Page title="Editar relatório">
      {(report.state === 'loading' || latest) && <Loading text="Carregando relatório..." />}
      {report.state === 'failed' && <Failed text="Erro ao carregar relatorio." onRetry={retry} />}
      {report.state === 'ready' && !latest && (
        <EmptyState
          sentence="Relatorio nao encontrado!"
          hint="Ele pode ter sido excluído por outra pessoa."
          action={<LinkButton to={paths.relatorios}>Voltar para os relatórios</LinkButton>}
        />
      )}
    </Page>
  )
}
