import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '#src/components/button.tsx'
import { Checkbox } from '#src/components/checkbox.tsx'
import { FormError } from '#src/components/form-error.tsx'
import { TextField } from '#src/components/text-field.tsx'
import { type DraftReading, useFormSubmit } from '#src/components/use-form-submit.ts'
import { type Cargo, type Cidade, POSTOS_BY_TIPO } from '#src/domain/entities.ts'
import { upcomingFrom } from '#src/lib/service-time.ts'
import { paths } from '#src/paths.ts'
import type { GeneratedReport } from '#src/roster/generate-report.ts'
import { randomSeed } from '../random-seed.ts'
import { ReportPreview } from '../report-preview.tsx'
import { draftToReport } from './draft-to-report.ts'
import type { GenerationDraft } from './generation-draft.ts'
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
  onSubmit: (
    draft: GenerationDraft,
    data: GenerationData,
    seed: number,
  ) => Promise<GenerationProblems | undefined>
  /** what the form opens with */
  initial: GenerationDraft
}

type Preview = { generated?: GeneratedReport; problems?: GenerationProblems }

/** The generation form; what was typed stays when something goes wrong, and the first wrong field gets the focus. */
export function GenerationForm({ cidades, cargos, initial, onSubmit }: GenerationFormProps) {
  const [draft, setDraft] = useState(initial)
  const [seed, setSeed] = useState(randomSeed)
  const [preview, setPreview] = useState<Preview>({})
  const data = useGenerationData(draft, cargos)
  const postos = POSTOS_BY_TIPO[data.cargo?.tipo ?? 'Admin']
  const cannotGenerate = data.cargo !== undefined && postos.length === 0

  const { form, problems, error, busy, submit } = useFormSubmit({
    draft,
    read: (): DraftReading<GenerationDraft, GenerationProblems> => ({ fields: draft }),
    save: (fields) => onSubmit(fields, data, seed),
    failed: 'Erro ao gerar relatório. Tente novamente.',
  })
  const change = (part: Partial<GenerationDraft>) => {
    setDraft((current) => ({ ...current, ...part }))
    setPreview({})
  }
  const wrong = { ...problems, ...preview.problems }
  const fields = { draft, problems: wrong, change }

  /** Shows what this seed gives: 'Gerar relatório' then keeps exactly that. */
  function show(shown: number) {
    setSeed(shown)
    setPreview(draftToReport(draft, data, shown, upcomingFrom(Date.now())))
  }

  return (
    <form ref={form} className="form" onSubmit={submit} noValidate>
      <TextField
        label="Nome do relatório"
        required
        autoComplete="off"
        value={draft.nome}
        error={wrong.nome}
        onChange={(event) => change({ nome: event.target.value })}
      />
      <PlaceFields {...fields} cidades={cidades} cargos={cargos} igrejas={data.igrejas} />
      {cannotGenerate && (
        <p className="generation-notice" role="alert">
          Cargos Admin não podem gerar relatórios.
        </p>
      )}
      {!cargos.some(({ tipo }) => tipo && POSTOS_BY_TIPO[tipo].length > 0) && (
        <p className="note">
          Nenhum cargo serve nos cultos ainda. <Link to={paths.relatorioMes}>Ver o que falta para gerar</Link>
        </p>
      )}
      <div className="generation-range">
        <TextField
          label="Data de início"
          type="date"
          required
          value={draft.inicio}
          error={wrong.inicio}
          onChange={(event) => change({ inicio: event.target.value })}
        />
        <TextField
          label="Data de fim"
          type="date"
          required
          value={draft.fim}
          error={wrong.fim}
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
      <FormError>{wrong.form ?? error}</FormError>
      {!cannotGenerate && (
        <div className="row">
          <Button type="submit" variant="primary" busy={busy} busyLabel="Gerando...">
            Gerar relatório
          </Button>
          {!draft.somenteDatas && (
            <Button onClick={() => show(preview.generated ? randomSeed() : seed)}>
              {preview.generated ? 'Gerar outra' : 'Ver prévia'}
            </Button>
          )}
        </div>
      )}
      {preview.generated && (
        <section aria-label="Prévia">
          <ReportPreview generated={preview.generated} />
        </section>
      )}
    </form>
  )
}
