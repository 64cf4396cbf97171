import { useMemo } from 'react'
import type { Cargo, Igreja } from '#src/domain/entities.ts'
import { type Subscription, useSubscription } from '#src/hooks/use-subscription.ts'
import { isWallDate, shiftDays, toStored } from '#src/lib/service-time.ts'
import { watchIgrejasByCidade } from '#src/repositories/igrejas.ts'
import { watchUsersByIgreja } from '#src/repositories/users.ts'
import { candidates } from '#src/roster/candidates.ts'
import type { RosterPerson } from '#src/roster/roster-person.ts'
import { MAX_RANGE_DAYS, serviceDates } from '#src/roster/service-dates.ts'
import type { GenerationDraft } from './generation-draft.ts'
import { type KnownHouse, useKnownHouse } from './use-known-reports.ts'

export type GenerationData = {
  /** the houses of the chosen city */
  igrejas: Subscription<Igreja[]>
  igreja: Igreja | undefined
  cargo: Cargo | undefined
  /** who matches; undefined until prayer house, position and gender are chosen and the people are there */
  pessoas: RosterPerson[] | undefined
  /** the people of the house could not be loaded */
  pessoasFailed: boolean
  /** what the house knows of the past and of its people; undefined while it loads */
  known: KnownHouse | undefined
  /** services in the range; undefined until house and range are chosen */
  cultos: number | undefined
}

/** What the choices of the form lead to, followed in the database while one fills it in. */
export function useGenerationData(draft: GenerationDraft, cargos: readonly Cargo[]): GenerationData {
  const { cidade, cargo, genero, inicio, fim } = draft
  const [igrejas] = useSubscription(
    useMemo(() => (cidade ? watchIgrejasByCidade(cidade) : undefined), [cidade]),
  )
  const igreja = igrejas.state === 'ready' ? igrejas.data.find(({ id }) => id === draft.igreja) : undefined
  const igrejaId = igreja?.id
  const [users] = useSubscription(
    useMemo(() => (igrejaId ? watchUsersByIgreja(igrejaId) : undefined), [igrejaId]),
  )

  const known = useKnownHouse(igrejaId, cargo, genero)

  const pessoas = useMemo(() => {
    // the cache may hold but some of the people: drawing waits for the server's word
    if (users.state !== 'ready' || users.fromCache || !igrejaId || !cargo || !genero) return undefined
    return candidates(users.data, { igreja: igrejaId, cargo, genero })
  }, [users, igrejaId, cargo, genero])
  const cultos = useMemo(() => igreja && countServices(igreja, inicio, fim), [igreja, inicio, fim])

  return {
    igrejas,
    igreja,
    cargo: cargos.find(({ id }) => id === cargo),
    pessoas,
    known,
    pessoasFailed: users.state === 'failed',
    cultos,
  }
}

/** Half-typed years make ranges of millennia: those are not walked through. */
function countServices(igreja: Igreja, inicio: string, fim: string): number | undefined {
  if (!isWallDate(inicio) || !isWallDate(fim)) return undefined
  const first = toStored(inicio, '00:00')
  const last = toStored(fim, '00:00')
  if (last < first || last >= shiftDays(first, MAX_RANGE_DAYS)) return undefined
  return serviceDates({ inicio, fim }, igreja).length
}
