import { useMemo, useState } from 'react'
import { Checkbox } from '#src/components/checkbox.tsx'
import { Page } from '#src/components/page.tsx'
import { NOMES_POSTOS_PADRAO, POSTOS_BY_TIPO } from '#src/domain/entities.ts'
import { usePageRoom } from '#src/hooks/use-page-room.ts'
import { usePrinting } from '#src/hooks/use-printing.ts'
import { useSubscription } from '#src/hooks/use-subscription.ts'
import { watchCargo } from '#src/repositories/cargos.ts'
import { watchCidade } from '#src/repositories/cidades.ts'
import { watchIgreja } from '#src/repositories/igrejas.ts'
import { watchTrocasOf } from '#src/repositories/trocas.ts'
import { postosUsed } from '#src/roster/report-people.ts'
import { type EditorState, isDirty } from './editor-state.ts'
import { ReportEditor } from './report-editor.tsx'
import { ReportSwitches } from './report-switches.tsx'
import type { SlotPlace } from './slots.ts'
import { useReportCheck } from './use-report-check.ts'
import type { ReportEditing } from './use-report-editor.ts'
import { type Serving, useServing } from './use-serving.ts'

export type OpenReportProps = {
  state: EditorState
  editing: ReportEditing
  /** somebody deleted it meanwhile */
  gone: boolean
  /** what others change is not followed for now */
  failed: boolean
}

/** What a date and four posts take side by side. */
const TABLE_REM = 45

/** The page of a report that is there, with the names it points to. */
export function OpenReport({ state, editing, gone, failed }: OpenReportProps) {
  const { days, remote: report } = state
  const { cidade: cidadeId, igreja: igrejaId, cargo: cargoId, genero } = report
  const [cidade] = useSubscription(useMemo(() => (cidadeId ? watchCidade(cidadeId) : undefined), [cidadeId]))
  const [igreja] = useSubscription(useMemo(() => (igrejaId ? watchIgreja(igrejaId) : undefined), [igrejaId]))
  const [cargo] = useSubscription(useMemo(() => (cargoId ? watchCargo(cargoId) : undefined), [cargoId]))
  const [everybody, setEverybody] = useState(false)
  const printing = usePrinting()
  const wide = usePageRoom(TABLE_REM) || printing
  const [wanted, setWanted] = useState<{ place: SlotPlace }>()
  const igrejaData = igreja.state === 'ready' ? igreja.data : undefined
  const cargoData = cargo.state === 'ready' ? cargo.data : undefined
  const nomes = igrejaData ?? NOMES_POSTOS_PADRAO
  const postos =
    days.length > 0 ? postosUsed(days) : POSTOS_BY_TIPO[cargoData?.tipo === 'UserS' ? 'UserS' : 'UserP']
  const serving = useServing(report, everybody, nomes)
  const [trocas] = useSubscription(useMemo(() => watchTrocasOf(report.id), [report.id]))
  const check = useReportCheck(days, postos, serving, trocas.state === 'ready' ? trocas.data : undefined)

  const everybodyBox = (
    <Checkbox
      label="Mostrar todos os usuarios do sistema"
      hint={availableText(serving)}
      checked={everybody}
      onChange={setEverybody}
    />
  )
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
      lead={
        <>
          <span className={report.ativo ? 'report-chip report-chip--published' : 'report-chip'}>
            {report.ativo ? 'Publicado' : 'Rascunho: ninguém vê ainda'}
          </span>{' '}
          <span className="report-place">{place}</span>
        </>
      }
      actions={
        <>
          {wide && everybodyBox}
          {!gone && (
            <ReportSwitches
              report={report}
              problems={check.problems}
              nomes={nomes}
              known={serving.known}
              dirty={isDirty(state)}
              onSave={editing.save}
              onGo={(place) => setWanted({ place })}
            />
          )}
        </>
      }
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
      <ReportEditor
        state={state}
        editing={editing}
        postos={postos}
        nomes={nomes}
        serving={serving}
        check={check}
        wanted={wanted}
        wide={wide}
        everybody={!wide && everybodyBox}
      />
    </Page>
  )
}

function availableText({ state, choices }: Serving): string {
  if (state === 'loading') return 'Carregando usuários...'
  if (state === 'failed') return 'Não foi possível carregar os usuários.'
  return choices.length === 1 ? '1 usuário disponível' : `${choices.length} usuários disponíveis`
}
