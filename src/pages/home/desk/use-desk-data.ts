import { useMemo } from 'react'
import { can } from '#src/domain/can.ts'
import { SEM_ACESSO_READ, semAcessoBefore } from '#src/domain/sem-acesso.ts'
import { type Subscription, useSubscription } from '#src/hooks/use-subscription.ts'
import { useSubscriptions } from '#src/hooks/use-subscriptions.ts'
import { shownDate, toStored, upcomingFrom } from '#src/lib/service-time.ts'
import { confirmedWatch, type Watch } from '#src/lib/watch.ts'
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

/** `missing`: what could not be read, as one would name it; the rest stands without it. */
export type DeskData = StaffData & { missing: readonly string[] }

const NOTHING: never[] = []

/** For who may not list people. */
const NOBODY: Watch<never[]> = (next) => {
  next({ data: NOTHING, fromCache: false })
  return () => {}
}

// the tasks tell what is missing too
const LISTS = {
  igrejas: confirmedWatch(watchIgrejas),
  cargos: confirmedWatch(watchCargos),
  cidades: confirmedWatch(watchCidades),
  people: confirmedWatch(watchPeople),
}

/**
 * Follows what the tasks of whoever runs the network follow from: reports that have not ended, the directory of each house, houses,
 * positions, cities; absences and requests for who may see them. @param now ms since the epoch
 */
export function useDeskData(now: number): [Subscription<DeskData>, retry: () => void] {
  const actor = useActor()
  // the same queries all day: what this device holds of them is not read again
  const from = toStored(shownDate(upcomingFrom(now)), '00:00')
  const before = semAcessoBefore(now)
  const [all, retryAll] = useSubscriptions(
    useMemo(() => confirmedWatch(watchReportsSince(from)), [from]),
    LISTS.igrejas,
    LISTS.cargos,
    LISTS.cidades,
    can(actor, 'listar_user') ? LISTS.people : NOBODY,
  )
  const seesTrocas = can(actor, 'relatorio_editar')
  const seesUsers = can(actor, 'usuario_lista')
  const said = usePart(can(actor, 'listar_disponibilidades') ? watchDisponibilidades : undefined)
  const trocas = usePart(useMemo(() => (seesTrocas ? watchTrocasFrom(from) : undefined), [seesTrocas, from]))
  const semAcesso = usePart(
    useMemo(
      () => (seesUsers ? watchUsersWithoutAccess(before, SEM_ACESSO_READ) : undefined),
      [seesUsers, before],
    ),
  )

  const [reports, igrejas, cargos, cidades, users] = all.state === 'ready' ? all.data : []
  const missing = [
    said.failed && 'as ausências',
    trocas.failed && 'os pedidos de troca',
    semAcesso.failed && 'os primeiros acessos',
  ]
    .filter((part) => part !== false)
    .join(', ')
  const data = useMemo(
    (): DeskData | undefined =>
      reports && igrejas && cargos && cidades && users
        ? {
            reports,
            igrejas,
            cargos,
            cidades,
            users,
            disponibilidades: said.data,
            trocas: trocas.data,
            semAcesso: semAcesso.data,
            missing: missing === '' ? NOTHING : missing.split(', '),
          }
        : undefined,
    [reports, igrejas, cargos, cidades, users, said.data, trocas.data, semAcesso.data, missing],
  )
  const retry = () => {
    for (const one of [retryAll, said.retry, trocas.retry, semAcesso.retry]) one()
  }
  if (all.state !== 'ready') return [all, retry]
  const waits = said.waits || trocas.waits || semAcesso.waits
  return [!data || waits ? { state: 'loading' } : { ...all, data }, retry]
}

/** A list that the rest can do without; nothing, and nothing to wait for, without `watch`. */
function usePart<Item>(watch: Watch<Item[]> | undefined) {
  const [read, retry] = useSubscription(watch)
  return {
    data: read.state === 'ready' ? read.data : (NOTHING satisfies Item[]),
    waits: watch !== undefined && read.state === 'loading',
    failed: read.state === 'failed',
    retry,
  }
}
