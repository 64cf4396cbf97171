import { Button } from '#src/components/button.tsx'
import { LinkButton } from '#src/components/link-button.tsx'
import { config } from '#src/lib/config.ts'
import { paths } from '#src/paths.ts'
import { downloadPasswords } from './passwords-file.ts'
import type { RowStatus } from './preview-row.ts'
import type { ImportRun } from './use-import-run.ts'

type ImportProgressProps = { run: ImportRun; counts: Record<RowStatus, number> }

/** What will happen, how far it is, or what happened. */
export function ImportProgress({ run, counts }: ImportProgressProps) {
  const done = run.outcomes.size
  return (
    <section className="stack" aria-label="Andamento">
      {run.phase !== 'idle' && (
        <progress className="import-progress" aria-label="Pessoas cadastradas" max={run.total} value={done} />
      )}
      <div role="status" className="stack">
        {run.phase === 'idle' && <p>{plan(counts)}</p>}
        {run.phase === 'running' && (
          <p>
            Cadastrando {done} de {run.total}... Deixe esta página aberta.
          </p>
        )}
        {run.phase === 'done' && <p>Importação concluída. {result(counts)}</p>}
        {counts.created > 0 && run.handed.length === 0 && run.phase !== 'running' && (
          <p>
            Cada pessoa entra com o seu username e a senha padrão <strong>{config.senhaPadrao}</strong>, e
            cria a própria senha no primeiro acesso.
          </p>
        )}
      </div>
      {run.handed.length > 0 && run.phase !== 'running' && (
        <div className="stack">
          <p>
            Baixe agora as senhas provisórias de {run.handed.length}{' '}
            {run.handed.length === 1 ? 'pessoa' : 'pessoas'}: elas não ficam guardadas em nenhum lugar. Apague
            o arquivo depois de entregá-las.
          </p>
          <div className="row">
            <Button variant="primary" onClick={() => downloadPasswords(run.handed)}>
              Baixar as senhas
            </Button>
          </div>
        </div>
      )}
      {run.phase === 'stopped' && (
        <p className="form__error" role="alert">
          {run.error || 'Você parou a importação.'} {result(counts)} Quem já foi cadastrado não se repete:
          continue quando quiser.
        </p>
      )}
      {run.phase === 'done' && (
        <div className="row">
          <LinkButton variant="primary" to={paths.users}>
            Ver os usuarios
          </LinkButton>
        </div>
      )}
    </section>
  )
}

function plan({ ready, problem, existing }: Record<RowStatus, number>): string {
  const parts = [`Prontas: ${ready}.`]
  if (existing > 0) parts.push(`Já cadastradas, que ficam como estão: ${existing}.`)
  if (problem > 0)
    parts.push(`Com problema, que ficam de fora: ${problem}. Corrija na planilha e envie de novo.`)
  return parts.join(' ')
}

function result({ created, existing, refused, problem }: Record<RowStatus, number>): string {
  const parts = [`Cadastradas agora: ${created}.`]
  if (existing > 0) parts.push(`Já cadastradas antes: ${existing}.`)
  if (refused > 0) parts.push(`Recusadas: ${refused}.`)
  if (problem > 0) parts.push(`Com problema: ${problem}.`)
  return parts.join(' ')
}
