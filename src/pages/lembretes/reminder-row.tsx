import { useState } from 'react'
import { Button, buttonClass } from '#src/components/button.tsx'
import { FormError } from '#src/components/form-error.tsx'
import { formatAgo } from '#src/lib/instant-format.ts'
import { shownCelular, whatsappLink } from '#src/lib/whatsapp-link.ts'
import { type Aviso, avisoText, turnosText } from '#src/output/lembretes.ts'
import { type Lembrete, setAvisado } from '#src/repositories/lembretes.ts'
import { useSession } from '#src/session/session-context.ts'
import type { Phones } from './use-phones.ts'

type ReminderRowProps = {
  aviso: Aviso
  /** 'YYYY-MM-DD' */
  data: string
  now: number
  igreja: string
  place: { igreja: string; cidade: string }
  phones: Phones
  told: ReturnType<Lembrete['avisados']['get']>
}

/** One person of one day: the tap that opens WhatsApp also tells the other coordinators. */
export function ReminderRow({ aviso, data, now, igreja, place, phones, told }: ReminderRowProps) {
  const { user } = useSession()
  const [error, setError] = useState('')
  const celular = phones.celularOf(aviso.id)
  const text = avisoText(aviso, place, now)
  const link = celular && whatsappLink(celular, { text, ddd: phones.ddd })

  async function mark(wanted: boolean) {
    if (!user) return
    setError('')
    try {
      await setAvisado(igreja, data, aviso.id, wanted, { id: user.uid, name: user.name })
    } catch (problem) {
      console.warn('The reminder was not noted', problem)
      setError('Não foi possível anotar para os outros coordenadores. Verifique a conexão e tente de novo.')
    }
  }

  return (
    <li className="reminder">
      <p className="reminder__who">
        <strong>{aviso.name || 'N/A'}</strong> <span>{turnosText(aviso.turnos)}</span>
        <span className="reminder__phone">
          {celular === undefined
            ? 'Procurando o celular...'
            : celular === ''
              ? 'Sem celular no cadastro'
              : shownCelular(celular)}
        </span>
      </p>
      {told && (
        <p className="reminder__told">
          Avisado por {told.nome || 'N/A'}
          {told.em !== undefined && ` ${formatAgo(told.em, now)}`}
        </p>
      )}
      <div className="row">
        {link && (
          <a
            className={buttonClass(told ? 'neutral' : 'primary')}
            href={link}
            target="_blank"
            rel="noreferrer"
            aria-label={`${told ? 'Avisar de novo' : 'Avisar no WhatsApp'}: ${aviso.name}`}
            onClick={() => void mark(true)}
          >
            {told ? 'Avisar de novo' : 'Avisar no WhatsApp'}
          </a>
        )}
        <Button
          variant="ghost"
          aria-label={`${told ? 'Desmarcar' : 'Já avisei'}: ${aviso.name}`}
          onClick={() => mark(!told)}
        >
          {told ? 'Desmarcar' : 'Já avisei'}
        </Button>
      </div>
      <FormError>{error}</FormError>
    </li>
  )
}
