import { useNavigate } from 'react-router-dom'
import { DataState } from '#src/components/data-state.tsx'
import { notify } from '#src/components/notify.ts'
import { Page } from '#src/components/page.tsx'
import { can } from '#src/domain/can.ts'
import { DataError } from '#src/domain/data-error.ts'
import { useSubscriptions } from '#src/hooks/use-subscriptions.ts'
import { paths } from '#src/paths.ts'
import { watchCargos } from '#src/repositories/cargos.ts'
import { watchCidades } from '#src/repositories/cidades.ts'
import { createReport } from '#src/repositories/reports.ts'
import { useActor } from '#src/session/use-actor.ts'
import { randomSeed } from '../random-seed.ts'
import { draftToReport } from './draft-to-report.ts'
import type { GenerationDraft } from './generation-draft.ts'
import { GenerationForm } from './generation-form.tsx'
import type { GenerationProblems } from './generation-messages.ts'
import type { GenerationData } from './use-generation-data.ts'

export function RelatorioNewPage() {
  const actor = useActor()
  const navigate = useNavigate()
  const [all, retry] = useSubscriptions(watchCidades, watchCargos)

  async function generate(
    draft: GenerationDraft,
    data: GenerationData,
  ): Promise<GenerationProblems | undefined> {
    const generated = draftToReport(draft, data, randomSeed())
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
        {([cidades, cargos]) => <GenerationForm cidades={cidades} cargos={cargos} onSubmit={generate} />}
      </DataState>
    </Page>
  )
}

const TOO_LARGE =
  'Este relatório fica maior do que o banco de dados aceita. Nada foi gravado: diminua o período ou as quantidades.'
