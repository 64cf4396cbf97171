import { useState } from 'react'
import { Button } from '#src/components/button.tsx'
import { can } from '#src/domain/can.ts'
import type { Report } from '#src/domain/entities.ts'
import { useActor } from '#src/session/use-actor.ts'
import { ActivateSeveral } from './activate-several.tsx'
import { DeleteSeveral } from './delete-several.tsx'
import { MarkSeveral } from './mark-several.tsx'
import { ShareSeveral } from './share-several.tsx'
import './several-reports.css'

/** What is asked for, of the reports as they were then: what is done to them changes the list behind. */
type Action = { name: 'ativar' | 'marcar' | 'excluir'; reports: readonly Report[]; atual: boolean }

/** What can be done to the ticked reports together; stays in view while some are. */
export function SeveralReports({ reports, onClear }: { reports: readonly Report[]; onClear: () => void }) {
  const actor = useActor()
  const [action, setAction] = useState<Action>()
  const mayEdit = can(actor, 'relatorio_editar')
  const close = () => setAction(undefined)
  if (reports.length === 0 && !action) return null
  const current = reports.every(({ atual }) => atual)
  const ask = (name: Action['name']) => setAction({ name, reports, atual: !current })

  return (
    <section className="several-bar no-print" aria-label="Relatórios selecionados">
      <p role="status">{reports.length === 1 ? '1 selecionado' : `${reports.length} selecionados`}</p>
      {mayEdit && (
        <>
          <Button variant="edit" onClick={() => ask('ativar')}>
            Ativar
          </Button>
          <Button variant="current" onClick={() => ask('marcar')}>
            {current ? 'Não atuais' : 'Atuais'}
          </Button>
        </>
      )}
      <ShareSeveral reports={reports} />
      {can(actor, 'deletar_itens') && (
        <Button variant="danger" onClick={() => ask('excluir')}>
          Excluir
        </Button>
      )}
      <Button variant="ghost" onClick={onClear}>
        Limpar seleção
      </Button>
      {action?.name === 'ativar' && <ActivateSeveral reports={action.reports} onClose={close} />}
      {action?.name === 'marcar' && <MarkSeveral {...action} onClose={close} />}
      {action?.name === 'excluir' && <DeleteSeveral reports={action.reports} onClose={close} />}
    </section>
  )
}
