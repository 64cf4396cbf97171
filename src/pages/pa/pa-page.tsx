import { EmptyState } from '#src/components/data-state.tsx'
import { LinkButton } from '#src/components/link-button.tsx'
import { Loading } from '#src/components/loading.tsx'
import { Page } from '#src/components/page.tsx'
import { refusalText } from '#src/components/refusal-text.ts'
import { refusal } from '#src/domain/can.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session-context.ts'
import { useActor } from '#src/session/use-actor.ts'
import { ShiftForm } from './shift-form.tsx'

/** The date-shift utility. Open without a guard, as the specification says; the database's rules protect the reports. */
export function PaPage() {
  const { user, access } = useSession()
  const refused = refusal(useActor(), 'relatorio_editar')

  return (
    <Page
      title="Ajustar datas do relatório"
      lead="Move os cultos de um período exatamente 7 dias para a frente, com as pessoas já escaladas."
    >
      {!user ? (
        <EmptyState
          sentence="Entre com um usuário que possa editar relatórios."
          hint="Sem entrar não é possível ver nem mudar relatórios."
          action={
            <LinkButton variant="primary" to={paths.login} state={{ from: paths.pa }}>
              Entrar
            </LinkButton>
          }
        />
      ) : !access ? (
        <Loading text="Carregando permissões..." />
      ) : refused ? (
        <EmptyState
          sentence={refusalText(refused)}
          hint="Só quem pode editar relatórios ajusta as datas. Fale com quem administra a sua rede."
        />
      ) : (
        <ShiftForm author={{ id: user.uid, email: user.email, name: user.name }} />
      )}
    </Page>
  )
}
