import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { ROOT } from '../emulators/start-emulators.ts'

/** Builds one of the pages in pages/ as the app is built, into a folder of its own under `outDir`; resolves with that folder. */
export async function buildPage(name: string, outDir: string): Promise<string> {
  const dir = join(ROOT, outDir, name)
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'pages'),
    logLevel: 'error',
    plugins: [react(), namedPage(name)],
    build: { target: 'es2022', outDir: dir, emptyOutDir: true },
  })
  return dir
}

/** The pages share one index.html, which names the code of each. */
function namedPage(name: string): Plugin {
  return {
    name: 'named-page',
    transformIndexHtml: { order: 'pre', handler: (html) => html.replace('{{page}}', name) },
  }
}
