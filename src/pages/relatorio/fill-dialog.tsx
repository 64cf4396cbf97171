import { useMemo, useState } from 'react'
import { Button } from '#src/components/button.tsx'
import { Dialog } from '#src/components/dialog.tsx'
import { TextField } from '#src/components/text-field.tsx'
import type { ReportDay } from '#src/domain/entities.ts'
import { formatShortDate, isWallDate, shownDate, shownTime, toStored } from '#src/lib/service-time.ts'
import { fillBlanks } from '#src/roster/fill-blanks.ts'
import type { RosterPerson } from '#src/roster/roster-person.ts'
import type { ServingIndex } from '#src/roster/serving-context.ts'
import { randomSeed } from './random-seed.ts'
import './report-preview.css'

export type FillDialogProps = {
  days: readonly ReportDay[]
  /** the candidates with their absences (`withAbsences`) */
  people: readonly RosterPerson[]
  index: ServingIndex
  /** stored ms: what has passed is never filled */
  agora: number
  onClose: () => void
  /** The days with the blanks filled: an edit of the report, not saved yet. */
  onFill: (days: ReportDay[]) => void
}

/** 'Completar vagas': shows who would come into each blank before anybody does. */
export function FillDialog({ days, people, index, agora, onClose, onFill }: FillDialogProps) {
  // the clock alone does not draw again
  const [opened] = useState(agora)
  const [fromDate, setFromDate] = useState(shownDate(agora))
  const [seed, setSeed] = useState(randomSeed)
  const valid = isWallDate(fromDate)
  const result = useMemo(() => {
    if (!valid) return undefined
    const from = Math.max(opened, toStored(fromDate, '00:00'))
    return fillBlanks({ days, from, people, index, seed })
  }, [days, people, index, seed, fromDate, valid, opened])
  const filled = result?.preenchidas ?? []

  return (
    <Dialog
      title="Completar vagas"
      wide
      onClose={onClose}
      actions={
        <>
          <Button disabled={filled.length === 0} onClick={() => setSeed(randomSeed())}>
            Sortear outra vez
          </Button>
          <Button
            variant="primary"
            disabled={filled.length === 0}
            onClick={() => result && onFill(result.dias)}
          >
            {filled.length === 1 ? 'Preencher 1 vaga' : `Preencher ${filled.length} vagas`}
          </Button>
        </>
      }
    >
      <TextField
        label="A partir de"
        type="date"
        value={fromDate}
        error={valid ? undefined : 'Informe uma data que exista.'}
        onChange={({ target }) => setFromDate(target.value)}
      />
      <p role="status">
        {filled.length === 0
          ? 'Não há vaga em branco que alguém possa preencher.'
          : 'Quem já está na escala fica onde está. Nada é gravado antes de “Salvar Alteracoes”.'}
      </p>
      <ul className="report-preview__turns">
        {filled.map(({ date, posto, slot, person }) => (
          <li key={`${date}-${posto}-${slot}`}>
            {formatShortDate(date)} {shownTime(date)}, {index.names.posto(posto)}: {person.name}
          </li>
        ))}
      </ul>
      {result && result.vagas.length > 0 && (
        <ul className="report-preview__holes">
          {result.vagas.map(({ date, posto, frase }) => (
            <li key={`${date}-${posto}`}>{frase}</li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
