import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

type Bundle = Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>

/** `modules`: the code that the screen loads beside the entry. `bytes`: the most that all of it may take, compressed with gzip. */
export type SizeBudget = { screen: string; modules: string[]; bytes: number }

/** What finds 'Avisar neste aparelho' on /home, in a build whose operator has a key for it. */
const PUSH_BYTES = 500

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
      '/src/session/follow-session.ts',
    ],
    bytes: 240_000,
  },
]

/** The budgets of a build for whose operator devices may be told. */
export function withPush(budgets: SizeBudget[]): SizeBudget[] {
  return budgets.map((budget) =>
    budget.screen === '/home' ? { ...budget, bytes: budget.bytes + PUSH_BYTES } : budget,
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
