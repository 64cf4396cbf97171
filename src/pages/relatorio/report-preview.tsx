import type { GeneratedReport } from '#src/roster/generate-report.ts'
import { times } from '#src/roster/serving-words.ts'
import './report-preview.css'

/** What a generated report came to, before it is kept: turns of each person, blanks with their reasons, weeks repeated. */
export function ReportPreview({ generated }: { generated: GeneratedReport }) {
  const { motivos, resumo } = generated
  const holes = motivos.flatMap((motivo) => (motivo.tipo === 'vaga' ? [motivo] : []))
  const turns = motivos.flatMap((motivo) => (motivo.tipo === 'turno' ? [motivo] : []))
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
      <details>
        <summary>Vezes de cada pessoa</summary>
        <ul className="report-preview__turns">
          {resumo.turnos.map(({ id, name, turnos, em12Meses }) => (
            <li key={id}>
              {name}: {turnos === 0 ? 'nenhuma vez' : times(turnos)} · {em12Meses} em 12 meses
            </li>
          ))}
        </ul>
      </details>
      <details>
        <summary>Por que cada um foi chamado</summary>
        <ul className="report-preview__turns">
          {turns.map(({ semana, id, frase }) => (
            <li key={`${semana}-${id}`}>{frase}</li>
          ))}
        </ul>
      </details>
    </div>
  )
}
