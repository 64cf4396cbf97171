// Plain JavaScript: Node starts worker threads without the loader that runs the scripts' TypeScript.
import { parentPort } from 'node:worker_threads'
import { compareSync } from 'bcryptjs'

parentPort?.on('message', ({ id, password, hash }) => {
  parentPort?.postMessage({ id, matches: compareSync(password, hash) })
})
