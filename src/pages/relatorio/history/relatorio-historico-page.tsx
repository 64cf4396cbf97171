import { useMemo, useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { Button } from '#src/components/button.tsx'
import { ConfirmDialog } from '#src/components/confirm-dialog.tsx'
import { DataState, EmptyState } from '#src/components/data-state.tsx'
import { errorText } from '#src/components/error-text.ts'
import { FilterBar } from '#src/components/filter-bar.tsx'
import { LinkButton } from '#src/components/link-button.tsx'
import { notify } from '#src/components/notify.ts'
import { Page } from '#src/components/page.tsx'
import { SearchBox } from '#src/components/search-box.tsx'
import { TextField } from '#src/components/text-field.tsx'
import { ConflictError, DataError } from '#src/domain/data-error.ts'
import { type Igreja, NOMES_POSTOS_PADRAO, type Report } from '#src/domain/entities.ts'
import type { Versao } from '#src/domain/versao.ts'
import { useSubscription } from '#src/hooks/use-subscription.ts'
import { useSubscriptions } from '#src/hooks/use-subscriptions.ts'
import { paths } from '#src/paths.ts'
import { watchIgreja } from '#src/repositories/igrejas.ts'
import { saveReport, watchReport } from '#src/repositories/reports.ts'
import { watchVersoes } from '#src/repositories/versoes.ts'
import { NO_AUTHOR, useAuthor } from '#src/session/use-author.ts'
import { filterHistory, type HistoryEntry, historyEntries } from './history-entries.ts'
import { HistoryList } from './history-list.tsx'

/** Who changed a report, when and what; any version can be restored as a new one. */
export function RelatorioHistoricoPage() {
  const { id = '' } = useParams()
  const [all, retry] = useSubscriptions(
    useMemo(() => watchReport(id), [id]),
    useMemo(() => watchVersoes(id), [id]),
  )
  const data = all.state === 'ready' ? all.data[0] : undefined
  const igrejaId = data?.igreja
  const [igreja] = useSubscription(useMemo(() => (igrejaId ? watchIgreja(igrejaId) : undefined), [igrejaId]))

  return (
    <Page
      title={data ? `Histórico: ${data.nomeRelatorio || 'Relatório sem nome'}` : 'Histórico'}
      lead="Quem mudou o quê, e quando. Versões de mais de 12 meses podem ter sido apagadas."
      actions={data && <LinkButton to={paths.relatorioEdit(id)}>Voltar para o relatório</LinkButton>}
    >
      <DataState
        subscription={all}
        loading="Carregando o histórico..."
        failed="Erro ao carregar o histórico."
        onRetry={retry}
        isEmpty={([found]) => found === undefined}
        empty={
          <EmptyState
            sentence="Relatorio nao encontrado!"
            action={<LinkButton to={paths.relatorios}>Voltar para os relatórios</LinkButton>}
          />
        }
      >
        {([found, kept]) =>
          found && (
            <History
              report={found}
              versoes={kept}
              igreja={igreja.state === 'ready' ? igreja.data : undefined}
            />
          )
        }
      </DataState>
    </Page>
  )
}

type HistoryProps = { report: Report; versoes: readonly Versao[]; igreja: Igreja | undefined }

function History({ report, versoes, igreja }: HistoryProps) {
  const [params, setParams] = useSearchParams()
  const filter = { pessoa: params.get('pessoa') ?? '', dia: params.get('dia') ?? '' }
  const entries = useMemo(() => historyEntries(report, versoes), [report, versoes])
  const shown = filterHistory(entries, filter)
  const [restoring, setRestoring] = useState<HistoryEntry>()
  const author = useAuthor()

  function set(name: 'pessoa' | 'dia', value: string) {
    const next = new URLSearchParams(params)
    if (value) next.set(name, value)
    else next.delete(name)
    setParams(next, { replace: true })
  }

  async function restore({ before }: HistoryEntry) {
    const by = author()
    if (!by) throw new Error(NO_AUTHOR)
    await saveReport(report, before, by)
    notify.success('Relatorio atualizado com sucesso!')
  }

  return (
    <>
      <FilterBar>
        <SearchBox
          label="Buscar por nome..."
          value={filter.pessoa}
          onChange={(text) => set('pessoa', text)}
        />
        <TextField
          label="Dia do culto"
          type="date"
          value={filter.dia}
          onChange={(event) => set('dia', event.target.value)}
        />
        {(filter.pessoa || filter.dia) && (
          <Button onClick={() => setParams({}, { replace: true })}>Mostrar tudo</Button>
        )}
      </FilterBar>
      {shown.length > 0 ? (
        <HistoryList entries={shown} nomes={igreja ?? NOMES_POSTOS_PADRAO} onRestore={setRestoring} />
      ) : (
        <EmptyState
          sentence={
            entries.length > 0
              ? 'Nenhuma mudança com este nome e este dia.'
              : 'Este relatório ainda não foi mudado.'
          }
          hint="Cada “Salvar Alteracoes” guarda a versão anterior e aparece aqui."
        />
      )}
      {restoring && (
        <ConfirmDialog
          title="Restaurar esta versão?"
          body={
            <p>
              Os dias do relatório voltam a ser como eram antes desta mudança, como uma nova versão. O que foi
              salvo depois continua no histórico e pode ser restaurado também.
            </p>
          }
          confirmLabel="Restaurar"
          busyLabel="Restaurando..."
          onConfirm={() => restore(restoring)}
          failed={failedText}
          onClose={() => setRestoring(undefined)}
        />
      )}
    </>
  )
}

function failedText(reason: unknown): string {
  if (reason instanceof ConflictError) {
    return 'Erro ao atualizar relatorio. Alguém o salvou neste momento: veja a mudança na lista e tente de novo.'
  }
  if (reason instanceof Error && !(reason instanceof DataError)) return reason.message
  return errorText('Erro ao atualizar relatorio.', reason)
}
