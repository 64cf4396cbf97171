import { useEffect, useRef } from 'react'
import { useMediaQuery } from '#src/hooks/use-media-query.ts'
import { formatLongDate, toStored } from '#src/lib/service-time.ts'
import { CultoChip } from './culto-chip.tsx'
import { useMonth } from './month-context.ts'

/** Below the month: the chosen day's chips on narrow screens, and the way on when the month has no services. */
export function DayServices() {
  const { byDay, chosen, today, choices, onChoose, onOpen } = useMonth()
  const section = useRef<HTMLElement>(null)
  const wide = useMediaQuery('(min-width: 45em)', true)
  const services = byDay.get(chosen) ?? []
  const days = [...byDay.keys()]
  const monthIsEmpty = !days.some((day) => day.slice(0, 7) === chosen.slice(0, 7))
  const next = days.find((day) => day >= today)

  // on a small screen the chips of a tapped day may stand below the edge
  useEffect(() => {
    if (choices > 0) section.current?.scrollIntoView({ block: 'nearest' })
  }, [choices])

  if (monthIsEmpty)
    return (
      <div className="day-services" role="status">
        <p>
          {days.length === 0
            ? 'Nenhum culto escalado nesta casa de oração. Os cultos aparecem aqui quando um relatório é ativado.'
            : 'Nenhum culto escalado neste mês.'}
        </p>
        {next && (
          <button type="button" className="culto-chip" onClick={() => onChoose(next)}>
            Ir para o próximo culto: {formatLongDate(toStored(next, '00:00'))}
          </button>
        )}
      </div>
    )
  if (wide) return null
  return (
    <section ref={section} className="day-services" aria-labelledby="dia-escolhido">
      <h2 id="dia-escolhido">{formatLongDate(toStored(chosen, '00:00'))}</h2>
      {services.map(({ date }) => (
        <CultoChip key={date} date={date} onOpen={onOpen} />
      ))}
      <p role="status">{services.length === 0 && 'Sem culto neste dia. Toque em um dia com horário.'}</p>
    </section>
  )
}
