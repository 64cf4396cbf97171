import { useMemo } from 'react'
import type { Report, User } from '#src/domain/entities.ts'
import { type Subscription, useSubscription } from '#src/hooks/use-subscription.ts'
import { foldText } from '#src/lib/fold-text.ts'
import { watchUsers, watchUsersByIgreja } from '#src/repositories/users.ts'

/** Whom one may choose: users of the report's city, prayer house and position, or everybody; in the order of the alphabet. */
export function usePeopleChoices(
  { cidade, igreja, cargo }: Pick<Report, 'cidade' | 'igreja' | 'cargo'>,
  everybody: boolean,
): { people: readonly User[]; state: Subscription<unknown>['state'] } {
  const [users] = useSubscription(
    useMemo(() => (everybody ? watchUsers : watchUsersByIgreja(igreja)), [everybody, igreja]),
  )
  const people = useMemo(() => {
    if (users.state !== 'ready') return []
    const chosen = everybody
      ? users.data
      : users.data.filter((user) => user.cidade === cidade && user.cargo === cargo)
    return chosen
      .map((user) => ({ user, key: foldText(user.name) }))
      .sort((a, b) => (a.key < b.key ? -1 : 1))
      .map(({ user }) => user)
  }, [users, everybody, cidade, cargo])
  return { people, state: users.state }
}
