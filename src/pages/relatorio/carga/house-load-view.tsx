import { useMemo, useState } from 'react'
import { Card } from '#src/components/card.tsx'
import { DataState, EmptyState } from '#src/components/data-state.tsx'
import {
  type Cargo,
  GENEROS,
  NOMES_POSTOS_PADRAO,
  type NomesPostos,
  type User,
} from '#src/domain/entities.ts'
import { useSubscription } from '#src/hooks/use-subscription.ts'
import { useSubscriptions } from '#src/hooks/use-subscriptions.ts'
import { shownDate, upcomingFrom } from '#src/lib/service-time.ts'
import { watchCargos } from '#src/repositories/cargos.ts'
import { watchDisponibilidadesByIgreja } from '#src/repositories/disponibilidades.ts'
import { watchIgreja } from '#src/repositories/igrejas.ts'
import { watchHouseReportsSince } from '#src/repositories/past-reports.ts'
import { watchUsersByIgreja } from '#src/repositories/users.ts'
import { houseLoad } from '#src/roster/house-load.ts'
import { historyFrom } from '#src/roster/known-days.ts'
import { withAbsences } from '#src/roster/roster-person.ts'
import { LoadBars } from './load-bars.tsx'
import './relatorio-carga.css'

/** The people of one house, group by group. */
export function HouseLoadView({ igreja }: { igreja: string }) {
  const [now] = useState(() => Date.now())
  const watches = useMemo(
    () =>
      [
        watchUsersByIgreja(igreja),
        watchHouseReportsSince(igreja, historyFrom(shownDate(upcomingFrom(now)))),
        watchIgreja(igreja),
      ] as const,
    [igreja, now],
  )
  const [all, retry] = useSubscriptions(watchCargos, ...watches)
  const [absences] = useSubscription(useMemo(() => watchDisponibilidadesByIgreja(igreja), [igreja]))
  return (
    <DataState
      subscription={all}
      loading="Carregando a carga..."
      failed="Erro ao carregar a carga."
      onRetry={retry}
      isEmpty={([, users]) => users.length === 0}
      empty={
        <EmptyState
          sentence="Ninguém é desta casa de oração ainda."
          hint="Inclua as pessoas em Usuários, uma a uma ou por planilha."
        />
      }
    >
      {([cargos, users, reports, house]) => {
        const people = withAbsences(users, absences.state === 'ready' ? absences.data : [])
        const nomes: NomesPostos = house ?? NOMES_POSTOS_PADRAO
        return (
          <>
            {absences.state === 'failed' && <p role="alert">As ausências não puderam ser lidas.</p>}
            <p className="load__legend" aria-hidden="true">
              <span className="load__key load__past" /> últimos 12 meses{' '}
              <span className="load__key load__coming" /> por vir
            </p>
            {groupsOf(people, cargos).map(({ title, members }) => (
              <Card key={title} as="section" title={title}>
                <LoadBars loads={houseLoad(reports, members, now)} nomes={nomes} />
              </Card>
            ))}
          </>
        )
      }}
    </DataState>
  )
}

function groupsOf(people: readonly User[], cargos: readonly Cargo[]): { title: string; members: User[] }[] {
  return cargos
    .filter(({ tipo }) => tipo === 'UserP' || tipo === 'UserS')
    .flatMap((cargo) =>
      GENEROS.map((genero) => ({
        title: `${cargo.nome}, ${genero === 'feminino' ? 'irmãs' : 'irmãos'}`,
        members: people.filter((person) => person.cargo === cargo.id && person.genero === genero),
      })),
    )
    .filter(({ members }) => members.length > 0)
}
