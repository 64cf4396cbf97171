import { DataError } from '#src/domain/data-error.ts'
import type { UserFields } from '#src/domain/entities.ts'
import { createUser } from '#src/repositories/accounts.ts'
import { createCredential } from '#src/session/hash-password.ts'
import type { Outcome } from './import-people.ts'

/** Registers one person with this first password, under a salt of their own. @throws DataError when a later try may do better */
export async function createPerson(fields: UserFields, password: string): Promise<Outcome> {
  try {
    await createUser(fields, await createCredential(password))
    return 'created'
  } catch (error) {
    if (error instanceof DataError && error.kind === 'exists') return 'existing'
    if (error instanceof DataError && error.kind === 'refused') return 'refused'
    throw error
  }
}
