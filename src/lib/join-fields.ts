import { sameValue } from './same-value.ts'

/**
 * What somebody made of a record's fields since it was opened, over what others made of it meanwhile: what was left as it was is as it is
 * now, and absent where it is absent now. Fields of one group belong together: one that was changed keeps the others.
 */
export function joinFields<F extends object>(
  groups: readonly (readonly (keyof F)[])[],
  { opened, mine, now }: { opened: Maybe<F>; mine: F; now: Maybe<F> },
): F {
  const joined = { ...mine }
  for (const group of groups) {
    if (group.some((key) => !sameValue(mine[key], opened[key]))) continue
    for (const key of group) {
      const value = now[key]
      if (value === undefined) Reflect.deleteProperty(joined, key)
      else joined[key] = value
    }
  }
  return joined
}

type Maybe<F> = { [K in keyof F]?: F[K] | undefined }
