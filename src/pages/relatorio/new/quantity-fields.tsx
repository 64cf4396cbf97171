import { TextField } from '#src/components/text-field.tsx'
import { NOMES_POSTOS_PADRAO, type NomesPostos, type Posto } from '#src/domain/entities.ts'
import type { GenerationFieldsProps } from './place-fields.tsx'

type QuantityFieldsProps = GenerationFieldsProps & {
  /** those of the position's type */
  postos: readonly Posto[]
  /** the house's own names of the posts */
  nomes: NomesPostos | undefined
}

/** How many people each post gets at a service. */
export function QuantityFields({ draft, problems, change, postos, nomes }: QuantityFieldsProps) {
  return (
    <fieldset className="field generation-quantities">
      <legend className="field__label">Pessoas por culto</legend>
      {postos.map((posto) => (
        <TextField
          key={posto}
          label={(nomes ?? NOMES_POSTOS_PADRAO)[posto]}
          required
          inputMode="numeric"
          autoComplete="off"
          value={draft.quantidades[posto] ?? ''}
          error={problems[posto]}
          onChange={(event) => change({ quantidades: { ...draft.quantidades, [posto]: event.target.value } })}
        />
      ))}
    </fieldset>
  )
}
