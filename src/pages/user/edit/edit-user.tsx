import { useCallback, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { notifySaved } from '#src/components/notify-saved.ts'
import { refusalText } from '#src/components/refusal-text.ts'
import { can, GONE_GRANT, NO_GRANT, refusal } from '#src/domain/can.ts'
import {
  type Cargo,
  type Cidade,
  type Limites,
  POSTOS_BY_TIPO,
  type User,
  type UserFields,
} from '#src/domain/entities.ts'
import { joinFields } from '#src/lib/join-fields.ts'
import { paths } from '#src/paths.ts'
import { updateUser } from '#src/repositories/accounts.ts'
import { watchIgrejasByCidade } from '#src/repositories/igrejas.ts'
import { useActor } from '#src/session/use-actor.ts'
import { toUserDraft } from '../user-draft.ts'
import { UserForm } from '../user-form.tsx'
import { readLimitsDraft, toLimitsDraft } from './limits-draft.ts'
import { LimitsFields } from './limits-fields.tsx'
import { PersonAbsences } from './person-absences.tsx'
import { PersonData, type PersonDataProps } from './person-data.tsx'
import { PersonLinks } from './person-links.tsx'
import { ResetPassword } from './reset-password.tsx'

type EditUserProps = { user: User; cidades: Cidade[]; cargos: Cargo[] } & Pick<
  PersonDataProps,
  'onErasing' | 'onErased'
>

/** The form of an existing user, and the reset of the password. */
export function EditUser({ user, cidades, cargos, onErasing, onErased }: EditUserProps) {
  const actor = useActor()
  const navigate = useNavigate()
  const grant = cargos.find(({ id }) => id === user.cargo) ?? GONE_GRANT
  const target = useMemo(() => ({ id: user.id, grant }), [user.id, grant])

  const cargoRefusal = useCallback(
    (cargo: Cargo) => {
      const reason = cargo.id === user.cargo ? undefined : refusal(actor, 'mudar_cargo', target, cargo)
      return reason && refusalText(reason)
    },
    [actor, user.cargo, target],
  )
  const locked = refusal(actor, 'mudar_cargo', target, NO_GRANT)
  const [opened] = useState(user)
  const [limits, setLimits] = useState(() => toLimitsDraft(user))
  const [limitsProblem, setLimitsProblem] = useState({})
  const postos = POSTOS_BY_TIPO[grant.tipo ?? 'Admin']
  const resetRefusal = refusal(actor, 'resetar_senha', target)
  const eraseRefusal = refusal(actor, 'deletar_user', target)
  const editRefusal = refusal(actor, 'editar_user', target)

  async function save(fields: UserFields) {
    if (editRefusal) return { form: refusalText(editRefusal) }
    if (user.id === actor.id && movesOrRenames(opened, fields)) return { form: OWN_PLACE }
    const read = readLimitsDraft(limits, postos)
    setLimitsProblem('problem' in read ? read.problem : {})
    if ('problem' in read) return { form: 'Corrija os campos indicados.' }
    const mine = { ...fields, ...read.limits, email: user.email }
    const isChanged = await updateUser(
      user,
      joinFields<UserFields & Limites>(FIELDS, { opened, mine, now: user }),
    )
    notifySaved(isChanged, 'Usuario atualizado com sucesso!')
    navigate(paths.users)
    return undefined
  }

  return (
    <>
      <UserForm
        initial={toUserDraft(opened)}
        cidades={cidades}
        cargos={cargos}
        igrejasOf={watchIgrejasByCidade}
        cargoRefusal={cargoRefusal}
        cargoLocked={locked && (locked === 'self' ? 'Ninguém muda o próprio cargo.' : refusalText(locked))}
        usernameReadOnly
        submitLabel="Atualizar"
        busyLabel="Atualizando..."
        failed="Erro ao atualizar usuario."
        onSubmit={save}
      >
        {() => (
          <LimitsFields
            draft={limits}
            problem={limitsProblem}
            postos={postos}
            onChange={(part) => setLimits((current) => ({ ...current, ...part }))}
          />
        )}
      </UserForm>
      {can(actor, 'ler_disponibilidade', user) && (
        <PersonAbsences user={user} canEdit={can(actor, 'editar_disponibilidade', user)} />
      )}
      <PersonLinks user={user} />
      <ResetPassword user={user} grant={grant} refused={resetRefusal && refusalText(resetRefusal)} />
      <PersonData
        user={user}
        refused={eraseRefusal && refusalText(eraseRefusal)}
        onErasing={onErasing}
        onErased={onErased}
      />
    </>
  )
}

const FIELDS = [
  ...[['name'], ['email'], ['datanasc'], ['celular'], ['genero'], ['cargo']],
  // a house is one of its city
  ['cidade', 'igreja'],
  ...[['desde'], ['maxPorMes'], ['naoPostos']],
] as const

const OWN_PLACE =
  'Ninguém muda o próprio nome, a própria cidade nem a própria casa de oração. Peça a outra pessoa que cadastra.'

function movesOrRenames(user: User, fields: UserFields): boolean {
  return (['name', 'cidade', 'igreja'] as const).some((field) => user[field] !== fields[field])
}
