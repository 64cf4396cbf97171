import { genSaltSync, hash } from 'bcryptjs'
import { type Credential, HASH_COST } from '#src/domain/password.ts'
import { sha256Hex } from '#src/lib/sha256.ts'
import type { BcryptRequest, BcryptResponse } from './bcrypt-worker.ts'

type Waiting = { request: BcryptRequest; resolve: (hash: string) => void; reject: (error: unknown) => void }

const waiting = new Map<number, Waiting>()
let worker: Worker | undefined
/** a browser or an extension that lets no worker run: the page then computes by itself, slower */
let blocked = false
let lastId = 0

/** bcrypt hash of `password` with this salt, computed off the main thread where there are workers. Throws when the salt is malformed. */
export async function bcryptHash(password: string, salt: string): Promise<string> {
  worker ??= startWorker()
  if (!worker) return hash(password, salt)
  const request: BcryptRequest = { id: ++lastId, password, salt }
  const answer = new Promise<string>((resolve, reject) =>
    waiting.set(request.id, { request, resolve, reject }),
  )
  worker.postMessage(request)
  return answer
}

/** A new salt and what the database keeps of the password. */
export async function createCredential(password: string): Promise<Credential> {
  const salt = genSaltSync(HASH_COST)
  return { salt, digest: await sha256Hex(await bcryptHash(password, salt)) }
}

function startWorker(): Worker | undefined {
  if (blocked || typeof Worker === 'undefined') return undefined
  try {
    const started = new Worker(new URL('./bcrypt-worker.ts', import.meta.url), { type: 'module' })
    started.onmessage = ({ data }: MessageEvent<BcryptResponse>) => {
      const { resolve, reject } = waiting.get(data.id) ?? {}
      waiting.delete(data.id)
      if (data.hash === undefined) reject?.(new Error(data.error))
      else resolve?.(data.hash)
    }
    started.onerror = withoutWorker
    return started
  } catch (error) {
    console.warn('The bcrypt worker could not be started', error)
    blocked = true
    return undefined
  }
}

function withoutWorker(): void {
  blocked = true
  worker = undefined
  const left = [...waiting.values()]
  waiting.clear()
  for (const { request, resolve, reject } of left) hash(request.password, request.salt).then(resolve, reject)
}
