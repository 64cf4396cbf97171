import { useMemo } from 'react'
import { Page } from '#src/components/page.tsx'
import type { Report } from '#src/domain/entities.ts'
import { useSubscription } from '#src/hooks/use-subscription.ts'
import { watchCargo } from '#src/repositories/cargos.ts'
import { watchCidade } from '#src/repositories/cidades.ts'
import { watchIgreja } from '#src/repositories/igrejas.ts'
import { ReportEditor } from './report-editor.tsx'
import { ReportSwitches } from './report-switches.tsx'

export type OpenReportProps = {
  report: Report
  /** somebody deleted it meanwhile */
  gone: boolean
  /** what others change is not followed for now */
  failed: boolean
}

/** The page of a report that is there, with the names it points to. */
export function OpenReport({ report, gone, failed }: OpenReportProps) {
  const { cidade: cidadeId, igreja: igrejaId, cargo: cargoId, genero } = report
  const [cidade] = useSubscription(useMemo(() => (cidadeId ? watchCidade(cidadeId) : undefined), [cidadeId]))
  const [igreja] = useSubscription(useMemo(() => (igrejaId ? watchIgreja(igrejaId) : undefined), [igrejaId]))
  const [cargo] = useSubscription(useMemo(() => (cargoId ? watchCargo(cargoId) : undefined), [cargoId]))
  const igrejaData = igreja.state === 'ready' ? igreja.data : undefined
  const cargoData = cargo.state === 'ready' ? cargo.data : undefined

  const place = [
    igrejaData?.nome ?? (igreja.state === 'ready' || !igrejaId ? 'Igreja não encontrada' : '...'),
    cidade.state === 'ready' && cidade.data
      ? cidade.data.nome
      : cidade.state === 'ready' || !cidadeId
        ? 'Cidade não encontrada'
        : '...',
    cargoData?.nome ?? 'N/A',
    genero ?? 'N/A',
  ].join(' · ')

  return (
    <Page
      title={report.nomeRelatorio || 'Relatório sem nome'}
      lead={`${place} · ${report.ativo ? 'Ativo' : 'Desativado'}`}
      actions={gone ? undefined : <ReportSwitches report={report} />}
    >
      {gone && (
        <p className="form__error" role="alert">
          Relatorio nao encontrado! Alguém o excluiu enquanto estava aberto aqui. Se precisar do conteúdo,
          imprima-o antes de sair desta página.
        </p>
      )}
      {failed && (
        <p className="form__error" role="alert">
          Sem conexão com o servidor: o que outras pessoas mudarem não aparece aqui. Suas alterações
          continuam.
        </p>
      )}
      <ReportEditor report={report} igreja={igrejaData} tipo={cargoData?.tipo} />
    </Page>
  )
}
