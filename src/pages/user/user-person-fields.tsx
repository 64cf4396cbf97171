import { RadioGroup } from '#src/components/radio-group.tsx'
import { TextField } from '#src/components/text-field.tsx'
import { FIRST_BIRTH_DATE } from '#src/domain/birth-date.ts'
import { celularDigits } from '#src/domain/celular.ts'
import { localDay } from '#src/lib/local-day.ts'
import type { UserDraft, UserProblems } from './user-draft.ts'

export type UserFieldsProps = {
  draft: UserDraft
  problems: UserProblems
  change: (part: Partial<UserDraft>) => void
}

/** Who the person is. */
export function UserPersonFields({ draft, problems, change }: UserFieldsProps) {
  return (
    <>
      <TextField
        label="Nome"
        required
        autoComplete="off"
        value={draft.name}
        error={problems.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextField
        label="Numero do Celular"
        type="tel"
        inputMode="numeric"
        autoComplete="off"
        hint="Só os números, com o DDD."
        value={draft.celular}
        error={problems.celular}
        onChange={(event) => change({ celular: celularDigits(event.target.value) })}
      />
      <RadioGroup
        legend="Genero"
        required
        options={GENERO_OPTIONS}
        value={draft.genero}
        error={problems.genero}
        onChange={(genero) => change({ genero })}
      />
      <TextField
        label="Data de Nascimento"
        type="date"
        min={FIRST_BIRTH_DATE}
        max={localDay(Date.now() - DAY_MS)}
        value={draft.datanasc}
        error={problems.datanasc}
        onChange={(event) => change({ datanasc: event.target.value })}
      />
    </>
  )
}

const DAY_MS = 24 * 60 * 60 * 1000

const GENERO_OPTIONS = [
  { value: 'masculino', label: 'Masculino' },
  { value: 'feminino', label: 'Feminino' },
] as const
