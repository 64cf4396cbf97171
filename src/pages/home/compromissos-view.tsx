import { type ComponentProps, lazy, Suspense } from 'react'
import { EmptyState } from '#src/components/data-state.tsx'
import { LinkButton } from '#src/components/link-button.tsx'
import { Pagination } from '#src/components/pagination.tsx'
import { StaleNote } from '#src/components/stale-note.tsx'
import { paginate } from '#src/lib/paginate.ts'
import { upcomingFrom } from '#src/lib/service-time.ts'
import { paths } from '#src/paths.ts'
import { AddToAgenda } from './add-to-agenda.tsx'
import { CompromissoCard } from './compromisso-card.tsx'
import './home.css'
import { NextCompromisso } from './next-compromisso.tsx'
import type { ShownCompromisso } from './remembered-compromissos.ts'
import { readEventos } from './remembered-eventos.ts'

type NewsProps = ComponentProps<typeof import('./novidades.tsx').Novidades>

/** Loaded after the page; without it the page only does not tell what changed. */
const Novidades = lazy(async () => ({
  default: await import('./novidades.tsx').then(
    ({ Novidades: News }) => News,
    () => (_props: NewsProps) => null,
  ),
}))

type CompromissosViewProps = {
  uid: string
  items: readonly ShownCompromisso[]
  /** ms: when the server last confirmed them */
  at: number | undefined
  now: number
  page: number
  onPageChange: (page: number) => void
  agendaNote: string
  onAgendaNote: (note: string) => void
}

/** The commitments, the next one first and biggest. Knows nothing of the database, so that a second visit paints at once. */
export function CompromissosView(props: CompromissosViewProps) {
  const { uid, items, at, now, page, onPageChange } = props
  const from = upcomingFrom(now)
  const upcoming = items.filter(({ date }) => date === undefined || date >= from)
  const shown = paginate(upcoming, page)
  const [first, ...others] = shown.items
  const next = shown.page === 1 && first?.date !== undefined ? first : undefined
  const cards = next ? others : shown.items
  const complete = at === now
  const news = complete && (
    <Suspense fallback={null}>
      <Novidades uid={uid} items={items} now={now} />
    </Suspense>
  )
  const note = at !== undefined && <StaleNote at={at} now={now} />
  const agenda = (
    <AddToAgenda
      items={upcoming}
      uid={uid}
      now={now}
      complete={complete}
      note={props.agendaNote}
      onNote={props.onAgendaNote}
    />
  )

  if (upcoming.length === 0) {
    const inAgenda = readEventos(uid).some(({ date, cancelado }) => date >= from && !cancelado)
    return (
      <>
        {news}
        <EmptyState
          sentence="Você não tem compromissos esse mês."
          hint="Quando um relatório ativo tiver o seu nome, o compromisso aparece aqui. Enquanto isso, veja os cultos da sua casa de oração."
          action={<LinkButton to={paths.calendario}>Abrir o calendário</LinkButton>}
        />
        {(inAgenda || props.agendaNote) && agenda}
        {note}
      </>
    )
  }
  return (
    <>
      {note}
      {news}
      {next && <NextCompromisso compromisso={next} now={now} />}
      {agenda}
      {cards.length > 0 && (
        <ul className="compromissos" aria-label="Compromissos">
          {cards.map((compromisso) => (
            <CompromissoCard key={compromisso.key} compromisso={compromisso} now={now} />
          ))}
        </ul>
      )}
      <Pagination
        page={shown.page}
        pages={shown.pages}
        onChange={onPageChange}
        label="Páginas de compromissos"
      />
      <p>
        <LinkButton to={paths.disponibilidade}>Não posso em algum dia</LinkButton>
      </p>
    </>
  )
}
