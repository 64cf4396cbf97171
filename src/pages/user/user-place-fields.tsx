import { useMemo } from 'react'
import { nameOptions, withDangling } from '#src/components/name-options.ts'
import { SelectField, type SelectOption } from '#src/components/select-field.tsx'
import { TextField } from '#src/components/text-field.tsx'
import type { Cargo, Igreja } from '#src/domain/entities.ts'
import type { Subscription } from '#src/hooks/use-subscription.ts'
import type { UserFormProps } from './user-form.tsx'
import type { UserFieldsProps } from './user-person-fields.tsx'

type UserPlaceFieldsProps = UserFieldsProps &
  Pick<UserFormProps, 'cidades' | 'cargos' | 'cargoRefusal' | 'cargoLocked' | 'usernameReadOnly'> & {
    /** those of the chosen city */
    igrejas: Subscription<Igreja[]>
  }

/** Where the person serves, as what, and under which log-in. */
export function UserPlaceFields(props: UserPlaceFieldsProps) {
  const { draft, problems, change, cidades, cargos, igrejas, cargoRefusal, cargoLocked } = props
  const cidadeOptions = useMemo(() => nameOptions(cidades), [cidades])
  const cargoOptions = useMemo(
    () => explainRefusals(nameOptions(cargos), cargos, cargoRefusal),
    [cargos, cargoRefusal],
  )

  return (
    <>
      <SelectField
        label="Cidade"
        required
        placeholder="Selecione a cidade"
        options={withDangling(cidadeOptions, draft.cidade)}
        value={draft.cidade}
        error={problems.cidade}
        onChange={(event) => change({ cidade: event.target.value, igreja: '' })}
      />
      <SelectField
        label="Cargo"
        required
        placeholder="Selecione o cargo"
        hint={cargoLocked}
        disabled={cargoLocked !== undefined}
        options={withDangling(cargoOptions, draft.cargo)}
        value={draft.cargo}
        error={problems.cargo}
        onChange={(event) => change({ cargo: event.target.value })}
      />
      <SelectField
        label="Casa de Oracao"
        required
        {...igrejaChoice(draft.cidade, draft.igreja, igrejas)}
        value={draft.igreja}
        error={problems.igreja}
        onChange={(event) => change({ igreja: event.target.value })}
      />
      <TextField
        label="Username"
        required
        readOnly={props.usernameReadOnly}
        hint={
          props.usernameReadOnly ? undefined : 'É com ele que a pessoa entra: um e-mail ou um nome curto.'
        }
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={draft.email}
        error={problems.email}
        onChange={(event) => change({ email: event.target.value.toLowerCase() })}
      />
    </>
  )
}

/** What the actor may not give stays in the list, with the reason. */
function explainRefusals(
  options: SelectOption[],
  cargos: readonly Cargo[],
  refusal: UserFormProps['cargoRefusal'],
): SelectOption[] {
  const reasons = new Map(cargos.map((cargo) => [cargo.id, refusal(cargo)]))
  return options.map((option) => {
    const reason = reasons.get(option.value)
    return reason ? { ...option, label: `${option.label} (${reason})`, disabled: true } : option
  })
}

function igrejaChoice(cidade: string, igreja: string, igrejas: Subscription<Igreja[]>) {
  if (!cidade) return { options: [], disabled: true, placeholder: 'Escolha primeiro a cidade' }
  const kept = withDangling([], igreja)
  if (igrejas.state === 'loading') return { options: kept, disabled: true, placeholder: 'Carregando...' }
  if (igrejas.state === 'failed') {
    return { options: kept, disabled: true, placeholder: 'Sem conexão: não foi possível carregar' }
  }
  const options = withDangling(nameOptions(igrejas.data), igreja)
  const none = options.length === 0
  return {
    options,
    disabled: none,
    placeholder: none ? 'Esta cidade não tem casa de oração' : 'Selecione a casa de oração',
  }
}
