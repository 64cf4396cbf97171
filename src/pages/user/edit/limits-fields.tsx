import { Checkbox } from '#src/components/checkbox.tsx'
import { FieldError } from '#src/components/field.tsx'
import { SelectField } from '#src/components/select-field.tsx'
import { TextField } from '#src/components/text-field.tsx'
import { NOMES_POSTOS_PADRAO, type Posto } from '#src/domain/entities.ts'
import type { LimitsDraft } from './limits-draft.ts'

type LimitsFieldsProps = {
  draft: LimitsDraft
  problem: { desde?: string; naoPostos?: string }
  /** those of the person's position */
  postos: readonly Posto[]
  onChange: (part: Partial<LimitsDraft>) => void
}

/** What the generation respects: from when, how often and where not. */
export function LimitsFields({ draft, problem, postos, onChange }: LimitsFieldsProps) {
  const { desde, maxPorMes, naoPostos } = draft
  return (
    <fieldset className="field form">
      <legend className="field__label">Limites na escala</legend>
      <TextField
        label="Serve a partir de"
        type="date"
        hint="Em branco: já serve."
        value={desde}
        error={problem.desde}
        onChange={(event) => onChange({ desde: event.target.value })}
      />
      <SelectField
        label="No máximo, semanas por mês"
        placeholder="Sem limite"
        options={WEEKS}
        value={maxPorMes}
        onChange={(event) => onChange({ maxPorMes: event.target.value })}
      />
      {postos.length > 1 && (
        <fieldset className="field" aria-describedby={problem.naoPostos ? 'nao-postos' : undefined}>
          <legend className="field__label">Não serve em</legend>
          <div className="choice-list">
            {postos.map((posto) => (
              <Checkbox
                key={posto}
                label={NOMES_POSTOS_PADRAO[posto]}
                checked={naoPostos.includes(posto)}
                onChange={(checked) =>
                  onChange({
                    naoPostos: checked ? [...naoPostos, posto] : naoPostos.filter((other) => other !== posto),
                  })
                }
              />
            ))}
          </div>
          <FieldError id="nao-postos" error={problem.naoPostos} />
        </fieldset>
      )}
    </fieldset>
  )
}

const WEEKS = [1, 2, 3, 4, 5].map((weeks) => ({
  value: String(weeks),
  label: weeks === 1 ? '1 semana' : `${weeks} semanas`,
}))
