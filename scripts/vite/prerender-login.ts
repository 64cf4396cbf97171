import { createServer, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { MEMBER_CHUNK } from './chunk-name.ts'

const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)"[^>]*>/

/**
 * Writes two pages: index.html, served for `/` only, already holds the log-in form; app.html is for every other route (firebase.json,
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
      index.source = html.replace('<div id="root"></div>', () => `<div id="root">${form}</div>`)
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
