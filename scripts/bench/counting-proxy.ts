import { once } from 'node:events'
import { createServer, request as forward } from 'node:http'

/** Stands before a document that Firestore delivers, or whose absence it tells: each is a read on the bill. */
const DELIVERED = /"document(?:Change|Delete)"\s*:|"found"\s*:|"missing"\s*:/
const NAME = /"(?:name|document)"\s*:\s*"([^"]+)"/
const UPDATED = /"updateTime"\s*:\s*"([^"]+)"/

/** `delivered`: documents that came over the wire; `changed`: those of them that never came in this version before. */
export type Documents = { delivered: number; changed: number }

export type CountingProxy = { port: number; take: () => Documents; close: () => Promise<void> }

/** Stands between the browser and the Firestore emulator and counts documents; `take` gives those since it was called last. */
export async function countDocuments(emulatorPort: number): Promise<CountingProxy> {
  const answers: { text: string; taken: number }[] = []
  const known = new Set<string>()

  function take(): Documents {
    const documents = { delivered: 0, changed: 0 }
    for (const answer of answers) {
      const pieces = answer.text.split(DELIVERED).slice(1)
      for (const piece of pieces.slice(answer.taken)) {
        const version = `${NAME.exec(piece)?.[1]} ${UPDATED.exec(piece)?.[1]}`
        documents.delivered++
        if (!known.has(version)) documents.changed++
        known.add(version)
      }
      answer.taken = pieces.length
    }
    return documents
  }

  const server = createServer((request, response) => {
    const { method, url, headers } = request
    const upstream = forward(
      {
        host: '127.0.0.1',
        port: emulatorPort,
        method,
        path: url,
        headers: { ...headers, 'accept-encoding': 'identity' },
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        response.flushHeaders()
        const kept = { text: '', taken: 0 }
        answers.push(kept)
        answer.on('data', (chunk: Buffer) => {
          kept.text += chunk.toString('latin1')
        })
        answer.pipe(response)
      },
    )
    upstream.on('error', () => response.destroy())
    response.on('close', () => upstream.destroy())
    request.pipe(upstream)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    take,
    close: async () => {
      server.closeAllConnections()
      await once(server.close(), 'close')
    },
  }
}
