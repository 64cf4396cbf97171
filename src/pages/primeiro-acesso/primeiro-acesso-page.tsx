import { useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { Button } from '#src/components/button.tsx'
import { FormError } from '#src/components/form-error.tsx'
import { Logo } from '#src/components/logo.tsx'
import { notify } from '#src/components/notify.ts'
import { RetryingBanner } from '#src/components/retrying-banner.tsx'
import { TextField } from '#src/components/text-field.tsx'
import { type DraftReading, useFormSubmit } from '#src/components/use-form-submit.ts'
import { config } from '#src/lib/config.ts'
import { paths } from '#src/paths.ts'
import { changeOwnPassword } from '#src/session/change-own-password.ts'
import { readOrigin } from '#src/session/origin.ts'
import { useSession } from '#src/session/session-context.ts'
import { newPasswordProblem, type PasswordProblem } from './new-password-problem.ts'

export function PrimeiroAcessoPage() {
  const { user, access, firstAccessDone, signOut } = useSession()
  const sentByGuard = readOrigin(useLocation().state) !== undefined
  const navigate = useNavigate()
  const [draft, setDraft] = useState({ password: '', confirmation: '' })
  const { form, problems, error, busy, submit } = useFormSubmit({ draft, read, save, failed: FAILED })

  function read(): DraftReading<string, Partial<Record<PasswordProblem['field'], string>>> {
    const found = newPasswordProblem(draft.password, draft.confirmation, config.senhaPadrao)
    return found ? { problems: { [found.field]: found.text } } : { fields: draft.password }
  }

  async function save(password: string) {
    if (!user) return
    const goesOn = await changeOwnPassword(user.uid, password)
    notify.success('Senha atualizada com sucesso!')
    // every session ended with the old password: the next one begins with the new password
    if (!goesOn) return await signOut()
    firstAccessDone()
    navigate(paths.home, { replace: true })
  }

  if (!user) return <Navigate to={paths.login} replace />
  // sent here by the guard, on an older word of the database
  if (sentByGuard && access && !access.senhaPadrao) return <Navigate to={paths.home} replace />
  return (
    <main className="entry">
      <form ref={form} className="entry__form" onSubmit={submit} noValidate>
        <Logo src={config.logo} size={72} />
        <h1>Primeiro acesso</h1>
        <p>Crie uma senha que só você conheça. Você vai usá-la nos próximos acessos.</p>
        <TextField
          label="Nova senha"
          hint="Pelo menos 6 caracteres."
          type="password"
          autoComplete="new-password"
          value={draft.password}
          error={problems.password}
          onChange={(event) => setDraft({ ...draft, password: event.target.value })}
        />
        <TextField
          label="Confirme a nova senha"
          type="password"
          autoComplete="new-password"
          value={draft.confirmation}
          error={problems.confirmation}
          onChange={(event) => setDraft({ ...draft, confirmation: event.target.value })}
        />
        <RetryingBanner />
        <FormError>{error}</FormError>
        <Button type="submit" variant="primary" busy={busy} busyLabel="Carregando...">
          Atualizar Senha
        </Button>
        <Button variant="ghost" onClick={signOut}>
          Sair
        </Button>
      </form>
    </main>
  )
}

const FAILED = 'Erro ao atualizar a senha!'
