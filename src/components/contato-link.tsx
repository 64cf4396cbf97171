import type { ReactNode } from 'react'
import type { Contato } from '#src/domain/entities.ts'
import { whatsappLink } from '#src/lib/whatsapp-link.ts'

export type ContatoLinkProps = {
  contato: Contato
  /** Ready to be sent; WhatsApp shows it first. */
  text?: string | undefined
  /** Class of something that looks like a button. */
  className?: string
  children: ReactNode
}

/** Opens WhatsApp with whom to ask, or dials a number that WhatsApp cannot take. */
export function ContatoLink({ contato, text = '', className, children }: ContatoLinkProps) {
  return (
    <a
      className={className}
      href={whatsappLink(contato.celular, { text }) ?? `tel:${contato.celular}`}
      target="_blank"
      rel="noreferrer"
    >
      {children}
    </a>
  )
}
