import { useState } from 'react'
import { Button } from '#src/components/button.tsx'
import { FormError } from '#src/components/form-error.tsx'
import { NAME_TOO_LONG } from '#src/components/name-too-long.ts'
import { TextField } from '#src/components/text-field.tsx'
import { type DraftReading, useFormSubmit } from '#src/components/use-form-submit.ts'
import { nameProblem } from '#src/domain/name.ts'

export type CidadeFormProps = {
  nome?: string
  submitLabel: string
  /** the sentence for a missing name */
  missing: string
  /** the sentence for a failed save */
  failed: string
  /** Resolves when saved, with the name free of outer spaces. */
  onSubmit: (nome: string) => Promise<void>
}

/** The form of a city; what was typed stays in it when something goes wrong. */
export function CidadeForm({ nome = '', submitLabel, missing, failed, onSubmit }: CidadeFormProps) {
  const [draft, setDraft] = useState({ nome })
  const { form, problems, error, busy, submit } = useFormSubmit({ draft, read, save: onSubmit, failed })

  function read(): DraftReading<string, { nome: string }> {
    const problem = nameProblem(draft.nome)
    return problem
      ? { problems: { nome: problem === 'missing' ? missing : NAME_TOO_LONG } }
      : { fields: draft.nome.trim() }
  }

  return (
    <form ref={form} className="form" onSubmit={submit} noValidate>
      <TextField
        label="Nome"
        required
        value={draft.nome}
        error={problems.nome}
        onChange={(event) => setDraft({ nome: event.target.value })}
      />
      <FormError>{error}</FormError>
      <Button type="submit" variant="primary" busy={busy} busyLabel="Salvando...">
        {submitLabel}
      </Button>
    </form>
  )
}
