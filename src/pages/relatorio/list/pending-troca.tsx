import { Button } from '#src/components/button.tsx'
import { errorText } from '#src/components/error-text.ts'
import { FormError } from '#src/components/form-error.tsx'
import { LinkButton } from '#src/components/link-button.tsx'
import { useAction } from '#src/components/use-action.ts'
import type { NomesPostos } from '#src/domain/entities.ts'
import { type Troca, TrocaError, type Turno } from '#src/domain/troca.ts'
import { shortWhen } from '#src/lib/service-labels.ts'
import { paths } from '#src/paths.ts'
import { approveTroca } from '#src/repositories/accept-troca.ts'
import { closeTroca } from '#src/repositories/change-trocas.ts'
import { useSession } from '#src/session/session-context.ts'

type PendingTrocaProps = { troca: Troca; nomes: NomesPostos; casa: string; nomePara: string }

/** One request in one line, and what whoever edits reports can do about it. */
export function PendingTroca({ troca, nomes, casa, nomePara }: PendingTrocaProps) {
  const { user } = useSession()
  const { busy, problem, run } = useAction(problemText)

  const approve = () =>
    run('aprovar', FAILED, async () => {
      if (user) await approveTroca(troca.id, { id: user.uid, email: user.email, name: user.name })
    })

  return (
    <li className="pending-trocas__one">
      <p>
        <strong>{turnoText(troca, nomes)}</strong> · {casa} · {sentence(troca, nomePara || 'outra pessoa')}
        {troca.devolve && `, que em troca deixa ${turnoText(troca.devolve, nomes)}`}
      </p>
      <FormError>{problem}</FormError>
      <div className="row">
        {troca.estado === 'combinada' && (
          <Button variant="primary" busy={busy === 'aprovar'} busyLabel="Aprovando..." onClick={approve}>
            Aprovar
          </Button>
        )}
        <LinkButton to={paths.relatorioEdit(troca.report)}>Abrir o relatório</LinkButton>
        <Button
          busy={busy === 'encerrar'}
          busyLabel="Encerrando..."
          onClick={() => run('encerrar', FAILED, () => closeTroca(troca))}
        >
          Encerrar
        </Button>
      </div>
    </li>
  )
}

const FAILED = 'Erro ao mudar o pedido.'
const GONE = 'O dia ou o pedido mudou enquanto isso. Abra o relatório para ver como está.'

const problemText = (failed: string, error: unknown) =>
  error instanceof TrocaError ? GONE : errorText(failed, error)

function turnoText({ data, posto }: Turno, nomes: NomesPostos): string {
  return `${shortWhen(data)}, ${nomes[posto]}`
}

function sentence({ estado, nomeDe, para }: Troca, nomePara: string): string {
  if (estado === 'avisada') return `${nomeDe} avisou que não poderá`
  if (estado === 'combinada') return `${nomePara} no lugar de ${nomeDe}: falta aprovar`
  return para === '' ? `${nomeDe} pediu a toda a equipe` : `${nomeDe} pediu a ${nomePara}`
}
