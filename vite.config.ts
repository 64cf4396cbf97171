import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { chunkName } from './scripts/vite/chunk-name.ts'
import { configLiteral } from './scripts/vite/config-literal.ts'
import { prerenderLogin } from './scripts/vite/prerender-login.ts'
import { budgetsFor, sizeBudget } from './scripts/vite/size-budget.ts'
import { readConfig } from './src/lib/read-config.ts'

/** Pages that only staff open: cached when first used and not with the installation. */
const STAFF_CODE = [
  'relatorio',
  'user-',
  'cargo-',
  'cidade-',
  'igreja-',
  'log-page',
  'pa-page',
  'person-select',
  'papaparse',
  'xlsx-file',
  'lembretes',
  'staff-desk',
  'month-',
]

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, import.meta.dirname)
  const { titulo } = readConfig(env)
  return {
    plugins: [
      react(),
      configLiteral(),
      titleFromConfig(),
      prerenderLogin(),
      sizeBudget(budgetsFor(env)),
      VitePWA({
        registerType: 'prompt',
        injectRegister: false,
        includeAssets: ['logo.svg'],
        manifest: {
          name: titulo,
          short_name: titulo,
          lang: 'pt-BR',
          start_url: '/home',
          display: 'standalone',
          background_color: '#f4f5f7',
          theme_color: '#1f2f4d',
          icons: [
            { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
            { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
            { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          ],
        },
        workbox: {
          importScripts: ['/push.js'],
          globPatterns: ['*.html', 'assets/*.{js,css}'],
          globIgnores: STAFF_CODE.map((name) => `assets/${name}*`),
          navigateFallback: '/app.html',
          navigateFallbackDenylist: [/^\/assets\//],
          runtimeCaching: [
            {
              urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
              handler: 'CacheFirst',
              options: {
                cacheName: 'code',
                expiration: { maxEntries: 100 },
                // past the browser's own cache, which may remember that a file was not there
                fetchOptions: { cache: 'reload' },
                plugins: [{ cacheWillUpdate: onlyCode }],
              },
            },
          ],
        },
      }),
    ],
    // other programs build into folders of .cache; each page there would reload this one
    server: { watch: { ignored: ['**/.cache/**'] } },
    build: {
      target: 'es2022',
      sourcemap: mode === 'development',
      rolldownOptions: {
        // it registers itself when it is imported, and says of itself nothing: a build without a key for it would carry it all the same
        treeshake: { moduleSideEffects: [{ test: /\/@firebase\/app-check\//, sideEffects: false }] },
        output: {
          // the log-in carries the names of all files: each letter of a hash counts
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:6][extname]',
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: chunkName, debugName: 'by screen' }],
          },
        },
      },
    },
  }
})

/** Runs inside the service worker, so it stands by itself: keeps scripts and styles, and never an error or a page in their place. */
async function onlyCode({ response }: { response: Response }): Promise<Response | null> {
  const type = response.headers.get('content-type') ?? ''
  return response.status === 200 && /^(text|application)\/(javascript|css)\b/.test(type) ? response : null
}

/** The window title before React runs; a broken environment fails the build here, with every problem listed. */
function titleFromConfig(): Plugin {
  let titulo = ''
  return {
    name: 'title-from-config',
    configResolved: ({ env }) => {
      titulo = readConfig(env).titulo
    },
    transformIndexHtml: (html) => html.replace('{{titulo}}', () => escapeHtml(titulo)),
  }
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
