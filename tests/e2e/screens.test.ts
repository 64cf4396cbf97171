import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { DESKTOP, launch, PHONE, shoot, signIn, type Visitor, visit } from './browser.ts'
import { DEMO_PASSWORD, demoFirestore, resetDemo } from './demo-database.ts'
import { inView, layoutProblems, letterSizes, setTextSize } from './large-text.ts'

/** Every screen by its path, with a text that is there when it is ready. */
const SCREENS: [name: string, path: string, ready: string | RegExp][] = [
  ['home-staff', '/home', /^O que precisa de você$/],
  ['calendario-admin', '/calendario?cidade=campinas&igreja=casa-1', /Culto \d\d:\d\d|\d\d:\d\d/],
  ['relatorio-list', '/relatorio', 'Portas irmãs Jardim Novo (atual)'],
  ['relatorio-list-sem-grupos', '/relatorio?casas=nao', 'Portas irmãs Jardim Novo (atual)'],
  ['relatorio-new-empty', '/relatorio/new', 'Nome do relatório'],
  ['relatorio-edit-demo', '/relatorio/edit/casa-1-atual-porteiro-feminino', '+ Adicionar Dia'],
  ['relatorio-historico-demo', '/relatorio/historico/casa-1-atual-porteiro-feminino', 'Quem mudou o quê'],
  ['compartilhar', '/compartilhar?cidade=campinas&igreja=casa-1', /Escala de/],
  ['lembretes', '/lembretes?cidade=campinas&igreja=casa-1', 'Avisar no WhatsApp'],
  ['user-list', '/user', '150 usuarios'],
  ['user-new', '/user/new', 'Numero do Celular'],
  ['user-edit', '/user/edit/pessoa-018', 'Resetar Senha'],
  ['user-import', '/user/import', 'Importar'],
  ['cidade-list', '/cidade', 'Campinas'],
  ['cidade-new', '/cidade/new', 'Salvar'],
  ['cidade-edit', '/cidade/edit/campinas', 'Atualizar'],
  ['cargo-list', '/cargo', 'Porteiro'],
  ['cargo-new', '/cargo/new', 'Salvar'],
  ['cargo-edit', '/cargo/edit/porteiro', 'Atualizar'],
  ['igreja-list', '/igreja', 'Jardim Novo'],
  ['igreja-edit', '/igreja/edit/casa-1', 'Atualizar'],
  ['log', '/log', 'Listar Logs'],
  ['pa', '/pa', 'Data inicial'],
  ['ajuda', '/ajuda', 'Para quem serve'],
  ['acesso-negado', '/acesso_negado', 'Sem permissão'],
  ['not-found', '/nada', 'Página não encontrada'],
]

let browser: Browser
let staff: Visitor

beforeAll(async () => {
  await resetDemo()
  browser = await launch()
  staff = await visit(browser, DESKTOP)
  await signIn(staff.page, 'admin@exemplo.org', DEMO_PASSWORD)
})
afterAll(async () => {
  await staff.close()
  await browser.close()
})

describe('every screen is accessible, fits a phone, and has its picture', () => {
  test.each(SCREENS)('%s', async (name, path, ready) => {
    const { page } = staff
    await page.goto(path)
    await page.getByText(ready).filter({ visible: true }).first().waitFor()
    await expectAccessible(page, name)
    await expectNoSidewaysScroll(page)
    await shoot(page, name)
    expect(await englishWords(page)).toEqual([])
  })
})

test.each(['/relatorio', '/relatorio?casas=nao'])(
  '%s at a desk: the names on one line, ten reports in view',
  async (path) => {
    const { page } = staff
    await page.goto(path)
    const names = page.locator('.data-table tbody tr:not(.data-table__group) > th')
    await names.first().waitFor()
    const drawn = await names.evaluateAll((cells) =>
      cells.map((cell) => {
        const range = document.createRange()
        range.selectNodeContents(cell)
        const tops = Array.from(range.getClientRects(), ({ top }) => Math.round(top))
        return { lines: new Set(tops).size, bottom: cell.getBoundingClientRect().bottom }
      }),
    )
    expect(drawn.filter(({ lines }) => lines !== 1)).toEqual([])
    expect(drawn.filter(({ bottom }) => bottom <= 800).length).toBeGreaterThanOrEqual(10)
  },
)

