import { ContatoLink } from '#src/components/contato-link.tsx'
import type { Contato } from '#src/domain/entities.ts'
import { config } from '#src/lib/config.ts'

/** Whom to ask about a commitment: the contact of its house, else the network's; nothing where nobody is named. */
export function ContatoLine({ contato = config.contato }: { contato: Contato | undefined }) {
  return (
    contato && (
      <p className="contato-line">
        Dúvidas? Fale com <ContatoLink contato={contato}>{contato.nome}</ContatoLink>.
      </p>
    )
  )
}
