import { type FormEvent, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { Button } from '#src/components/button.tsx'
import { errorText } from '#src/components/error-text.ts'
import { FormError } from '#src/components/form-error.tsx'
import { Logo } from '#src/components/logo.tsx'
import { notify } from '#src/components/notify.ts'
import { RetryingBanner } from '#src/components/retrying-banner.tsx'
import { TextField } from '#src/components/text-field.tsx'
import { config } from '#src/lib/config.ts'
import { paths } from '#src/paths.ts'
import { changeOwnPassword } from '#src/session/change-own-password.ts'
import { readOrigin } from '#src/session/origin.ts'
import { useSession } from '#src/session/session-context.ts'
import { newPasswordProblem } from './new-password-problem.ts'

export function PrimeiroAcessoPage() {
  const { user, access, firstAccessDone, signOut } = useSession()
  const sentByGuard = readOrigin(useLocation().state) !== undefined
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [problem, setProblem] = useState<ReturnType<typeof newPasswordProblem>>()
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)

  if (!user) return <Navigate to={paths.login} replace />
  // sent here by the guard, on an older word of the database
  if (sentByGuard && access && !access.senhaPadrao) return <Navigate to={paths.home} replace />
  const { uid } = user

  async function submit(event: FormEvent) {
    event.preventDefault()
    const found = newPasswordProblem(password, confirmation, config.senhaPadrao)
    setError('')
    setProblem(found)
    if (found) return
    setBusy(true)
    try {
      await changeOwnPassword(uid, password)
      firstAccessDone()
      notify.success('Senha atualizada com sucesso!')
      navigate(paths.home, { replace: true })
    } catch (reason) {
      setError(errorText('Erro ao atualizar a senha!', reason))
      setBusy(false)
    }
  }

  return (
    <main className="entry">
      <form className="entry__form" onSubmit={submit} noValidate>
        <Logo src={config.logo} size={72} />
        <h1>Primeiro acesso</h1>
        <p>Crie uma senha que só você conheça. Você vai usá-la nos próximos acessos.</p>
        <TextField
          label="Nova senha"
          hint="Pelo menos 6 dígitos."
          type="password"
          autoComplete="new-password"
          value={password}
          error={problem?.field === 'password' ? problem.text : ''}
          onChange={(event) => setPassword(event.target.value)}
        />
        <TextField
          label="Confirme a nova senha"
          type="password"
          autoComplete="new-password"
          value={confirmation}
          error={problem?.field === 'confirmation' ? problem.text : ''}
          onChange={(event) => setConfirmation(event.target.value)}
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
