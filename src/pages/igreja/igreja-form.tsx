import { useMemo, useState } from 'react'
import { Button } from '#src/components/button.tsx'
import { FormError } from '#src/components/form-error.tsx'
import { nameOptions, withDangling } from '#src/components/name-options.ts'
import { RadioGroup } from '#src/components/radio-group.tsx'
import { SelectField } from '#src/components/select-field.tsx'
import { TextField } from '#src/components/text-field.tsx'
import { useFormSubmit } from '#src/components/use-form-submit.ts'
import type { Cidade } from '#src/domain/entities.ts'
import './igreja-form.css'
import { DiasFields } from './dias-fields.tsx'
import { ExtrasFields } from './extras/extras-fields.tsx'
import { EMPTY_IGREJA, type IgrejaDraft, type IgrejaSaved, readIgrejaDraft } from './igreja-draft.ts'
import { PostNameFields } from './post-name-fields.tsx'

export type IgrejaFormProps = {
  initial?: IgrejaDraft
  cidades: readonly Cidade[]
  submitLabel: string
  /** the sentence for a missing name or city */
  missing: string
  /** the sentence for a failed save */
  failed: string
  onSubmit: (saved: IgrejaSaved) => Promise<void>
}

/** The form of a prayer house; what was typed stays in it when something goes wrong. */
export function IgrejaForm(props: IgrejaFormProps) {
  const { initial = EMPTY_IGREJA, cidades, submitLabel, missing, failed, onSubmit } = props
  const [draft, setDraft] = useState(initial)
  const read = () => readIgrejaDraft(draft, cidades, missing)
  const { form, problems, error, busy, submit } = useFormSubmit({ draft, read, save: onSubmit, failed })
  const cidadeOptions = useMemo(() => nameOptions(cidades), [cidades])
  const { extras } = draft
  const change = (part: Partial<IgrejaDraft>) => setDraft((current) => ({ ...current, ...part }))

  return (
    <form ref={form} className="form" onSubmit={submit} noValidate>
      <TextField
        label="Nome"
        required
        autoComplete="off"
        value={draft.nome}
        error={problems.nome}
        onChange={(event) => change({ nome: event.target.value })}
      />
      <RadioGroup
        legend="Tem Reuniao de Jovens e Menores?"
        options={SIM_NAO}
        value={draft.rdj}
        onChange={(rdj) => change({ rdj })}
      />
      {draft.rdj === 'sim' && (
        <DiasFields
          legend="Dias de RDJ"
          addLabel="Adicionar dia de RDJ"
          horario="10:00"
          rows={draft.diasRDJ}
          problems={problems.diasRDJ}
          onChange={(diasRDJ) => change({ diasRDJ })}
        />
      )}
      <SelectField
        label="Cidade"
        required
        placeholder="Selecione a cidade"
        hint={cidades.length === 0 ? 'Nenhuma cidade encontrada: inclua primeiro a cidade.' : undefined}
        options={withDangling(cidadeOptions, draft.cidade)}
        value={draft.cidade}
        error={problems.cidade}
        onChange={(event) => change({ cidade: event.target.value })}
      />
      <DiasFields
        legend="Dias de culto"
        addLabel="Adicionar dia de culto"
        horario="18:30"
        rows={draft.diasCulto}
        problems={problems.diasCulto}
        onChange={(diasCulto) => change({ diasCulto })}
      />
      <PostNameFields names={draft} problems={problems} onChange={change} />
      {extras && (
        <ExtrasFields
          draft={extras}
          names={draft}
          problems={problems.extras}
          onChange={(part) => change({ extras: { ...extras, ...part } })}
        />
      )}
      <FormError>{problems.form ?? error}</FormError>
      <Button type="submit" variant="primary" busy={busy} busyLabel="Salvando...">
        {submitLabel}
      </Button>
    </form>
  )
}

const SIM_NAO = [
  { value: 'sim', label: 'Sim' },
  { value: 'nao', label: 'Não' },
] as const
