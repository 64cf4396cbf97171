import { useNavigate } from 'react-router-dom'
import { DataState } from '#src/components/data-state.tsx'
import { errorText } from '#src/components/error-text.ts'
import { notify } from '#src/components/notify.ts'
import { Page } from '#src/components/page.tsx'
import { can } from '#src/domain/can.ts'
import { DataError } from '#src/domain/data-error.ts'
import { bothSubscriptions } from '#src/hooks/both-subscriptions.ts'
import { useSubscription } from '#src/hooks/use-subscription.ts'
import { paths } from '#src/paths.ts'
import { watchCargos } from '#src/repositories/cargos.ts'
import { watchCidades } from '#src/repositories/cidades.ts'
import { createReport } from '#src/repositories/reports.ts'
import { useActor } from '#src/session/use-actor.ts'
import { draftToReport } from './draft-to-report.ts'
import type { GenerationDraft } from './generation-draft.ts'
import { GenerationForm } from './generation-form.tsx'
import { type GenerationProblems, NO_PROBLEMS } from './generation-messages.ts'
import { randomSeed } from './random-seed.ts'
import type { GenerationData } from './use-generation-data.ts'

export function RelatorioNewPage() {
  const actor = useActor()
  const navigate = useNavigate()
  const [cidades, retryCidades] = useSubscription(watchCidades)
  const [cargos, retryCargos] = useSubscription(watchCargos)

  async function generate(draft: GenerationDraft, data: GenerationData): Promise<GenerationProblems> {
    const generated = draftToReport(draft, data, randomSeed())
    if ('problems' in generated) return generated.problems
    try {
      const id = await createReport({ ...generated.report, createdBy: actor.id })
      notify.success('Relatório gerado com sucesso!')
      navigate(can(actor, 'relatorio_editar') ? paths.relatorioEdit(id) : paths.relatorios)
      return NO_PROBLEMS
    } catch (error) {
      const tooLarge = error instanceof DataError && error.kind === 'too-large'
      return { ...NO_PROBLEMS, form: tooLarge ? TOO_LARGE : errorText(FAILED, error) }
    }
  }

  return (
    <Page title="Gerar relatório">
      <DataState
        subscription={bothSubscriptions(cidades, cargos)}
        loading="Carregando..."
        failed="Erro ao carregar dados."
        onRetry={() => {
          retryCidades()
          retryCargos()
        }}
      >
        {([cidadeList, cargoList]) => (
          <GenerationForm cidades={cidadeList} cargos={cargoList} onSubmit={generate} />
        )}
      </DataState>
    </Page>
  )
}

const FAILED = 'Erro ao gerar relatório. Tente novamente.'
const TOO_LARGE =
  'Este relatório fica maior do que o banco de dados aceita. Nada foi gravado: diminua o período ou as quantidades.'
