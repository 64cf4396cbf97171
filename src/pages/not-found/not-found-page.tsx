import { LinkButton } from '#src/components/link-button.tsx'
import { Page } from '#src/components/page.tsx'
import { paths } from '#src/paths.ts'

export function NotFoundPage() {
  return (
    <Page title="Página não encontrada">
      <p>O endereço não existe ou mudou.</p>
      <div className="row">
        <LinkButton variant="primary" to={paths.home}>
          Voltar ao início
        </LinkButton>
      </div>
    </Page>
  )
}
