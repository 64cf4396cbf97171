import { useId, useState } from 'react'
import { Button } from '#src/components/button.tsx'
import { Card } from '#src/components/card.tsx'
import { ConfirmDialog } from '#src/components/confirm-dialog.tsx'
import { errorText } from '#src/components/error-text.ts'
import { notify } from '#src/components/notify.ts'
import type { User } from '#src/domain/entities.ts'
import { config } from '#src/lib/config.ts'
import { resetPassword } from '#src/repositories/users.ts'
import { createCredential } from '#src/session/hash-password.ts'

/** The salt that was read back is not the one written. */
class NotStored extends Error {}

/** Gives the account the default password again, after asking; `refused` says why that is not for the actor to do. */
export function ResetPassword({ user, refused }: { user: User; refused: string | undefined }) {
  const [asking, setAsking] = useState(false)
  const [done, setDone] = useState(false)
  const hint = useId()

  async function reset() {
    const isStored = await resetPassword(user, await createCredential(config.senhaPadrao))
    if (!isStored) throw new NotStored()
    setDone(true)
    notify.success(RESET)
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
        {done && (
          <p>
            {RESET} {user.name} entra agora com <strong>{config.senhaPadrao}</strong> e cria outra senha no
            primeiro acesso.
          </p>
        )}
      </div>
      {asking && (
        <ConfirmDialog
          title={`Resetar a senha de ${user.name}?`}
          body={<p>A senha atual deixa de funcionar e a pessoa sai do sistema em todos os seus aparelhos.</p>}
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

const RESET = 'Senha resetada para the default password.'
const EXPLANATION = 'Para quem esqueceu a senha: a conta volta à senha padrão.'
