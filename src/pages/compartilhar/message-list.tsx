import { useState } from 'react'
import { Button, buttonClass } from '#src/components/button.tsx'
import { notify } from '#src/components/notify.ts'

type MessageListProps = { messages: readonly string[]; onSent: () => void }

/** Messages as they arrive, each to be copied or taken to WhatsApp. */
export function MessageList({ messages, onSent }: MessageListProps) {
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())

  function finish(message: string) {
    setDone((earlier) => new Set(earlier).add(message))
    onSent()
  }
  async function copy(message: string) {
    try {
      await navigator.clipboard.writeText(message)
      finish(message)
      void notify.success('Mensagem copiada.')
    } catch {
      void notify.error('Não foi possível copiar. Selecione o texto e copie pelo menu do aparelho.')
    }
  }

  return (
    <ol className="messages no-print">
      {messages.map((message, index) => (
        <li key={message} className="message">
          {messages.length > 1 && (
            <h3>
              Mensagem {index + 1} de {messages.length}
              {done.has(message) && ' (enviada)'}
            </h3>
          )}
          <p className="message__text">{message}</p>
          <div className="row">
            <Button onClick={() => copy(message)}>Copiar</Button>
            <a
              className={buttonClass('primary')}
              href={`https://wa.me/?text=${encodeURIComponent(message)}`}
              target="_blank"
              rel="noreferrer"
              onClick={() => finish(message)}
            >
              Abrir no WhatsApp
            </a>
          </div>
        </li>
      ))}
    </ol>
  )
}
