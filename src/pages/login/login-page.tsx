import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { Button } from '#src/components/button.tsx'
import { FormError } from '#src/components/form-error.tsx'
import { Logo } from '#src/components/logo.tsx'
import { NetworkContact } from '#src/components/network-contact.tsx'
import { RetryingBanner } from '#src/components/retrying-banner.tsx'
import { TextField } from '#src/components/text-field.tsx'
import { type DraftReading, useFormSubmit } from '#src/components/use-form-submit.ts'
import { config } from '#src/lib/config.ts'
import { wasSubmitted } from '#src/lib/form-handover.ts'
import { keepsData } from '#src/lib/kept-storage.ts'
import { lowerCase } from '#src/lib/lower-case.ts'
import { paths } from '#src/paths.ts'
import { readOrigin } from '#src/session/origin.ts'
import { useSession } from '#src/session/session-context.ts'
import { loginErrorText } from './login-error-text.ts'

/** Firebase and the protocol are not part of this page: they load while the person types. */
const loadLogIn = () => import('#src/session/log-in.ts')

/** The inputs keep what is typed. */
const UNCONTROLLED = {}

export function LoginPage() {
  const { user, access, ended, signIn } = useSession()
  const origin = readOrigin(useLocation().state)
  // Uncontrolled: the form is in the HTML, and what is typed before this code runs must stay.
  const usernameInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  const [lands, setLands] = useState<string>()
  const { form, problems, error, busy, submit } = useFormSubmit({
    draft: UNCONTROLLED,
    read,
    save,
    failed: (reason) => loginErrorText(reason, usernameInput.current?.value ?? ''),
  })
  const [forgets, setForgets] = useState(false)

  // before anything is painted: what was done until now is treated as what is done from now on
  useLayoutEffect(() => {
    if (usernameInput.current) lowerCase(usernameInput.current)
    if (form.current && wasSubmitted(form.current)) form.current.requestSubmit()
  }, [form])

  useEffect(() => {
    document.title = config.titulo
    setForgets(!keepsData())
    if (!user) loadLogIn().catch(() => {})
  }, [user])

  if (lands) return <Navigate to={lands} replace />
  if (user && !busy) return <Navigate to={access?.senhaPadrao ? paths.primeiroAcesso : paths.home} replace />

  function read(): DraftReading<{ username: string; password: string }, { form: string }> {
    const username = usernameInput.current?.value ?? ''
    const password = passwordInput.current?.value ?? ''
    if (!username.trim() || !password) return { problems: { form: 'Preencha todos os campos!' } }
    return { fields: { username, password } }
  }

  async function save({ username, password }: { username: string; password: string }) {
    const { logIn } = await loadLogIn()
    const { user, senhaPadrao } = await logIn(username, password)
    signIn(user)
    setLands(senhaPadrao ? paths.primeiroAcesso : (origin ?? paths.home))
  }

  return (
    <main className="entry">
      {/* never sent by the browser; were it, the password would not stand in the address */}
      <form ref={form} className="entry__form" method="post" onSubmit={submit} noValidate>
        <Logo src={config.logo} size={72} />
        <h1>{config.titulo}</h1>
        {forgets && (
          <p role="status">
            Este navegador não guarda dados deste site. Você pode entrar, mas terá de fazê-lo a cada vez que
            abrir o sistema.
          </p>
        )}
        {ended && <p role="status">Sua sessão terminou. Entre novamente.</p>}
        <TextField
          label="Usuário"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          ref={usernameInput}
          onInput={({ currentTarget }) => lowerCase(currentTarget)}
        />
        <TextField
          label="Senha"
          type="password"
          name="password"
          autoComplete="current-password"
          ref={passwordInput}
        />
        <RetryingBanner />
        <FormError>{problems.form ?? error}</FormError>
        <Button type="submit" variant="primary" busy={busy} busyLabel="Carregando...">
          Acessar
        </Button>
        <NetworkContact
          lead="Esqueceu a senha? Peça a"
          otherwise="Esqueceu a senha? Peça a quem cuida da escala."
        />
      </form>
    </main>
  )
}
