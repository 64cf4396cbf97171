import { config } from '#src/lib/config.ts'
import { shownCelular } from '#src/lib/whatsapp-link.ts'
import { ContatoLink } from './contato-link.tsx'

/** `<lead> Sara, (11) 98765-4321.`, where the network has named whom to ask; nothing else says it otherwise. */
export function NetworkContact({ lead, otherwise = '' }: { lead: string; otherwise?: string }) {
  const { contato } = config
  if (!contato) return otherwise ? <p>{otherwise}</p> : null
  return (
    <p>
      {lead}{' '}
      <ContatoLink contato={contato}>
        {contato.nome}, {shownCelular(contato.celular)}
      </ContatoLink>
      .
    </p>
  )
}
