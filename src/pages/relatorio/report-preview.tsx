import { type ReactNode, useState } from 'react'
import { formatShortDate } from '#src/lib/service-time.ts'
import type { Explanation, GeneratedReport } from '#src/roster/generate-report.ts'
import { times } from '#src/roster/serving-words.ts'
import { weekBegin } from '#src/roster/weeks.ts'
import './report-preview.css'

type Turn = Extract<Explanation, { tipo: 'turno' }>

/** What a generated report came to, before it is kept: turns of each person, blanks with their reasons, weeks repeated. */
export function ReportPreview({ generated }: { generated: GeneratedReport }) {
  const { motivos, resumo } = generated
  const holes = motivos.flatMap((motivo) => (motivo.tipo === 'vaga' ? [motivo] : []))
  return (
    <div className="report-preview">
      <p>{resumo.frase}</p>
      {holes.length > 0 && (
        <ul className="report-preview__holes">
          {holes.map(({ date, posto, frase }) => (
            <li key={`${date}-${posto}`}>{frase}</li>
          ))}
        </ul>
      )}
      {resumo.repetidas.length > 0 && (
        <p>Em semanas seguidas: {[...new Set(resumo.repetidas.map(({ name }) => name))].join(', ')}.</p>
      )}
      <Details summary="Vezes de cada pessoa">
        <ul className="report-preview__turns">
          {resumo.turnos.map(({ id, name, turnos, em12Meses }) => (
            <li key={id}>
              {name}: {turnos === 0 ? 'nenhuma vez' : times(turnos)} · {em12Meses} em 12 meses
            </li>
          ))}
        </ul>
      </Details>
      <Details summary="Por que cada um foi chamado">
        <TurnReasons motivos={motivos} />
      </Details>
    </div>
  )
}

/** Week by week why everybody serves. */
function TurnReasons({ motivos }: Pick<GeneratedReport, 'motivos'>) {
  const weeks = new Map<number, Turn[]>()
  for (const motivo of motivos) {
    if (motivo.tipo !== 'turno') continue
    weeks.set(motivo.semana, [...(weeks.get(motivo.semana) ?? []), motivo])
  }
  return [...weeks]
    .sort(([a], [b]) => a - b)
    .map(([semana, turns]) => (
      <section key={semana}>
        <p className="report-preview__week">Semana de {formatShortDate(weekBegin(semana))}</p>
        <ul className="report-preview__turns">
          {turns.map(({ id, frase }) => (
            <li key={id}>{frase}</li>
          ))}
        </ul>
      </section>
    ))
}

/** What is inside is made when it is opened first: the previews of a network would be tens of thousands of lines. */
function Details({ summary, children }: { summary: string; children: ReactNode }) {
  const [opened, setOpened] = useState(false)
  return (
    <details onToggle={() => setOpened(true)}>
      <summary>{summary}</summary>
      {opened && children}
    </details>
  )
}
