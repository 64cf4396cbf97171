import { genSaltSync, hash } from 'bcryptjs'
import { type Credential, HASH_COST } from '#src/domain/password.ts'
import { sha256Hex } from '#src/lib/sha256.ts'
import { workerCalls } from '#src/lib/worker-calls.ts'
import type { BcryptRequest } from './bcrypt-worker.ts'

const hashInWorker = workerCalls<BcryptRequest, string>(
  () => new Worker(new URL('./bcrypt-worker.ts', import.meta.url), { type: 'module' }),
  ({ password, salt }) => hash(password, salt),
)

/** bcrypt hash of `password` with this salt, computed off the main thread where there are workers. Throws when the salt is malformed. */
export function bcryptHash(password: string, salt: string): Promise<string> {
  return hashInWorker({ password, salt })
}

/** A new salt and what the database keeps of the password. */
export async function createCredential(password: string): Promise<Credential> {
  const salt = genSaltSync(HASH_COST)
  return { salt, digest: await sha256Hex(await bcryptHash(password, salt)) }
}
