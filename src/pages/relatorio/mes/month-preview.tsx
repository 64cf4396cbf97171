import { useMemo, useState } from 'react'
import { Button } from '#src/components/button.tsx'
import { LinkButton } from '#src/components/link-button.tsx'
import { Pagination } from '#src/components/pagination.tsx'
import { paginate } from '#src/lib/paginate.ts'
import { paths } from '#src/paths.ts'
import { periodText } from '#src/roster/report-name.ts'
import type { DateRange } from '#src/roster/service-dates.ts'
import type { Proposal } from './generate-month.ts'
import { ProposalCard } from './proposal-card.tsx'
import type { MonthRun } from './use-month-run.ts'
import type { Written } from './write-month.ts'

const REPORTS_ON_A_PAGE = 20

/** What was generated, and only then the button that writes it; afterwards what was written. */
export function MonthPreview({ run, range }: { run: MonthRun; range: DateRange }) {
  const { proposals, written, busy, done, total } = run
  const failed = written.filter(({ outcome }) => outcome === 'falhou').length
  const finished = run.step === 'gravacao' && !busy
  const blanks = proposals.reduce((sum, { generated }) => sum + generated.resumo.vagas, 0)
  const [wanted, setPage] = useState(1)
  // what needs a look first
  const sorted = useMemo(
    () => proposals.toSorted((a, b) => Number(hasBlanks(b)) - Number(hasBlanks(a))),
    [proposals],
  )
  const { items, page, pages } = paginate(sorted, wanted, REPORTS_ON_A_PAGE)
  const outcomeOf = new Map(written.map((one) => [one.proposal, one.outcome]))
  return (
    <>
      <p role="status" className="mes-summary">
        {finished
          ? writtenText(written)
          : `${count(proposals.length, 'relatório', 'relatórios')} para ${periodText(range)}, ${count(blanks, 'vaga em branco', 'vagas em branco')}. ${run.step === 'previa' ? 'Nada foi gravado ainda.' : `Gravando ${done} de ${total}...`}`}
      </p>
      <div className="mes-bar">
        {!finished && (
          <Button
            variant="primary"
            busy={busy}
            busyLabel={
              run.step === 'gravacao' ? `Gravando ${done} de ${total}...` : `Gerando ${done} de ${total}...`
            }
            onClick={run.write}
          >
            Gravar {count(proposals.length, 'relatório', 'relatórios')}
          </Button>
        )}
        {finished && failed > 0 && (
          <Button variant="primary" onClick={run.write}>
            Tentar de novo os {failed} que faltam
          </Button>
        )}
        {run.step === 'previa' && (
          <>
            <Button disabled={busy} onClick={run.again}>
              Gerar outra
            </Button>
            <Button disabled={busy} onClick={run.back}>
              Voltar
            </Button>
          </>
        )}
        {finished && (
          <>
            <LinkButton to={paths.relatorios}>Ver os relatórios</LinkButton>
            <Button onClick={run.back}>Gerar mais</Button>
          </>
        )}
      </div>
      {run.step === 'gravacao' && (
        <progress className="mes-progress" value={done} max={total} aria-label="Relatórios gravados" />
      )}
      {items.map((proposal) => (
        <ProposalCard
          key={proposal.row.key}
          proposal={proposal}
          range={range}
          outcome={outcomeOf.get(proposal)}
        />
      ))}
      {pages > 1 && <Pagination page={page} pages={pages} onChange={setPage} label="Relatórios" />}
    </>
  )
}

function hasBlanks({ generated }: Proposal): boolean {
  return generated.resumo.vagas > 0
}

function writtenText(written: readonly Written[]): string {
  const of = (outcome: Written['outcome']) => written.filter((one) => one.outcome === outcome).length
  const parts = [`${count(of('gravado'), 'relatório gravado', 'relatórios gravados')}`]
  if (of('ja-existia') > 0)
    parts.push(`${of('ja-existia')} já ${of('ja-existia') === 1 ? 'existia' : 'existiam'}`)
  if (of('falhou') > 0)
    parts.push(
      `${of('falhou')} não ${of('falhou') === 1 ? 'foi gravado' : 'foram gravados'}: verifique a conexão`,
    )
  return `${parts.join(', ')}.`
}

function count(amount: number, one: string, many: string): string {
  if (amount === 0) return `nenhum${one.startsWith('vaga') ? 'a' : ''} ${one}`
  return `${amount} ${amount === 1 ? one : many}`
}
