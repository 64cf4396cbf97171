import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ROOT } from '../emulators/start-emulators.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
}

type Served = { body: Buffer; type: string; etag: string }

/** `requested`: the paths of the scripts that were asked for, in order. */
export type Server = {
  url: string
  requested: string[]
  gzipBytes: (path: string) => number
  close: () => Promise<void>
}

/**
 * Serves a build as the hosting does: compressed with gzip, assets cached for good and the rest revalidated, every other path answered with
 * `fallback`. `connect`: the origins that the page may talk to, beside its own.
 */
export async function serveCompressed(
  dir: string,
  fallback: string,
  connect: readonly string[] = [],
): Promise<Server> {
  const files = readFiles(dir)
  const csp = contentSecurityPolicy(connect)
  const requested: string[] = []
  const server = createServer((request, response): unknown => {
    const path = new URL(request.url ?? '/', 'http://bench').pathname
    const found = files.get(path === '/' ? '/index.html' : path) ?? files.get(fallback)
    if (!found) return response.writeHead(404).end()
    if (path.endsWith('.js')) requested.push(path)
    response.setHeader(
      'Cache-Control',
      path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    )
    response.setHeader('Content-Security-Policy', csp)
    response.setHeader('ETag', found.etag)
    if (request.headers['if-none-match'] === found.etag) return response.writeHead(304).end()
    return response.writeHead(200, { 'Content-Type': found.type, 'Content-Encoding': 'gzip' }).end(found.body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    requested,
    gzipBytes: (path) => files.get(path)?.body.length ?? 0,
    close: async () => {
      server.closeAllConnections()
      await once(server.close(), 'close')
    },
  }
}

function readFiles(dir: string): Map<string, Served> {
  const files = new Map<string, Served>()
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const body = gzipSync(readFileSync(path), { level: 9 })
    files.set(`/${relative(dir, path)}`, {
      body,
      type: TYPES[extname(path)] ?? 'application/octet-stream',
      etag: `"${createHash('sha256').update(body).digest('base64url')}"`,
    })
  }
  return files
}

/** The policy of the hosting, so that what it forbids is forbidden here. */
function contentSecurityPolicy(connect: readonly string[]): string {
  const policy = /"(default-src [^"]+)"/.exec(readFileSync(join(ROOT, 'firebase.json'), 'utf8'))?.[1]
  if (!policy) throw new Error('firebase.json has no Content-Security-Policy')
  return policy.replace("connect-src 'self'", ["connect-src 'self'", ...connect].join(' '))
}
