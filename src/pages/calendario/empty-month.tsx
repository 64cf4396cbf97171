import { toStored } from '#src/lib/service-time.ts'
import { useCalendar } from './calendar-context.ts'

type EmptyMonthProps = {
  /** the next day with services that is known, 'YYYY-MM-DD' */
  next: string | undefined
  onGo: (day: string) => void
}

/** Says that a month has no services, and the way on. */
export function EmptyMonth({ next, onGo }: EmptyMonthProps) {
  const { spoken } = useCalendar()
  return (
    <div className="empty-month" role="status">
      <p>Nenhum culto escalado neste mês. Os cultos aparecem aqui quando um relatório é ativado.</p>
      {next && (
        <button type="button" className="culto-chip" onClick={() => onGo(next)}>
          Ir para o próximo culto: {spoken(toStored(next, '00:00'))}
        </button>
      )}
    </div>
  )
}
