import { Button } from '#src/components/button.tsx'
import { FieldError } from '#src/components/field.tsx'
import { SelectField } from '#src/components/select-field.tsx'
import { TextField } from '#src/components/text-field.tsx'
import { type NomesPostos, POSTOS, TIPOS_DIA_ESPECIAL } from '#src/domain/entities.ts'
import { formatShortDate, isWallDate, toStored } from '#src/lib/service-time.ts'
import { MAX_SPECIAL_QUANTITY, type SpecialProblem, type SpecialRow } from './special-days-draft.ts'

type SpecialDayFieldsProps = {
  row: SpecialRow
  /** 1 for the first */
  place: number
  names: NomesPostos
  problem: SpecialProblem | undefined
  onChange: (row: SpecialRow) => void
  onRemove: () => void
}

/** One special day: what it is, when, and how many people it takes. */
export function SpecialDayFields({ row, place, names, problem, onChange, onRemove }: SpecialDayFieldsProps) {
  const which = isWallDate(row.data) ? formatShortDate(toStored(row.data, '00:00')) : `data ${place}`
  const change = (part: Partial<SpecialRow>) => onChange({ ...row, ...part })
  const quantitiesError = `especial-${row.key}-quantidades`
  return (
    <fieldset className="special-day">
      <legend className="visually-hidden">Data especial {place}</legend>
      <SelectField
        label="O que muda"
        options={OPTIONS}
        value={row.tipo}
        onChange={(event) => {
          const tipo = TIPOS_DIA_ESPECIAL.find((option) => option === event.target.value)
          if (tipo) change({ tipo })
        }}
      />
      <TextField
        label="Data"
        type="date"
        value={row.data}
        error={problem?.data}
        onChange={(event) => change({ data: event.target.value })}
      />
      <TextField
        label="Horário"
        type="time"
        hint={row.tipo === 'extra' ? undefined : 'Em branco: todos os cultos do dia.'}
        value={row.horario}
        error={problem?.horario}
        onChange={(event) => change({ horario: event.target.value })}
      />
      {row.tipo !== 'sem-escala' && (
        <fieldset className="field special-day__quantities" aria-describedby={quantitiesError}>
          <legend className="field__label">Quantas pessoas</legend>
          <p className="field__hint">Em branco: a quantidade do relatório.</p>
          {POSTOS.map((posto) => (
            <TextField
              key={posto}
              label={names[posto]}
              inputMode="numeric"
              maxLength={String(MAX_SPECIAL_QUANTITY).length}
              value={row.quantidades[posto] ?? ''}
              aria-invalid={problem?.quantidades ? true : undefined}
              onChange={(event) =>
                change({ quantidades: { ...row.quantidades, [posto]: event.target.value } })
              }
            />
          ))}
          <FieldError id={quantitiesError} error={problem?.quantidades} />
        </fieldset>
      )}
      <Button aria-label={`Remover ${which}`} onClick={onRemove}>
        Remover
      </Button>
    </fieldset>
  )
}

const OPTIONS = [
  { value: 'extra', label: 'Culto a mais' },
  { value: 'quantidades', label: 'Outras quantidades' },
  { value: 'sem-escala', label: 'Sem escala' },
] as const
