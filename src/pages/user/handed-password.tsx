import { Button, buttonClass } from '#src/components/button.tsx'
import { notify } from '#src/components/notify.ts'
import type { User } from '#src/domain/entities.ts'
import { DIAS_SENHA_PROVISORIA } from '#src/domain/senha-provisoria.ts'
import { whatsappLink } from '#src/lib/whatsapp-link.ts'
import { handedMessage } from './handed-message.ts'

type HandedPasswordProps = { person: Pick<User, 'name' | 'email' | 'celular'>; password: string }

/** A one-time password, shown this once, to be copied or sent to the person. */
export function HandedPassword({ person, password }: HandedPasswordProps) {
  const message = handedMessage(person, password, window.location.origin)
  const whatsapp = whatsappLink(person.celular, { text: message })

  async function copy() {
    try {
      await navigator.clipboard.writeText(message)
      notify.success('Mensagem copiada.')
    } catch {
      notify.error('Não foi possível copiar. Selecione o texto e copie pelo menu do aparelho.')
    }
  }

  return (
    <div className="stack">
      <p>
        {person.name} entra com o username <strong>{person.email}</strong> e a senha provisória{' '}
        <strong>{password}</strong>, e cria a própria senha no primeiro acesso. Ela vale por{' '}
        {DIAS_SENHA_PROVISORIA} dias e não aparece de novo: anote ou envie agora.
      </p>
      <div className="row">
        <Button variant="primary" onClick={copy}>
          Copiar mensagem
        </Button>
        {whatsapp && (
          <a className={buttonClass('neutral')} href={whatsapp} target="_blank" rel="noreferrer">
            Enviar pelo WhatsApp
          </a>
        )}
      </div>
      {!whatsapp && (
        <p className="field__hint">Sem um celular completo no cadastro não dá para abrir o WhatsApp.</p>
      )}
    </div>
  )
}
