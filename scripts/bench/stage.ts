import { join } from 'node:path'
import type { Firestore } from 'firebase-admin/firestore'
import type { Browser } from 'playwright-core'
import { build } from 'vite'
import { readConfig } from '../../src/lib/read-config.ts'
import { launchChromium } from '../browser/launch.ts'
import { adminFirestore } from '../database/admin-firestore.ts'
import { emulatorEnvironment } from '../emulators/emulator-environment.ts'
import { DEMO_PROJECT, freePorts, ROOT, startEmulators } from '../emulators/start-emulators.ts'
import { buildPage } from './build-page.ts'
import { type Server, serveCompressed } from './compressed-server.ts'
import { type CountingProxy, countDocuments } from './counting-proxy.ts'
import { fillMemberDatabase } from './member-database.ts'

/** The built app before a filled database; `dist`: the folder of the build. */
export type BuiltApp = { dist: string; server: Server; documents: CountingProxy; db: Firestore }

export type BuiltPage = { dist: string; server: Server }

/** What the measurements need, each made when it is first asked for. */
export type Stage = {
  browser: () => Promise<Browser>
  /** one of the pages in pages/ */
  page: (name: string) => Promise<BuiltPage>
  app: () => Promise<BuiltApp>
  close: () => Promise<void>
}

/** `outDir`: for the builds, relative to the root. */
export function openStage(outDir: string): Stage {
  const closing: (() => Promise<unknown>)[] = []
  const emulators = once(async () => {
    const ports = await freePorts()
    const started = await startEmulators({ ports })
    closing.push(() => started.stop())
    Object.assign(process.env, emulatorEnvironment(ports))
    return ports
  })
  const pages = new Map<string, Promise<BuiltPage>>()
  const page = async (name: string): Promise<BuiltPage> => {
    const dist = await buildPage(name, outDir)
    const server = await serveCompressed(dist, '/index.html')
    closing.push(server.close)
    return { dist, server }
  }

  return {
    browser: once(async () => {
      const browser = await launchChromium()
      closing.push(() => browser.close())
      return browser
    }),
    page: (name) => {
      const built = pages.get(name) ?? page(name)
      pages.set(name, built)
      return built
    },
    app: once(async () => {
      const ports = await emulators()
      const documents = await countDocuments(ports.firestore)
      closing.push(documents.close)
      process.env['VITE_FIRESTORE_EMULATOR'] = `127.0.0.1:${documents.port}`
      const dist = join(ROOT, outDir, 'app')
      await build({ root: ROOT, logLevel: 'error', build: { outDir: dist, emptyOutDir: true } })
      const server = await serveCompressed(dist, '/app.html', [
        `http://127.0.0.1:${documents.port}`,
        `http://127.0.0.1:${ports.auth}`,
      ])
      closing.push(server.close)
      const db = adminFirestore(DEMO_PROJECT)
      await fillMemberDatabase(db, readConfig(process.env).senhaPadrao, Date.now())
      return { dist, server, documents, db }
    }),
    close: async () => {
      for (const close of closing.reverse()) await close()
    },
  }
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}
