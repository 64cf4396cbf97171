import { useMemo } from 'react'
import { can } from '#src/domain/can.ts'
import { SEM_ACESSO_READ, semAcessoBefore } from '#src/domain/sem-acesso.ts'
import type { Subscription } from '#src/hooks/use-subscription.ts'
import { useSubscriptions } from '#src/hooks/use-subscriptions.ts'
import { shownDate, toStored, upcomingFrom } from '#src/lib/service-time.ts'
import type { Watch } from '#src/lib/watch.ts'
import { watchCargos } from '#src/repositories/cargos.ts'
import { watchCidades } from '#src/repositories/cidades.ts'
import { watchDisponibilidades } from '#src/repositories/disponibilidades.ts'
import { watchIgrejas } from '#src/repositories/igrejas.ts'
import { watchReportsSince } from '#src/repositories/past-reports.ts'
import { watchPeople } from '#src/repositories/people.ts'
import { watchTrocasFrom } from '#src/repositories/trocas.ts'
import { watchUsersWithoutAccess } from '#src/repositories/users.ts'
import type { StaffData } from '#src/roster/staff-tasks.ts'
import { useActor } from '#src/session/use-actor.ts'

/** What this reader may not see. */
const NOTHING: Watch<never[]> = (next) => {
  next({ data: [], fromCache: false })
  return () => {}
}

/**
 * Follows what the tasks of whoever runs the network follow from: reports that have not ended, the directory of each house, houses,
 * positions, cities; absences and requests for who may see them. @param now ms since the epoch
 */
export function useDeskData(now: number): [Subscription<StaffData>, retry: () => void] {
  const actor = useActor()
  // the same queries all day: what this device holds of them is not read again
  const from = toStored(shownDate(upcomingFrom(now)), '00:00')
  const before = semAcessoBefore(now)
  const [all, retry] = useSubscriptions(
    useMemo(() => watchReportsSince(from), [from]),
    watchIgrejas,
    watchCargos,
    watchCidades,
    can(actor, 'listar_user') ? watchPeople : NOTHING,
    can(actor, 'listar_disponibilidades') ? watchDisponibilidades : NOTHING,
    useMemo(() => (can(actor, 'relatorio_editar') ? watchTrocasFrom(from) : NOTHING), [actor, from]),
    useMemo(
      () => (can(actor, 'usuario_lista') ? watchUsersWithoutAccess(before, SEM_ACESSO_READ) : NOTHING),
      [actor, before],
    ),
  )
  const [reports, igrejas, cargos, cidades, users, disponibilidades, trocas, semAcesso] =
    all.state === 'ready' ? all.data : []
  const data = useMemo(
    (): StaffData | undefined =>
      reports && igrejas && cargos && cidades && users && disponibilidades && trocas && semAcesso
        ? { reports, igrejas, cargos, cidades, users, disponibilidades, trocas, semAcesso }
        : undefined,
    [reports, igrejas, cargos, cidades, users, disponibilidades, trocas, semAcesso],
  )
  if (all.state !== 'ready') return [all, retry]
  return [data ? { ...all, data } : { state: 'loading' }, retry]
}
