import { useMemo, useState } from 'react'
import { Button } from '#src/components/button.tsx'
import { CheckboxList } from '#src/components/checkbox-list.tsx'
import { FormError } from '#src/components/form-error.tsx'
import { RadioGroup, type RadioOption } from '#src/components/radio-group.tsx'
import { refusalText } from '#src/components/refusal-text.ts'
import { TextField } from '#src/components/text-field.tsx'
import { useFormSubmit } from '#src/components/use-form-submit.ts'
import { type Actor, can, type Refusal } from '#src/domain/can.ts'
import type { Tipo } from '#src/domain/entities.ts'
import type { Permission } from '#src/domain/permissions.ts'
import { type CargoDraft, EMPTY_CARGO, readCargoDraft } from './cargo-draft.ts'
import { permissionOptions } from './permission-options.ts'

export type CargoFormProps = {
  initial?: CargoDraft
  actor: Actor
  /** Why what the position grants may not change; of one's own position the name still may. */
  locked: Refusal | undefined
  submitLabel: string
  /** the sentence for a missing name or type */
  missing: string
  /** the sentence for a failed save */
  failed: string
  onSubmit: (fields: CargoDraft) => Promise<void>
}

/** The form of a position: nobody grants in it what they do not hold. */
export function CargoForm(props: CargoFormProps) {
  const { initial = EMPTY_CARGO, actor, locked, submitLabel, missing, failed, onSubmit } = props
  const [draft, setDraft] = useState(initial)
  const isLocked = locked !== undefined
  const isReadOnly = isLocked && locked !== 'own-cargo'
  const read = () => readCargoDraft(draft, missing, isLocked)
  const { form, problems, error, busy, submit } = useFormSubmit({ draft, read, save: onSubmit, failed })
  const options = useMemo(() => permissionOptions(actor, isLocked), [actor, isLocked])
  const forServing = FOR_SERVING.filter((permission) => can(actor, permission))
  const change = (part: Partial<CargoDraft>) => setDraft((current) => ({ ...current, ...part }))

  return (
    <form ref={form} className="form" onSubmit={submit} noValidate>
      {locked && <p className="note">{refusalText(locked)}</p>}
      <TextField
        label="Nome"
        required
        readOnly={isReadOnly}
        autoComplete="off"
        value={draft.nome}
        error={problems.nome}
        onChange={(event) => change({ nome: event.target.value })}
      />
      <CheckboxList
        legend="Permissões"
        allLabel="Marcar todas"
        options={options}
        value={draft.permissoes}
        onChange={(permissoes) => change({ permissoes })}
      />
      {draft.permissoes.length === 0 && !isLocked && (
        <div className="note stack">
          <p>Sem nenhuma permissão, quem tem este cargo entra e não vê nada.</p>
          {forServing.length > 0 && (
            <div className="row">
              <Button onClick={() => change({ permissoes: forServing })}>Marcar as de quem serve</Button>
            </div>
          )}
        </div>
      )}
      <RadioGroup
        legend="Tipo"
        required
        options={tipoOptions(actor, isLocked)}
        value={draft.tipo}
        error={problems.tipo}
        onChange={(tipo) => change({ tipo })}
      />
      <FormError>{problems.form ?? error}</FormError>
      {!isReadOnly && (
        <Button type="submit" variant="primary" busy={busy} busyLabel="Salvando...">
          {submitLabel}
        </Button>
      )}
    </form>
  )
}

/** What somebody needs who only serves: the own commitments, and the calendar. */
const FOR_SERVING: readonly Permission[] = ['home', 'calendario']

/** Only an Admin makes Admins: for anybody else the choice stays in view, with the reason. */
function tipoOptions(actor: Actor, locked: boolean): RadioOption<Tipo>[] {
  const mayMakeAdmins = actor.tipo === 'Admin'
  return [
    {
      value: 'Admin',
      label: 'Administradores',
      disabled: locked || !mayMakeAdmins,
      hint: locked || mayMakeAdmins ? undefined : 'Só quem é deste tipo pode dá-lo.',
    },
    { value: 'UserP', label: 'Porteiros / Auxiliares da Porta', disabled: locked },
    { value: 'UserS', label: 'Operadores de Som', disabled: locked },
  ]
}
