import { useMemo } from 'react'
import type { User } from '#src/domain/entities.ts'
import { useDocuments } from '#src/hooks/use-documents.ts'
import { useSubscription } from '#src/hooks/use-subscription.ts'
import { dddOf } from '#src/lib/whatsapp-link.ts'
import { usualDdd } from '#src/output/lembretes.ts'
import { watchUser, watchUsersByIgreja } from '#src/repositories/users.ts'

export type Phones = {
  /** as the profile has it; undefined while it is not known */
  celularOf: (id: string) => string | undefined
  /** of most people of the house: for numbers without one */
  ddd: string
}

const NOBODY: User[] = []

/** The phone numbers of a house's people, and of those of other houses who serve there. */
export function usePhones(igreja: string, ids: readonly string[]): Phones {
  const [people] = useSubscription(useMemo(() => watchUsersByIgreja(igreja), [igreja]))
  const own = people.state === 'ready' ? people.data : NOBODY
  const byId = useMemo(() => new Map(own.map((user) => [user.id, user])), [own])
  const ready = people.state !== 'loading'
  const others = useDocuments(
    useMemo(() => (ready ? ids.filter((id) => !byId.has(id)) : []), [ready, ids, byId]),
    watchUser,
  )
  return useMemo(
    () => ({
      celularOf: (id) =>
        byId.get(id)?.celular ?? (others.has(id) ? (others.get(id)?.celular ?? '') : undefined),
      ddd: usualDdd(own.map(({ celular }) => dddOf(celular))),
    }),
    [byId, others, own],
  )
}
