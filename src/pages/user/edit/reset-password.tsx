import { useId, useState } from 'react'
import { Button } from '#src/components/button.tsx'
import { Card } from '#src/components/card.tsx'
import { ConfirmDialog } from '#src/components/confirm-dialog.tsx'
import { errorText } from '#src/components/error-text.ts'
import { notify } from '#src/components/notify.ts'
import type { Grant } from '#src/domain/can.ts'
import type { User } from '#src/domain/entities.ts'
import { senhaProvisoria } from '#src/domain/senha-provisoria.ts'
import { config } from '#src/lib/config.ts'
import { secureRandom } from '#src/lib/secure-random.ts'
import { resetPassword } from '#src/repositories/accounts.ts'
import { createCredential } from '#src/session/hash-password.ts'
import { HandedPassword } from '../handed-password.tsx'
import { PasswordChoice, useFirstPassword } from '../password-choice.tsx'

/** The salt that was read back is not the one written. */
class NotStored extends Error {}

type ResetPasswordProps = { user: User; grant: Grant; refused: string | undefined }

/** Gives the account a first password again, after asking; `refused` says why that is not for the actor to do. */
export function ResetPassword({ user, grant, refused }: ResetPasswordProps) {
  const [asking, setAsking] = useState(false)
  const [handed, setHanded] = useState('')
  const choice = useFirstPassword(grant)
  const hint = useId()

  async function reset() {
    const isOwn = choice.value === 'provisoria'
    const password = isOwn ? senhaProvisoria(secureRandom) : config.senhaPadrao
    const isStored = await resetPassword(user, await createCredential(password))
    if (!isStored) throw new NotStored()
    setHanded(password)
    notify.success(isOwn ? 'Senha provisória criada.' : RESET)
  }

  return (
    <Card title="Senha" className="form stack">
      <p id={hint}>{refused ?? EXPLANATION}</p>
      <Button
        variant="danger"
        aria-disabled={refused !== undefined}
        aria-describedby={hint}
        onClick={() => refused === undefined && setAsking(true)}
      >
        Resetar Senha
      </Button>
      <div role="status">
        {handed !== '' && handed !== config.senhaPadrao && <HandedPassword person={user} password={handed} />}
        {handed === config.senhaPadrao && (
          <p>
            {RESET} {user.name} entra agora com <strong>{config.senhaPadrao}</strong> e cria outra senha no
            primeiro acesso.
          </p>
        )}
      </div>
      {asking && (
        <ConfirmDialog
          title={`Resetar a senha de ${user.name}?`}
          body={
            <div className="stack">
              <p>A senha atual deixa de funcionar e a pessoa sai do sistema em todos os seus aparelhos.</p>
              <PasswordChoice {...choice} padrao={config.senhaPadrao} />
            </div>
          }
          confirmLabel="Resetar Senha"
          busyLabel="Resetando..."
          danger
          onConfirm={reset}
          failed={(error) =>
            error instanceof NotStored
              ? 'Senha nao foi atualizada corretamente.'
              : errorText('Erro ao resetar senha.', error)
          }
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  )
}

const RESET = 'Senha resetada para a senha padrão.'
const EXPLANATION = 'Para quem esqueceu a senha: a conta recebe outra, que a pessoa troca no primeiro acesso.'
