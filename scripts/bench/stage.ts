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
import { fillNetwork } from './network-database.ts'

/** The built app before a filled database; `dist`: the folder of the build. */
export type BuiltApp = { dist: string; server: Server; documents: CountingProxy; db: Firestore }

export type BuiltPage = { dist: string; server: Server }

/** What the measurements need, each made when it is first asked for. */
export type Stage = {
  browser: () => Promise<Browser>
  /** one of the pages in pages/ */
  page: (name: string) => Promise<BuiltPage>
  app: () => Promise<BuiltApp>
  /** The built app before the largest network, which takes the place of what `app` filled in; `report`: one of the present. */
  network: () => Promise<{ url: string; report: string }>
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

  /** The folder of a build that finds Firestore at a port, and its server. */
  const buildApp = async (name: string, firestore: number, auth: number): Promise<BuiltPage> => {
    process.env['VITE_FIRESTORE_EMULATOR'] = `127.0.0.1:${firestore}`
    const dist = join(ROOT, outDir, name)
    await build({ root: ROOT, logLevel: 'error', build: { outDir: dist, emptyOutDir: true } })
    const origins = [firestore, auth].map((port) => `http://127.0.0.1:${port}`)
    const server = await serveCompressed(dist, '/app.html', origins)
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
      const built = await buildApp('app', documents.port, ports.auth)
      const db = adminFirestore(DEMO_PROJECT)
      await fillMemberDatabase(db, readConfig(process.env).senhaPadrao, Date.now())
      return { ...built, documents, db }
    }),
    network: once(async () => {
      const ports = await emulators()
      const { server } = await buildApp('network', ports.firestore, ports.auth)
      await fetch(
        `http://127.0.0.1:${ports.firestore}/emulator/v1/projects/${DEMO_PROJECT}/databases/(default)/documents`,
        { method: 'DELETE' },
      )
      const start = performance.now()
      const report = await fillNetwork(
        adminFirestore(DEMO_PROJECT),
        readConfig(process.env).senhaPadrao,
        Date.now(),
      )
      console.error(`rede: the emulator was filled in ${Math.round((performance.now() - start) / 1000)} s`)
      return { url: server.url, report }
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
