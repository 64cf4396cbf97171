import { measureBcrypt } from './measure-bcrypt.ts'
import { measureEditor } from './measure-editor.ts'
import { measureGeneration } from './measure-generation.ts'
import { measureGenerationReads } from './measure-generation-reads.ts'
import { measureHome } from './measure-home.ts'
import { measureList } from './measure-list.ts'
import { measureLogin } from './measure-login.ts'
import { measureMonth } from './measure-month.ts'
import { measureNetwork } from './measure-network.ts'
import { measureReads } from './measure-reads.ts'
import { measureSizes } from './measure-sizes.ts'
import type { Row } from './row.ts'
import type { Stage } from './stage.ts'

/** What the bench measures, in the order of its page: each part can be measured by itself. */
export const PARTS: Readonly<Record<string, (stage: Stage) => Promise<Row[]>>> = {
  tamanhos: async (stage) => {
    const [app, floor] = [await stage.app(), await stage.page('floor')]
    return await measureSizes(await stage.browser(), app.dist, app.server, floor.dist, floor.server)
  },
  telefone: async (stage) => {
    const [app, floor] = [await stage.app(), await stage.page('floor')]
    const browser = await stage.browser()
    const login = await measureLogin(browser, app.server.url, floor.server.url)
    return [...login.rows, ...(await measureHome(browser, app.server.url, login.floorMs))]
  },
  usuarios: async (stage) =>
    measureList(await stage.browser(), await url(stage, 'users'), '/user with 10,000 people'),
  relatorios: async (stage) =>
    measureList(await stage.browser(), await url(stage, 'reports'), '/relatorio with 5,000 reports'),
  editor: async (stage) => measureEditor(await stage.browser(), await url(stage, 'editor')),
  geracao: async () => measureGeneration(),
  mes: async (stage) => measureMonth(await stage.browser(), await url(stage, 'month')),
  bcrypt: async (stage) => measureBcrypt(await stage.browser(), await url(stage, 'bcrypt')),
  leituras: async (stage) => {
    const { server, documents, db } = await stage.app()
    const browser = await stage.browser()
    return [
      ...(await measureReads(browser, server.url, documents)),
      ...(await measureGenerationReads(browser, server.url, documents, db)),
    ]
  },
  // the last: it empties the database of the others
  rede: async (stage) => {
    const { url, report } = await stage.network()
    return await measureNetwork(await stage.browser(), url, report)
  },
}

async function url(stage: Stage, page: string): Promise<string> {
  return (await stage.page(page)).server.url
}
