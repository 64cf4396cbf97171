import { useLocation } from 'react-router-dom'
import { LinkButton } from '#src/components/link-button.tsx'
import { Page } from '#src/components/page.tsx'
import { paths } from '#src/paths.ts'
import { readOrigin } from '#src/session/origin.ts'

export function AcessoNegadoPage() {
  const { state } = useLocation()
  return (
    <Page title="Sem permissão">
      <p>Você não tem permissão para acessar a página: {readOrigin(state) ?? '/'}</p>
      <p>Se precisa dela, peça à pessoa que cuida dos cargos.</p>
      <div className="row">
        <LinkButton variant="primary" to={paths.home}>
          Voltar ao início
        </LinkButton>
      </div>
    </Page>
  )
}
