import { hashSync } from 'bcryptjs'

export type BcryptRequest = { id: number; password: string; salt: string }
export type BcryptResponse = { id: number; hash?: string; error?: string }

// A worker of its own: even bcryptjs' asynchronous form blocks the page for 100 ms at a time on a slow phone.
addEventListener('message', ({ data }: MessageEvent<BcryptRequest>) => {
  const { id, password, salt } = data
  try {
    postMessage({ id, hash: hashSync(password, salt) } satisfies BcryptResponse)
  } catch (error) {
    postMessage({ id, error: String(error) } satisfies BcryptResponse)
  }
})
