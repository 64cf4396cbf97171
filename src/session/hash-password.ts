import { genSaltSync, hash } from 'bcryptjs'
import { type Credential, HASH_COST } from '#src/domain/password.ts'
import { sha256Hex } from '#src/lib/sha256.ts'
import type { BcryptRequest, BcryptResponse } from './bcrypt-worker.ts'

type Waiting = { resolve: (hash: string) => void; reject: (error: Error) => void }

const waiting = new Map<number, Waiting>()
let worker: Worker | undefined
let lastId = 0

/** bcrypt hash of `password` with this salt, computed off the main thread where there are workers. Throws when the salt is malformed. */
export async function bcryptHash(password: string, salt: string): Promise<string> {
  if (typeof Worker === 'undefined') return hash(password, salt)
  worker ??= startWorker()
  const request: BcryptRequest = { id: ++lastId, password, salt }
  const answer = new Promise<string>((resolve, reject) => waiting.set(request.id, { resolve, reject }))
  worker.postMessage(request)
  return answer
}

/** A new salt and what the database keeps of the password. */
export async function createCredential(password: string): Promise<Credential> {
  const salt = genSaltSync(HASH_COST)
  return { salt, digest: await sha256Hex(await bcryptHash(password, salt)) }
}

function startWorker(): Worker {
  const started = new Worker(new URL('./bcrypt-worker.ts', import.meta.url), { type: 'module' })
  started.onmessage = ({ data }: MessageEvent<BcryptResponse>) => {
    const { resolve, reject } = waiting.get(data.id) ?? {}
    waiting.delete(data.id)
    if (data.hash === undefined) reject?.(new Error(data.error))
    else resolve?.(data.hash)
  }
  started.onerror = () => {
    worker = undefined
    for (const { reject } of waiting.values()) reject(new Error('The bcrypt worker could not be loaded'))
    waiting.clear()
  }
  return started
}