describe("staff's screens with large letters on a small phone", () => {
  const MONTH: (typeof SCREENS)[number] = ['relatorio-mes', '/relatorio/mes', 'Período']
  const SIZES: [percent: number, width: number, height: number][] = [
    [100, 320, 568],
    [200, 360, 800],
  ]
  afterAll(async () => {
    await staff.page.setViewportSize({ width: 1280, height: 800 })
    await setTextSize(staff.page, 100)
  })

  test.each([MONTH, ...SCREENS])(
    '%s keeps its words whole and within the screen',
    async (name, path, ready) => {
      const { page } = staff
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(path)
      await page.getByText(ready).filter({ visible: true }).first().waitFor()
      await expect.poll(() => page.getByText(/^Carregando/).count()).toBe(0)
      for (const [percent, width, height] of SIZES) {
        await page.setViewportSize({ width, height })
        await setTextSize(page, percent)
        // the layout follows the width a moment later
        await expect
          .poll(() => layoutProblems(page), {
            message: `${path} at ${percent} % on ${width} px`,
            timeout: 5_000,
          })
          .toEqual([])
        await shoot(page, `texto-${name}-${percent}`, [width])
      }
    },
  )
})

test('a list on a phone begins on the first screen; its filters and its order say what is chosen, and unfold', async () => {
  const page = staffPage()
  await page.setViewportSize({ width: 360, height: 800 })
  for (const path of ['/user', '/relatorio']) {
    await page.goto(path)
    await page.locator('.data-cards__card').first().waitFor()
    expect(await inView(page, ['.data-cards__card']), path).toBe(true)
  }
  await page.getByText('Filtros: atuais, por casa de oração').click()
  await page.getByRole('checkbox', { name: /apenas relatórios atuais/ }).uncheck()
  await page.getByText('Filtros: por casa de oração').waitFor()
  await page.getByText('Ordem: Nome, crescente').click()
  await page.getByRole('button', { name: 'Crescente' }).click()
  await page.getByText('Ordem: Nome, decrescente').waitFor()
  await page.getByRole('button', { name: 'Mais', exact: true }).first().click()
  await expectAccessible(page, 'relatorio-list-aberto', [360])
  await shoot(page, 'relatorio-list-aberto', [360])
  await page.getByRole('link', { name: 'Lembretes' }).click()
  await page.waitForURL('**/lembretes')
})

test('a name of sixty letters in one word makes no list of a phone wider', async () => {
  const page = staffPage()
  const house = demoFirestore().doc('Igreja/casa-1')
  const { nome } = (await house.get()).data() ?? {}
  onTestFinished(async () => {
    await house.update({ nome })
  })
  await house.update({ nome: 'Jardimnovodasoliveirasedascerejeirasdonorteedosuldacidadealta' })
  for (const path of ['/user?cidade=campinas&igreja=casa-1', '/relatorio']) {
    await page.goto(path)
    await page
      .getByText(/Jardimnovodasoliveiras/)
      .filter({ visible: true })
      .first()
      .waitFor()
    await expectNoSidewaysScroll(page)
  }
})

test.each([100, 150])('a list of people opens clear of the bar, at %i per cent', async (percent) => {
  const page = staffPage()
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/user/edit/pessoa-018')
    const select = page.getByRole('combobox', { name: 'Pessoa do par' })
    await select.waitFor()
    await setTextSize(page, percent)
    // as low as one can tap it
    await select.evaluate((input) => input.scrollIntoView({ block: 'end' }))
    await select.click()
    await page.locator('.person-select__option').first().waitFor()
    const isClear = () => inView(page, ['.person-select__menu'])
    await expect.poll(isClear, { message: `${width} px` }).toBe(true)
    await page.keyboard.press('Escape')
  }
})

test('on the narrowest phone the tools of the editor stand in one row', async () => {
  const page = staffPage()
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/relatorio/edit/casa-1-atual-porteiro-feminino')
  const tools = page.getByRole('toolbar').getByRole('button')
  await tools.first().waitFor()
  const tops = () =>
    tools.evaluateAll((all) => [...new Set(all.map((one) => one.getBoundingClientRect().top))])
  await expect.poll(async () => (await tops()).length).toBe(1)
  await shoot(page, 'editor-estreito', [320])
})

