import { build, createServer, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { MEMBER_CHUNK } from './chunk-name.ts'

const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)"[^>]*>/

/** What the log-in form needs before the entry is there. */
const EARLY = '/src/app/early-form.ts'

/**
 * Writes two pages: index.html, served for `/` only, already holds the log-in form, and names a file of its own beside the entry that
 * answers what is done in it while that comes; app.html is for every other route (firebase.json,
 * rewrites), and names the code of the frame around them, so that it loads together with the entry. Both carry the base stylesheet
 * inside, which saves the first paint one trip to the server.
 */
export function prerenderLogin(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'prerender-login',
    apply: 'build',
    enforce: 'post',
    configResolved: (resolved) => {
      config = resolved
    },
    async generateBundle(_options, bundle) {
      const index = bundle['index.html']
      if (index?.type !== 'asset') throw new Error('The build has no index.html')
      const stylesheet = STYLESHEET.exec(String(index.source))
      const css = bundle[stylesheet?.[1] ?? '']
      if (!stylesheet || css?.type !== 'asset') throw new Error('index.html names no stylesheet')
      // the link stays, never fetched, for the code of the other pages: it would wait for a stylesheet that the page does not name
      const link = stylesheet[0].replace('>', ' disabled>')
      const html = String(index.source).replace(stylesheet[0], () => `<style>${css.source}</style>${link}`)
      const form = await renderLogin(config)
      const appHtml = html.replace('</head>', () => `${preloads(bundle)}</head>`)
      this.emitFile({ type: 'asset', fileName: 'app.html', source: appHtml })
      const early = this.emitFile({ type: 'asset', name: 'early-form.js', source: await bundleEarly(config) })
      // deferred, and so before the entry: it is there when that cannot be had
      const script = `<script defer src="/${this.getFileName(early)}"></script>`
      index.source = html
        .replace('<div id="root"></div>', () => `<div id="root">${form}</div>`)
        .replace('<script', () => `${script}<script`)
    },
  }
}

/** The tags that load the frame's script and styles. */
function preloads(bundle: Rolldown.OutputBundle): string {
  const member = Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.name === MEMBER_CHUNK,
  )
  if (member?.type !== 'chunk') throw new Error('The build has no chunk of the frame')
  const styles = [...(member.viteMetadata?.importedCss ?? [])]
  return [
    `<link rel="modulepreload" crossorigin href="/${member.fileName}">`,
    ...styles.map((fileName) => `<link rel="stylesheet" crossorigin href="/${fileName}">`),
  ].join('')
}

/** By itself: it would wait for whatever file it shared with the entry. */
async function bundleEarly({ root }: ResolvedConfig): Promise<string> {
  const built = await build({
    ...{ root, configFile: false, envFile: false, logLevel: 'error' },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: root + EARLY, output: { format: 'iife' } },
    },
  })
  if (!('output' in built)) throw new Error(`${EARLY} has no single bundle`)
  return built.output[0].code
}

async function renderLogin({ root, mode }: ResolvedConfig): Promise<string> {
  const server = await createServer({
    root,
    mode,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const { prerenderLogin } = await server.ssrLoadModule('/src/app/prerender.tsx')
    return prerenderLogin()
  } finally {
    await server.close()
  }
}
