import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { ContatoLink } from '#src/components/contato-link.tsx'
import { LinkButton } from '#src/components/link-button.tsx'
import { Page } from '#src/components/page.tsx'
import { useSubscription } from '#src/hooks/use-subscription.ts'
import { config } from '#src/lib/config.ts'
import { shownCelular } from '#src/lib/whatsapp-link.ts'
import { paths } from '#src/paths.ts'
import { watchIgreja } from '#src/repositories/igrejas.ts'
import { readOrigin } from '#src/session/origin.ts'
import { useActor } from '#src/session/use-actor.ts'

export function AcessoNegadoPage() {
  const { state } = useLocation()
  return (
    <Page title="Sem permissão">
      <p>Você não tem permissão para acessar a página: {readOrigin(state) ?? '/'}</p>
      <p>Se precisa dela, peça à pessoa que cuida dos cargos.</p>
      <WhomToAsk />
      <div className="row">
        <LinkButton variant="primary" to={paths.home}>
          Voltar ao início
        </LinkButton>
      </div>
    </Page>
  )
}

/** The contact of the person's prayer house, else the network's. */
function WhomToAsk() {
  const { igreja } = useActor()
  const [house] = useSubscription(useMemo(() => (igreja ? watchIgreja(igreja) : undefined), [igreja]))
  const contato = (house.state === 'ready' ? house.data?.contato : undefined) ?? config.contato
  return (
    contato && (
      <p>
        Dúvidas? Fale com{' '}
        <ContatoLink contato={contato}>
          {contato.nome}, {shownCelular(contato.celular)}
        </ContatoLink>
        .
      </p>
    )
  )
}
