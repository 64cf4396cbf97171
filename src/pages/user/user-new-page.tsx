import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { DataState } from '#src/components/data-state.tsx'
import { Dialog } from '#src/components/dialog.tsx'
import { notify } from '#src/components/notify.ts'
import { Page } from '#src/components/page.tsx'
import { refusalText } from '#src/components/refusal-text.ts'
import { type Grant, NO_GRANT, refusal } from '#src/domain/can.ts'
import { DataError } from '#src/domain/data-error.ts'
import type { Cargo, UserFields } from '#src/domain/entities.ts'
import { MAX_PASSWORD_BYTES, passwordBytes } from '#src/domain/password.ts'
import { senhaProvisoria } from '#src/domain/senha-provisoria.ts'
import { useSubscriptions } from '#src/hooks/use-subscriptions.ts'
import { config } from '#src/lib/config.ts'
import { secureRandom } from '#src/lib/secure-random.ts'
import { paths } from '#src/paths.ts'
import { createUser } from '#src/repositories/accounts.ts'
import { watchCargos } from '#src/repositories/cargos.ts'
import { watchCidades } from '#src/repositories/cidades.ts'
import { watchIgrejasByCidade } from '#src/repositories/igrejas.ts'
import { createCredential } from '#src/session/hash-password.ts'
import { useActor } from '#src/session/use-actor.ts'
import { HandedPassword } from './handed-password.tsx'
import { PasswordChoice, useFirstPassword } from './password-choice.tsx'
import { EMPTY_DRAFT, type UserProblems } from './user-draft.ts'
import { UserForm } from './user-form.tsx'

export function UserNewPage() {
  const actor = useActor()
  const navigate = useNavigate()
  const [all, retry] = useSubscriptions(watchCidades, watchCargos)

  const [handed, setHanded] = useState<{ person: UserFields; password: string }>()

  const cargoRefusal = useCallback(
    (cargo: Cargo) => {
      const reason = refusal(actor, 'usuario_novo', cargo)
      return reason && refusalText(reason)
    },
    [actor],
  )

  async function save(fields: UserFields, data: FormData): Promise<UserProblems | undefined> {
    const password = String(data.get('password') ?? '') || config.senhaPadrao
    if (passwordBytes(password) > MAX_PASSWORD_BYTES) return { form: LONG_PASSWORD }
    try {
      await createUser(fields, await createCredential(password))
    } catch (error) {
      if (error instanceof DataError && error.kind === 'exists') return { email: TAKEN }
      throw error
    }
    notify.success('Usuário cadastrado com sucesso!')
    if (password !== config.senhaPadrao) {
      setHanded({ person: fields, password })
      return undefined
    }
    notify.info(`${fields.name} entra com o username ${fields.email} e a senha ${password}`)
    navigate(paths.users)
    return undefined
  }

  return (
    <Page title="Novo usuario">
      <DataState subscription={all} loading="Carregando..." failed="Erro ao carregar dados." onRetry={retry}>
        {([cidades, cargos]) => (
          <UserForm
            initial={EMPTY_DRAFT}
            cidades={cidades}
            cargos={cargos}
            igrejasOf={watchIgrejasByCidade}
            cargoRefusal={cargoRefusal}
            submitLabel="Cadastrar"
            busyLabel="Carregando..."
            failed="Erro ao cadastrar usuário!"
            onSubmit={save}
          >
            {(cargo) => <FirstPasswordField grant={cargos.find(({ id }) => id === cargo) ?? NO_GRANT} />}
          </UserForm>
        )}
      </DataState>
      {handed && (
        <Dialog title="Senha provisória" onClose={() => navigate(paths.users)}>
          <HandedPassword {...handed} />
        </Dialog>
      )}
    </Page>
  )
}

/** The choice, and the hidden field of the specification with the password that follows from it. */
function FirstPasswordField({ grant }: { grant: Grant }) {
  const [provisoria] = useState(() => senhaProvisoria(secureRandom))
  const choice = useFirstPassword(grant)
  const password = choice.value === 'provisoria' ? provisoria : config.senhaPadrao
  return (
    <>
      <PasswordChoice {...choice} padrao={config.senhaPadrao} />
      <input key={password} type="hidden" name="password" defaultValue={password} />
    </>
  )
}

const TAKEN = 'Este email já está cadastrado!'
const LONG_PASSWORD = `A senha é longa demais: use no máximo ${MAX_PASSWORD_BYTES} letras ou números.`
