import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

type Bundle = Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>

/** `modules`: all code that a visit of the screen loads beside the entry, at once or a moment later. `bytes`: the most that all of it may take, compressed with gzip. */
export type SizeBudget = { screen: string; modules: string[]; bytes: number }

/** What an operator may ask for besides, by the variable that holds its key, and what it adds to /home. */
const EXTRAS = {
  /** 'Avisar neste aparelho' */
  VITE_PUSH_PUBLIC_KEY: 500,
  /** App Check */
  VITE_APP_CHECK_SITE_KEY: 4_500,
}

/** JavaScript of the screens that people open on a phone (docs/bench.md has the figures). */
export const SIZE_BUDGETS: SizeBudget[] = [
  { screen: 'log-in', modules: [], bytes: 95_000 },
  {
    screen: '/home',
    modules: [
      '/src/app/layout.tsx',
      '/src/app/service-worker.ts',
      '/workbox-window.prod.es5.mjs',
      '/src/pages/home/home-page.tsx',
      '/src/pages/home/home-live.tsx',
      '/src/pages/home/novidades.tsx',
      '/src/pages/home/trocas/trocas-live.tsx',
      '/src/session/follow-session.ts',
    ],
    bytes: 240_000,
  },
]

/** The budgets of a build with this environment. */
export function budgetsFor(env: Record<string, string>): SizeBudget[] {
  const extra = Object.entries(EXTRAS).reduce((sum, [name, bytes]) => sum + (env[name] ? bytes : 0), 0)
  return SIZE_BUDGETS.map((budget) =>
    budget.screen === '/home' ? { ...budget, bytes: budget.bytes + extra } : budget,
  )
}

/** Fails the build when a screen's JavaScript outgrows its budget. */
export function sizeBudget(budgets: SizeBudget[]): Plugin {
  return {
    name: 'size-budget',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const { screen, modules, bytes } of budgets) {
          const size = gzipBytes(bundle, screenChunks(bundle, modules))
          if (size > bytes)
            this.error(`The JavaScript of ${screen} takes ${kb(size)} gzip; its budget is ${kb(bytes)}`)
        }
      },
    },
  }
}

/** The file names of the entry, of the chunks that hold `modules`, and of everything that these import. @throws Error for an unknown module */
export function screenChunks(bundle: Bundle, modules: string[]): Set<string> {
  const found = new Set<string>()
  const add = (fileName: string) => {
    const chunk = bundle[fileName]
    if (found.has(fileName) || chunk?.type !== 'chunk') return
    found.add(fileName)
    for (const imported of chunk.imports) add(imported)
  }
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  for (const { fileName, isEntry } of chunks) if (isEntry) add(fileName)
  for (const module of modules) {
    const holder = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
    if (!holder) throw new Error(`A size budget names ${module}, which is not in the build`)
    add(holder.fileName)
  }
  return found
}

function gzipBytes(bundle: Bundle, fileNames: Iterable<string>): number {
  let sum = 0
  for (const fileName of fileNames) {
    const chunk = bundle[fileName]
    if (chunk?.type === 'chunk') sum += gzipSync(chunk.code).length
  }
  return sum
}

function kb(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`
}
