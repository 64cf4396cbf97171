import type { Rolldown } from 'vite'

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

/** The frame around the pages, and /home. */
export const MEMBER_CHUNK = 'member'

const ENTRY = '/src/main.tsx'

/** The code that a member's /home needs, by the moment at which it does; each chunk leaves out what the one before has. */
const CHUNKS: { name: string; roots: string[] }[] = [
  // to paint what this device remembers
  { name: MEMBER_CHUNK, roots: ['/src/app/layout.tsx', '/src/pages/home/home-page.tsx'] },
  // to ask the database: Firebase and what speaks with it
  {
    name: 'data',
    roots: [
      '/src/session/follow-session.ts',
      '/src/pages/home/home-live.tsx',
      '/src/pages/home/novidades.tsx',
      '/src/pages/home/trocas/trocas-live.tsx',
    ],
  },
  // what somebody asks of this person, or they of others: where there is something
  { name: 'trocas', roots: ['/src/pages/home/trocas/trocas-cards.tsx'] },
]

/**
 * What the other pages share, in one file and not in forty: the entry names every file that a page may load, and each name costs bytes on
 * the way to the log-in. The dialogs of the frame, the tables, the search among people and the log-in come with what draws them.
 */
const SHARED =
  /\/src\/(components|hooks|lib|domain|repositories|session)\/(?!dialog|confirm-dialog|account-dialog|letter-choice|shell-menu|data-table|person-select|use-window-rows|toasts|bcrypt-worker|hash-password|log-)/

/** The list and the forms of these small nouns come together, for the same reason. */
const NOUN = /\/src\/pages\/(cidade|cargo|igreja)\//

/**
 * The chunk of a module on the way to a member's /home, or null to leave it to the bundler. That way is three files, and not the forty that
 * sharing between the pages would make: each of them costs a trip to the server or through the service worker.
 */
export function chunkName(id: string, graph: Graph): string | null {
  const chunks = chunksOf(graph)
  if (chunks.has(id)) return chunks.get(id) ?? null
  if (SHARED.test(id)) return 'shared'
  const noun = NOUN.exec(id)?.[1]
  return noun ? `${noun}-pages` : null
}

const known = new WeakMap<Graph, Map<string, string | null>>()

function chunksOf(graph: Graph): Map<string, string | null> {
  const chunks = known.get(graph) ?? assign(graph)
  known.set(graph, chunks)
  return chunks
}

function assign(graph: Graph): Map<string, string | null> {
  const chunks = new Map<string, string | null>()
  const add = (id: string, chunk: string | null) => {
    if (chunks.has(id)) return
    chunks.set(id, chunk)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) add(imported, chunk)
  }
  const root = import.meta.dirname.replace(/[\\/]scripts[\\/]vite$/, '').replaceAll('\\', '/')
  add(root + ENTRY, null)
  for (const { name, roots } of CHUNKS) for (const each of roots) add(root + each, name)
  return chunks
}
