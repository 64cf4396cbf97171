import { useState } from 'react'
import { errorText } from '#src/components/error-text.ts'
import type { Report } from '#src/domain/entities.ts'
import type { Author } from '#src/domain/log.ts'
import { setAtivo } from '#src/repositories/reports.ts'
import { hardProblemsText } from '#src/roster/check-report.ts'
import { publicationCheck } from './check-for-publication.ts'
import { type Outcome, SeveralDialog } from './several-dialog.tsx'

type ActivateSeveralProps = { reports: readonly Report[]; onClose: () => void }

/** Publishes each report that nothing stands against; the others are for somebody to look at. */
export function ActivateSeveral({ reports, onClose }: ActivateSeveralProps) {
  const [check] = useState(() => publicationCheck(Date.now()))

  async function activate(report: Report, by: Author): Promise<Outcome> {
    if (report.ativo) return { state: 'done', text: 'Já estava ativo.' }
    try {
      const problems = await check(report)
      const hard = hardProblemsText(problems)
      if (hard) return { state: 'open', text: `Não ativado. ${hard}` }
      await setAtivo(report.id, true, by)
      return { state: 'done', text: `Ativado.${warningsText(problems.length)}` }
    } catch (error) {
      return { state: 'failed', text: errorText('Erro ao alterar status do relatorio.', error) }
    }
  }

  return (
    <SeveralDialog
      title={reports.length === 1 ? 'Ativar 1 relatório?' : `Ativar ${reports.length} relatórios?`}
      body={
        <p>
          Cada um é conferido antes. Quem tiver vagas em branco ou pessoas que não podem servir fica como
          está, para ser aberto e ativado com um motivo.
        </p>
      }
      reports={reports}
      confirmLabel="Conferir e ativar"
      busyLabel="Ativando..."
      variant="edit"
      run={activate}
      onClose={onClose}
    />
  )
}

function warningsText(count: number): string {
  if (count === 0) return ''
  return count === 1 ? ' Há 1 aviso que não impede.' : ` Há ${count} avisos que não impedem.`
}