test('the doorkeeper on the phone: commitments, calendar and its details', async () => {
  const member = await visit(browser, { ...DESKTOP, viewport: { width: 360, height: 800 }, hasTouch: true })
  const { page } = member
  await signIn(page, 'porteiro@exemplo.org', DEMO_PASSWORD)
  await page.getByText('Próximo compromisso').waitFor()
  await expectAccessible(page, 'home')
  await expectNoSidewaysScroll(page)
  await shoot(page, 'home')
  await page.getByRole('link', { name: 'Calendário' }).click()
  await page.getByRole('button', { name: /Próximo/ }).click()
  await page.getByText('Jardim Novo').first().waitFor()
  await expectAccessible(page, 'calendario')
  await shoot(page, 'calendario')
  expect(await page.getByRole('link', { name: 'Usuários' }).count()).toBe(0)
  await member.close()
})

describe('with large letters on a small phone', () => {
  const PATHS = ['/home', '/calendario', '/disponibilidade', '/privacidade', '/compartilhar']
  const SIZES: [percent: number, width: number, height: number][] = [
    [100, 320, 568],
    [130, 360, 800],
    [150, 360, 800],
    [200, 360, 800],
  ]
  let member: Visitor
  beforeAll(async () => {
    member = await visit(browser, PHONE)
    await signIn(member.page, 'porteiro@exemplo.org', DEMO_PASSWORD)
    await member.page.getByText('Próximo compromisso').waitFor()
  })
  afterAll(() => member.close())

  test.each(PATHS)('%s keeps its words whole and within the screen', async (path) => {
    const { page } = member
    await page.goto(path)
    await page.getByText(/^Carregando/).waitFor({ state: 'detached' })
    for (const [percent, width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      await setTextSize(page, percent)
      // those of a phone's title and text begin at 20 and 17 px
      const grown = [20, 17].map((px) => (px * percent) / 100)
      if (width === 360) expect(await letterSizes(page, ['h1', 'body'])).toEqual(grown)
      expect(await layoutProblems(page), `${path} at ${percent} % on ${width} px`).toEqual([])
      await shoot(page, `texto${path.replace('/', '-')}-${percent}`, [width])
    }
  })

  test('the next turn is read without scrolling at 150 %', async () => {
    const { page } = member
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto('/home')
    await page.getByText('Atualizado agora').waitFor()
    await setTextSize(page, 150)
    expect(await inView(page, ['.next__date', '.next__time', '.next__posto'])).toBe(true)
  })

  test('the menu under the name makes the letters larger, and they stay so', async () => {
    const { page } = member
    await page.getByRole('button', { name: /^Conta de / }).click()
    await page.getByText('A++', { exact: true }).click()
    await shoot(page, 'conta', [360])
    await expectAccessible(page, 'conta', [360])
    await page.reload()
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
    expect(size).toBe('22.4px')
    await page.evaluate(() => localStorage.removeItem('escala:letra'))
  })

  test('where the system chooses the colours, today has a frame', async () => {
    const { page } = member
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto('/calendario')
    await page.getByRole('button', { name: 'Mês' }).click()
    const today = page.locator('.day-number[aria-current="date"]')
    await today.waitFor()
    expect(await today.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe('3px')
    // seven columns of a phone hold whole times
    const chips = page.locator('.culto-chip')
    const isCut = (all: Element[]) => all.filter((one) => one.scrollWidth > one.clientWidth).length
    expect(await chips.evaluateAll(isCut)).toBe(0)
    await shoot(page, 'cores-do-sistema', [360])
    await page.emulateMedia({ forcedColors: null })
  })
})

/** The staff's page, which has its size again when the test is over, however it ends. */
function staffPage(): Page {
  const { page } = staff
  const before = page.viewportSize()
  onTestFinished(async () => {
    if (before) await page.setViewportSize(before)
  })
  return page
}

/** Words of a library that nobody translated: in what is read, said to a screen reader, or shown in a field. */
async function englishWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const said = ['aria-label', 'aria-roledescription', 'alt', 'placeholder', 'title']
    const attributes = Array.from(document.querySelectorAll('*'), (element) =>
      said.map((name) => element.getAttribute(name) ?? ''),
    )
    return [document.title, document.body.innerText, ...attributes.flat()]
  })
  return texts.flatMap((text) => text.match(ENGLISH) ?? [])
}

const ENGLISH =
  /\b(the|and|of|with|you|your|please|select|loading|search|next|previous|today|back|close|cancel|save|edit|error|required|password|results?|options?|month|week|day|sunday|monday|january|december)\b/gi

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 800 })
  // the layout follows the width a moment later
  await page.waitForFunction(
    () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
    undefined,
    { timeout: 5_000 },
  )
  if (before) await page.setViewportSize(before)
}
