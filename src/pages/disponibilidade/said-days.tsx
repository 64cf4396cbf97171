import { Button } from '#src/components/button.tsx'
import type { Ausencia, Disponibilidade } from '#src/domain/entities.ts'
import { spokenDate } from '#src/lib/day-hint.ts'
import { formatShortDate, toStored } from '#src/lib/service-time.ts'
import type { ChangeDays } from './use-change-days.ts'

type SaidDaysProps = {
  said: Disponibilidade
  /** 'YYYY-MM-DD' */
  today: string
  locked: boolean
  change: ChangeDays
}

/** What was said, each with its way back; what is past is folded. */
export function SaidDays({ said, today, locked, change }: SaidDaysProps) {
  const coming = said.ausencias.filter(({ ate }) => ate >= today)
  const past = said.ausencias.filter(({ ate }) => ate < today)
  return (
    <section className="days__section">
      <h2>Dias avisados</h2>
      {coming.length === 0 && <p>Nenhum dia avisado.</p>}
      <ul className="days__said">
        {coming.map((ausencia) => (
          <li key={`${ausencia.de}/${ausencia.ate}`}>
            <span>{rangeText(ausencia, today)}</span>
            <Button
              aria-label={`Remover ${rangeText(ausencia, today)}`}
              aria-disabled={locked}
              onClick={() => !locked && change.remove(ausencia)}
            >
              Remover
            </Button>
          </li>
        ))}
      </ul>
      {past.length > 0 && (
        <details>
          <summary>Já passaram ({past.length})</summary>
          <ul className="days__said">
            {past.map((ausencia) => (
              <li key={`${ausencia.de}/${ausencia.ate}`}>{rangeText(ausencia, today)}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

/** 'domingo, 29 de novembro', 'de 24/12/2026 a 02/01/2027' */
function rangeText({ de, ate }: Ausencia, today: string): string {
  const [first, last] = [toStored(de, '00:00'), toStored(ate, '00:00')]
  return de === ate
    ? spokenDate(first, toStored(today, '00:00'))
    : `de ${formatShortDate(first)} a ${formatShortDate(last)}`
}
