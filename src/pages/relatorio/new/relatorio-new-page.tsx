import { useNavigate } from 'react-router-dom'
import { DataState } from '#src/components/data-state.tsx'
import { Loading } from '#src/components/loading.tsx'
import { notify } from '#src/components/notify.ts'
import { Page } from '#src/components/page.tsx'
import { can } from '#src/domain/can.ts'
import { DataError } from '#src/domain/data-error.ts'
import { useSubscription } from '#src/hooks/use-subscription.ts'
import { useSubscriptions } from '#src/hooks/use-subscriptions.ts'
import { shownDate, upcomingFrom } from '#src/lib/service-time.ts'
import { paths } from '#src/paths.ts'
import { watchCargos } from '#src/repositories/cargos.ts'
import { watchCidades } from '#src/repositories/cidades.ts'
import { watchLatestReport } from '#src/repositories/past-reports.ts'
import { createReport } from '#src/repositories/reports.ts'
import { useActor } from '#src/session/use-actor.ts'
import { draftToReport } from './draft-to-report.ts'
import type { GenerationDraft } from './generation-draft.ts'
import { GenerationForm } from './generation-form.tsx'
import type { GenerationProblems } from './generation-messages.ts'
import { initialDraft } from './initial-draft.ts'
import type { GenerationData } from './use-generation-data.ts'

export function RelatorioNewPage() {
  const actor = useActor()
  const navigate = useNavigate()
  const [all, retry] = useSubscriptions(watchCidades, watchCargos)
  const [latest] = useSubscription(watchLatestReport)

  async function generate(
    draft: GenerationDraft,
    data: GenerationData,
    seed: number,
  ): Promise<GenerationProblems | undefined> {
    const generated = draftToReport(draft, data, seed, upcomingFrom(Date.now()))
    if ('problems' in generated) return generated.problems
    try {
      const id = await createReport({ ...generated.report, createdBy: actor.id })
      notify.success('Relatório gerado com sucesso!')
      navigate(can(actor, 'relatorio_editar') ? paths.relatorioEdit(id) : paths.relatorios)
      return undefined
    } catch (error) {
      if (error instanceof DataError && error.kind === 'too-large') return { form: TOO_LARGE }
      throw error
    }
  }

  return (
    <Page title="Gerar relatório">
      <DataState subscription={all} loading="Carregando..." failed="Erro ao carregar dados." onRetry={retry}>
        {([cidades, cargos]) =>
          latest.state === 'loading' ? (
            <Loading text="Carregando..." />
          ) : (
            <GenerationForm
              cidades={cidades}
              cargos={cargos}
              // without the last report the form opens empty
              initial={initialDraft(
                latest.state === 'ready' ? latest.data[0] : undefined,
                cargos,
                shownDate(upcomingFrom(Date.now())),
              )}
              onSubmit={generate}
            />
          )
        }
      </DataState>
    </Page>
  )
}

const TOO_LARGE =
  'Este relatório fica maior do que o banco de dados aceita. Nada foi gravado: diminua o período ou as quantidades.'
