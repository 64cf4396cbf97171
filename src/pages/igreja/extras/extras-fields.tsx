import { useId } from 'react'
import { Checkbox } from '#src/components/checkbox.tsx'
import { FieldError } from '#src/components/field.tsx'
import { RadioGroup } from '#src/components/radio-group.tsx'
import { TextField } from '#src/components/text-field.tsx'
import type { NomesPostos } from '#src/domain/entities.ts'
import type { ExtrasDraft, ExtrasProblems } from './extras-draft.ts'
import { SpecialDaysFields } from './special-days-fields.tsx'

type ExtrasFieldsProps = {
  draft: ExtrasDraft
  names: NomesPostos
  problems: ExtrasProblems | undefined
  onChange: (part: Partial<ExtrasDraft>) => void
}

/** Special days, whom to ask, and how members swap turns. */
export function ExtrasFields({ draft, names, problems, onChange }: ExtrasFieldsProps) {
  const consent = useId()
  return (
    <>
      <SpecialDaysFields
        rows={draft.diasEspeciais}
        names={names}
        problems={problems?.diasEspeciais}
        onChange={(diasEspeciais) => onChange({ diasEspeciais })}
      />
      <fieldset className="field post-names">
        <legend className="field__label">Contato</legend>
        <p className="field__hint">
          A quem os membros perguntam sobre a escala. Todos veem o nome e o celular.
        </p>
        <TextField
          label="Pessoa de contato"
          autoComplete="off"
          value={draft.contatoNome}
          error={problems?.contatoNome}
          onChange={(event) => onChange({ contatoNome: event.target.value, consente: false })}
        />
        <TextField
          label="Celular do contato"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          hint="Com o DDD."
          value={draft.contatoCelular}
          error={problems?.contatoCelular}
          onChange={(event) => onChange({ contatoCelular: event.target.value, consente: false })}
        />
        <div className="field" aria-describedby={problems?.consente ? consent : undefined}>
          <Checkbox
            label="A pessoa concorda que os membros vejam o nome e o celular dela"
            checked={draft.consente}
            onChange={(consente) => onChange({ consente })}
          />
          <FieldError id={consent} error={problems?.consente} />
        </div>
      </fieldset>
      <RadioGroup
        legend="Trocas entre membros"
        options={MODOS}
        value={draft.modo}
        onChange={(modo) => onChange({ modo })}
      />
      {draft.modo !== 'aviso' && (
        <TextField
          label="Trocar até quantas horas antes do culto"
          inputMode="numeric"
          hint="0: até o culto começar."
          value={draft.horas}
          error={problems?.horas}
          onChange={(event) => onChange({ horas: event.target.value })}
        />
      )}
    </>
  )
}

const MODOS = [
  {
    value: 'livre',
    label: 'Livre',
    hint: 'Os membros trocam entre si; quem cuida da escala vê o que mudou.',
  },
  { value: 'aprovacao', label: 'Com aprovação', hint: 'A troca vale quando quem cuida da escala aprova.' },
  { value: 'aviso', label: 'Só aviso', hint: 'Os membros só avisam que não poderão; ninguém troca sozinho.' },
] as const
