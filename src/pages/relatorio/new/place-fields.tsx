import { useMemo } from 'react'
import { nameOptions } from '#src/components/name-options.ts'
import { SelectField } from '#src/components/select-field.tsx'
import type { Cargo, Cidade, Igreja } from '#src/domain/entities.ts'
import type { Subscription } from '#src/hooks/use-subscription.ts'
import type { GenerationDraft } from './generation-draft.ts'
import { toGenero } from './generation-draft.ts'
import type { GenerationProblems } from './generation-messages.ts'

export type GenerationFieldsProps = {
  draft: GenerationDraft
  problems: GenerationProblems
  change: (part: Partial<GenerationDraft>) => void
}

type PlaceFieldsProps = GenerationFieldsProps & {
  cidades: readonly Cidade[]
  cargos: readonly Cargo[]
  /** those of the chosen city */
  igrejas: Subscription<Igreja[]>
}

/** Where the report is for, and whom it draws from. */
export function PlaceFields({ draft, problems, change, cidades, cargos, igrejas }: PlaceFieldsProps) {
  const cidadeOptions = useMemo(() => nameOptions(cidades), [cidades])
  const cargoOptions = useMemo(() => nameOptions(cargos), [cargos])
  return (
    <>
      <SelectField
        label="Cidade"
        required
        placeholder="Selecione a cidade"
        options={cidadeOptions}
        value={draft.cidade}
        error={problems.cidade}
        onChange={(event) => change({ cidade: event.target.value, igreja: '' })}
      />
      <SelectField
        label="Casa de Oração"
        required
        {...igrejaChoice(draft.cidade, igrejas)}
        value={draft.igreja}
        error={problems.igreja}
        onChange={(event) => change({ igreja: event.target.value })}
      />
      <SelectField
        label="Cargo"
        required
        placeholder="Selecione o cargo"
        options={cargoOptions}
        value={draft.cargo}
        error={problems.cargo}
        onChange={(event) => change({ cargo: event.target.value })}
      />
      <SelectField
        label="Gênero"
        required
        placeholder="Selecione o gênero"
        options={GENERO_OPTIONS}
        value={draft.genero}
        error={problems.genero}
        onChange={(event) => change({ genero: toGenero(event.target.value) })}
      />
    </>
  )
}

const GENERO_OPTIONS = [
  { value: 'masculino', label: 'Masculino' },
  { value: 'feminino', label: 'Feminino' },
]

function igrejaChoice(cidade: string, igrejas: Subscription<Igreja[]>) {
  if (!cidade) return { options: [], disabled: true, placeholder: 'Escolha primeiro a cidade' }
  if (igrejas.state === 'loading') return { options: [], disabled: true, placeholder: 'Carregando...' }
  if (igrejas.state === 'failed') {
    return { options: [], disabled: true, placeholder: 'Sem conexão: não foi possível carregar' }
  }
  return igrejas.data.length === 0
    ? { options: [], disabled: true, placeholder: 'Esta cidade não tem casa de oração' }
    : { options: nameOptions(igrejas.data), placeholder: 'Selecione a casa de oração' }
}
