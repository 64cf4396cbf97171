import { useState } from 'react'
import { Button } from '#src/components/button.tsx'
import { Checkbox } from '#src/components/checkbox.tsx'
import { FormError } from '#src/components/form-error.tsx'
import { TextField } from '#src/components/text-field.tsx'
import { type DraftReading, useFormSubmit } from '#src/components/use-form-submit.ts'
import { type Cargo, type Cidade, POSTOS_BY_TIPO } from '#src/domain/entities.ts'
import { EMPTY_DRAFT, type GenerationDraft } from './generation-draft.ts'
import type { GenerationProblems } from './generation-messages.ts'
import { GenerationPreview } from './generation-preview.tsx'
import { PlaceFields } from './place-fields.tsx'
import { QuantityFields } from './quantity-fields.tsx'
import { type GenerationData, useGenerationData } from './use-generation-data.ts'
import './relatorio-new.css'

export type GenerationFormProps = {
  cidades: readonly Cidade[]
  cargos: readonly Cargo[]
  /** Checks and generates; resolves with what stood in the way, or nothing. */
  onSubmit: (draft: GenerationDraft, data: GenerationData) => Promise<GenerationProblems | undefined>
}

/** The generation form; what was typed stays when something goes wrong, and the first wrong field gets the focus. */
export function GenerationForm({ cidades, cargos, onSubmit }: GenerationFormProps) {
  const [draft, setDraft] = useState(EMPTY_DRAFT)
  const data = useGenerationData(draft, cargos)
  const postos = POSTOS_BY_TIPO[data.cargo?.tipo ?? 'Admin']
  const cannotGenerate = data.cargo !== undefined && postos.length === 0

  const { form, problems, error, busy, submit } = useFormSubmit({
    draft,
    read: (): DraftReading<GenerationDraft, GenerationProblems> => ({ fields: draft }),
    save: (fields) => onSubmit(fields, data),
    failed: 'Erro ao gerar relatório. Tente novamente.',
  })
  const change = (part: Partial<GenerationDraft>) => setDraft((current) => ({ ...current, ...part }))
  const fields = { draft, problems, change }

  return (
    <form ref={form} className="form" onSubmit={submit} noValidate>
      <TextField
        label="Nome do relatório"
        required
        autoComplete="off"
        value={draft.nome}
        error={problems.nome}
        onChange={(event) => change({ nome: event.target.value })}
      />
      <PlaceFields {...fields} cidades={cidades} cargos={cargos} igrejas={data.igrejas} />
      {cannotGenerate && (
        <p className="generation-notice" role="alert">
          Cargos Admin não podem gerar relatórios.
        </p>
      )}
      <div className="generation-range">
        <TextField
          label="Data de início"
          type="date"
          required
          value={draft.inicio}
          error={problems.inicio}
          onChange={(event) => change({ inicio: event.target.value })}
        />
        <TextField
          label="Data de fim"
          type="date"
          required
          value={draft.fim}
          error={problems.fim}
          onChange={(event) => change({ fim: event.target.value })}
        />
      </div>
      {postos.length > 0 && <QuantityFields {...fields} postos={postos} nomes={data.igreja} />}
      <Checkbox
        label="Somente datas"
        hint="Gera os cultos com as vagas em branco, para escolher as pessoas depois."
        checked={draft.somenteDatas}
        onChange={(somenteDatas) => change({ somenteDatas })}
      />
      <GenerationPreview draft={draft} data={data} />
      <FormError>{problems.form ?? error}</FormError>
      {!cannotGenerate && (
        <Button type="submit" variant="primary" busy={busy} busyLabel="Gerando...">
          Gerar relatório
        </Button>
      )}
    </form>
  )
}
