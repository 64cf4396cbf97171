import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, relative } from 'node:path'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
}
const TEXT = ['.html', '.js', '.css', '.webmanifest']

/** Every file of a release by its path: '/assets/main-aB3.js' */
type Release = Map<string, Buffer>

export type ReleaseServer = {
  url: string
  /** as a deploy and a revert do: from now on only that release is there */
  publish: (version: 1 | 2) => void
  /** the assets of that name are not there, until it is called without a name */
  lose: (name?: RegExp) => void
  close: () => Promise<void>
}

/**
 * Serves two releases of the built app that differ in the name of every asset, as two builds of different code do. Like the hosting it
 * answers 404 for a missing asset and with app.html for every other path.
 */
export async function serveReleases(appDir: string): Promise<ReleaseServer> {
  const first = readRelease(appDir)
  const releases = { 1: first, 2: renamed(first) }
  let release = releases[1]
  let lost: RegExp | undefined
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1')
    const isMissing = pathname.startsWith('/assets/') && (!release.has(pathname) || lost?.test(pathname))
    const path = release.has(pathname) ? pathname : pathname === '/' ? '/index.html' : '/app.html'
    response.statusCode = isMissing ? 404 : 200
    response.setHeader('cache-control', 'no-cache')
    response.setHeader('content-type', (isMissing ? undefined : TYPES[extname(path)]) ?? 'text/plain')
    response.end(isMissing ? '' : release.get(path))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    publish: (version) => {
      release = releases[version]
    },
    lose: (name) => {
      lost = name
    },
    close: async () => {
      server.closeAllConnections()
      await once(server.close(), 'close')
    },
  }
}

function readRelease(folder: string): Release {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
  return new Map(
    files.map((file) => {
      const path = join(file.parentPath, file.name)
      return [`/${relative(folder, path).replaceAll('\\', '/')}`, readFileSync(path)]
    }),
  )
}

/** 'home-page-aB3dE6gH.js' becomes 'home-page-v2B3dE6gH.js' wherever it is named, and each page counts as another revision. */
function renamed(release: Release): Release {
  const names = [...release.keys()].filter((path) => path.startsWith('/assets/'))
  const changes = names.map((path) => {
    const name = path.slice('/assets/'.length)
    return [name, name.replace(/-..([^.]{4,6}\.\w+)$/, '-v2$1')] as const
  })
  const rename = (text: string) => changes.reduce((all, [from, to]) => all.replaceAll(from, to), text)
  return new Map(
    [...release].map(([path, content]) => [
      rename(path),
      TEXT.includes(extname(path)) ? Buffer.from(secondRevision(rename(content.toString('utf8')))) : content,
    ]),
  )
}

function secondRevision(text: string): string {
  return text.replace(/(\brevision:\s*")../g, '$1v2').replace('</head>', '<!-- v2 --></head>')
}
