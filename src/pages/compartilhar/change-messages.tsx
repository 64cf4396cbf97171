import { useMemo } from 'react'
import { upcomingFrom } from '#src/lib/service-time.ts'
import type { Roteiro } from '#src/output/roteiro.ts'
import { changeMessages, changesBetween } from '#src/output/roteiro-changes.ts'
import { MessageList } from './message-list.tsx'
import type { SentRoteiro } from './sent-roteiro.ts'

type ChangeMessagesProps = { sent: SentRoteiro; roteiro: Roteiro; now: number; onSent: () => void }

/** What changed since it was last sent, as a message of its own; nothing when nothing did. */
export function ChangeMessages({ sent, roteiro, now, onSent }: ChangeMessagesProps) {
  const messages = useMemo(() => {
    const changes = changesBetween(sent.roteiro, roteiro, upcomingFrom(now))
    return changeMessages(roteiro, changes, sent.at)
  }, [sent, roteiro, now])
  if (messages.length === 0) return null
  return (
    <section className="changes no-print" aria-labelledby="mudancas">
      <h2 id="mudancas">Mudou desde o último envio</h2>
      <MessageList messages={messages} onSent={onSent} />
    </section>
  )
}
