import { TextField } from '#src/components/text-field.tsx'
import { NOMES_POSTOS_PADRAO, type NomesPostos, POSTOS, type Posto } from '#src/domain/entities.ts'

export type PostNameFieldsProps = {
  names: NomesPostos
  problems: Partial<Record<Posto, string>> | undefined
  onChange: (names: Partial<NomesPostos>) => void
}

/** What the house calls each of the five posts. */
export function PostNameFields({ names, problems, onChange }: PostNameFieldsProps) {
  return (
    <fieldset className="field post-names">
      <legend className="field__label">Nomes dos locais</legend>
      <p className="field__hint">Como esta casa chama cada local. Em branco, vale o nome de costume.</p>
      {POSTOS.map((posto) => (
        <TextField
          key={posto}
          label={NOMES_POSTOS_PADRAO[posto]}
          placeholder={NOMES_POSTOS_PADRAO[posto]}
          autoComplete="off"
          value={names[posto]}
          error={problems?.[posto]}
          onChange={(event) => onChange({ [posto]: event.target.value })}
        />
      ))}
    </fieldset>
  )
}
