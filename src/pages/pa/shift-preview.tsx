import type { Report, ReportDay } from '#src/domain/entities.ts'
import type { Subscription } from '#src/hooks/use-subscription.ts'
import { formatShortDate, shownTime } from '#src/lib/service-time.ts'
import { shiftReportDays } from '#src/roster/shift-days.ts'

type ShiftPreviewProps = { found: Subscription<Report | undefined>; inicio: string; fim: string }

/** Which services of which report will move, and where to. */
export function ShiftPreview({ found, inicio, fim }: ShiftPreviewProps) {
  return (
    <div className="pa__preview" role="status">
      {found.state === 'loading' && <p>Procurando o relatório...</p>}
      {found.state === 'failed' && <p>Não foi possível ler o relatório para mostrar a prévia.</p>}
      {found.state === 'ready' && !found.data && <p>Nenhum relatório tem este código.</p>}
      {found.state === 'ready' && found.data && <Moves report={found.data} inicio={inicio} fim={fim} />}
    </div>
  )
}

function Moves({ report, inicio, fim }: { report: Report; inicio: string; fim: string }) {
  const { days, moved } = shiftReportDays(report.report, inicio, fim)
  const name = <strong>{report.nomeRelatorio || 'Relatório sem nome'}</strong>
  if (!inicio || !fim) return <p>{name}: escolha o período para ver o que será movido.</p>
  if (moved === 0) return <p>{name}: nenhum culto nesse período.</p>
  const moves = report.report.flatMap((day, index) => moveOf(day, days[index]))
  const doubled = days.some(({ date }, index) => days.findIndex((other) => other.date === date) !== index)
  return (
    <>
      <p>
        {name}: {moved === 1 ? '1 culto será movido' : `${moved} cultos serão movidos`}.
      </p>
      <ul>
        {moves.map(({ from, to }) => (
          <li key={from}>
            {formatShortDate(from)} → {formatShortDate(to)}, {shownTime(to)}
          </li>
        ))}
      </ul>
      {doubled && <p>Atenção: haverá dois cultos na mesma data e hora.</p>}
    </>
  )
}

function moveOf({ date: from }: ReportDay, after: ReportDay | undefined) {
  const to = after?.date
  return from === undefined || to === undefined || from === to ? [] : [{ from, to }]
}
