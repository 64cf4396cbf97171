import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A way to the emulator that can be cut and mended: a lost connection, for one client only. */
export type Proxy = {
  /** 'host:port' */
  address: string
  /** Ends all connections and takes no new ones. */
  cut: () => void
  mend: () => void
  close: () => Promise<void>
}

/** @param onBytes told how many bytes have come back from the emulator so far */
export async function cutOffProxy(onBytes: (bytes: number, proxy: Proxy) => void = () => {}): Promise<Proxy> {
  const [host = '', port = ''] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':')
  const sockets = new Set<Socket>()
  let cut = false
  let bytes = 0
  const server = createServer((client) => {
    if (cut) {
      client.destroy()
      return
    }
    const emulator = connect(Number(port), host)
    for (const socket of [client, emulator]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        emulator.destroy()
      })
    }
    client.pipe(emulator)
    emulator.on('data', (chunk) => {
      client.write(chunk)
      bytes += chunk.length
      onBytes(bytes, proxy)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const destroyAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  const proxy: Proxy = {
    address: `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    cut: () => {
      cut = true
      destroyAll()
    },
    mend: () => {
      cut = false
    },
    close: async () => {
      destroyAll()
      await once(server.close(), 'close')
    },
  }
  return proxy
}
