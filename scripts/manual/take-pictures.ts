import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { DESKTOP, launchChromium, PHONE } from '../browser/launch.ts'
import { signIn } from '../browser/sign-in.ts'
import { DEMO_PASSWORD } from '../demo/users.ts'

/** Low enough for a page of the manual, and for 150 KB. */
const DESK = { viewport: { ...DESKTOP.viewport, height: 640 } } satisfies BrowserContextOptions

/** As somebody sees it who reads the manual on a phone. */
const HAND = { ...PHONE, deviceScaleFactor: 1 } satisfies BrowserContextOptions

/** `height`: where more has to be in view, in px */
type Picture = { name: string; path: string; ready: string | RegExp; height?: number }

const OF_SECRETARY: Picture[] = [
  { name: 'inicio', path: '/home', ready: /^O que precisa de você$/, height: 880 },
  { name: 'gerar-mes', path: '/relatorio/mes', ready: /^Gerar \d+$/ },
  {
    name: 'editor',
    path: '/relatorio/edit/casa-1-atual-porteiro-feminino',
    ready: /vaga em branco, \d+ aviso/,
  },
]

/** The manual's pictures of the app at `app`, filled with the demonstration, as PNG files `manual-*.png` in a folder; `-celular` of the same page on a phone. */
export async function takePictures(app: string, folder: string): Promise<void> {
  const browser = await launchChromium()
  const file = (name: string) => join(folder, `manual-${name}.png`)
  try {
    const phone = await openAs(browser, app, 'porteiro@exemplo.org', HAND)
    await phone.getByText('Próximo compromisso').waitFor()
    await phone.screenshot({ path: file('compromissos') })
    const desk = await openAs(browser, app, 'secretaria@exemplo.org', DESK)
    const hand = await openAs(browser, app, 'secretaria@exemplo.org', HAND)
    for (const { name, path, ready, height = DESK.viewport.height } of OF_SECRETARY) {
      await desk.setViewportSize({ ...DESK.viewport, height })
      for (const [page, to] of [
        [desk, file(name)],
        [hand, file(`${name}-celular`)],
      ] as const) {
        await page.goto(app + path)
        await page.getByText(ready).filter({ visible: true }).first().waitFor()
        await page.screenshot({ path: to })
      }
    }
  } finally {
    await browser.close()
  }
}

/** A picture of the start page of a network that has nothing yet but its first administrator. */
export async function takeFirstPicture(app: string, folder: string, email: string, password: string) {
  const browser = await launchChromium()
  try {
    for (const [screen, name] of [
      [DESK, 'primeiros-passos'],
      [HAND, 'primeiros-passos-celular'],
    ] as const) {
      const page = await openAs(browser, app, email, screen, password)
      await page.getByText('Para gerar o mês, falta').waitFor()
      await page.screenshot({ path: join(folder, `manual-${name}.png`) })
    }
  } finally {
    await browser.close()
  }
}

async function openAs(
  browser: Browser,
  app: string,
  email: string,
  options: BrowserContextOptions,
  password = DEMO_PASSWORD,
): Promise<Page> {
  const context = await browser.newContext({
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    colorScheme: 'light',
    ...options,
  })
  const page = await context.newPage()
  await signIn(page, app, email, password)
  return page
}
