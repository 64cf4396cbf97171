import { once } from 'node:events'
import { createServer, request as forward, type IncomingMessage } from 'node:http'

export type FirestoreProxy = { port: number; close: () => Promise<void> }

/** What looks on: at each request of the browser, and at each answer before it reaches the browser. */
export type Onlooker = {
  onRequest?: (request: IncomingMessage) => void
  onAnswer: (answer: IncomingMessage) => void
}

/** Stands between the browser and the Firestore emulator and passes everything on, uncompressed. */
export async function openFirestoreProxy(
  emulatorPort: number,
  { onRequest, onAnswer }: Onlooker,
): Promise<FirestoreProxy> {
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
        onAnswer(answer)
        answer.pipe(response)
      },
    )
    onRequest?.(request)
    upstream.on('error', () => response.destroy())
    response.on('close', () => upstream.destroy())
    request.pipe(upstream)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    close: async () => {
      server.closeAllConnections()
      await once(server.close(), 'close')
    },
  }
}
