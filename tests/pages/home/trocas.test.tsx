import { screen, waitFor, within } from '@testing-library/react'
import { doc, getDoc, Timestamp } from 'firebase/firestore'
import { beforeEach, describe, expect, test } from 'vitest'
import { shiftDays, upcomingFrom } from '#src/lib/service-time.ts'
import { acceptTroca } from '#src/repositories/accept-troca.ts'
import { getReport, saveReport } from '#src/repositories/reports.ts'
import { logIn } from '#src/session/log-in.ts'
import { asServer, PASSWORD, resetNetwork, USERS, writeDocuments } from '#tests/setup/network.ts'
import { renderApp } from '#tests/setup/render-app.tsx'

/** The rules compare with the server's clock: these tests run in the present. */
const stamp = (days: number) => Timestamp.fromMillis(shiftDays(upcomingFrom(Date.now()), days))
const [FIRST, SECOND] = [stamp(3), stamp(10)]
const PEDRO = { id: 'porteiro', name: String(USERS['porteiro']?.['name']), genero: 'masculino' }
const NILO = { id: 'segundo', name: 'Saulo Segundo', genero: 'masculino' }
const SAULO = { ...USERS['porteiro'], name: 'Saulo Segundo', email: 'saulo@rede.org' }
const listing = (name: unknown) => [name, 'masculino', 'porteiro']

beforeEach(async () => {
  USERS['segundo'] = SAULO
  USERS['terceiro'] = { ...SAULO, name: 'Tito Terceiro', email: 'tito@rede.org' }
  await resetNetwork({
    'Reports/r1': {
      ...{ nomeRelatorio: 'Portas', cidade: 'campinas', igreja: 'central', cargo: 'porteiro' },
      ...{ genero: 'masculino', ativo: true, atual: true, versao: 1, inicio: FIRST, fim: SECOND },
      report: [
        { date: FIRST, atriu: [PEDRO], corredor: [] },
        { date: SECOND, atriu: [NILO], corredor: [] },
      ],
      pessoas: ['porteiro', 'segundo'],
    },
    'Diretorio/central': {
      pessoas: {
        porteiro: listing(PEDRO.name),
        segundo: listing('Saulo Segundo'),
        terceiro: listing('Tito Terceiro'),
      },
      ultimo: '',
    },
  })
})

const TROCA = `r1_${FIRST.toMillis()}_atriu_porteiro`

async function openDialog() {
  const { user, unmount } = await renderApp('/home', 'porteiro')
  await user.click(await screen.findByRole('button', { name: 'Não poderei' }))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByRole('button', { name: 'Avisar quem cuida da escala' })
  return { user, dialog, unmount }
}

async function stored(path: string): Promise<Record<string, unknown> | undefined> {
  let found: Record<string, unknown> | undefined
  await asServer(async (db) => {
    found = (await getDoc(doc(db, path))).data()
  })
  return found
}

async function askTeam() {
  const { user, dialog, unmount } = await openDialog()
  await user.click(within(dialog).getByRole('button', { name: 'Pedir a alguém' }))
  await user.click(await within(dialog).findByRole('button', { name: 'Pedir' }))
  await within(dialog).findByText(/^Pronto: a equipe vê o pedido/)
  unmount()
}

async function atrium(): Promise<unknown> {
  const { report } = await getReport('r1')
  return report.map(({ atriu }) => atriu?.map(({ id }) => id))
}

describe('who cannot serve', () => {
  test('tells whoever cares for the roster, and takes it back', async () => {
    const { user, dialog } = await openDialog()
    await user.click(within(dialog).getByRole('button', { name: 'Avisar quem cuida da escala' }))
    expect(await within(dialog).findByText(/^Pronto: o seu aviso/)).toBeVisible()
    expect(within(dialog).getByRole('link')).toHaveAttribute('href', expect.stringContaining('wa.me'))
    expect(await stored(`Trocas/${TROCA}`)).toMatchObject({ estado: 'avisada', para: '' })
    await user.click(within(dialog).getByRole('button', { name: 'Fechar' }))
    await user.click(await screen.findByRole('button', { name: 'Poderei, sim' }))
    await waitFor(async () => expect(await stored(`Trocas/${TROCA}`)).toMatchObject({ estado: 'retirada' }))
  })

  test('asks one person, who accepts first thing on /home', async () => {
    const { user, dialog, unmount } = await openDialog()
    await user.click(within(dialog).getByRole('button', { name: 'Pedir a alguém' }))
    await user.click(await within(dialog).findByRole('radio', { name: /Tito Terceiro/ }))
    await user.click(within(dialog).getByRole('button', { name: 'Pedir' }))
    expect(await within(dialog).findByText(/^Pronto: Tito Terceiro vê o pedido/)).toBeVisible()

    unmount()
    const tito = await renderApp('/home', 'terceiro')
    expect(await tito.findByText(/pede a você/)).toBeVisible()
    await tito.user.click(screen.getByRole('button', { name: 'Aceitar' }))
    await waitFor(async () => expect(await atrium()).toEqual([['terceiro'], ['segundo']]))
    expect(await stored(`Trocas/${TROCA}`)).toMatchObject({ estado: 'aceita', para: 'terceiro' })
    expect(await stored('Reports/r1/Versoes/1')).toMatchObject({ por: { action: 'Relatorio-Troca' } })
    expect(await screen.findByText('Próximo compromisso')).toBeVisible()
  })

  test('exchanges days: both change at once', async () => {
    const { user, dialog, unmount } = await openDialog()
    await user.click(within(dialog).getByRole('button', { name: 'Trocar o dia' }))
    await user.click(await within(dialog).findByRole('radio', { name: /no lugar de Saulo/ }))
    await user.click(within(dialog).getByRole('button', { name: 'Pedir a troca' }))
    expect(await within(dialog).findByText(/Os dois dias mudam juntos/)).toBeVisible()

    unmount()
    const saulo = await renderApp('/home', 'segundo')
    await saulo.user.click(await screen.findByRole('button', { name: 'Aceitar a troca' }))
    await waitFor(async () => expect(await atrium()).toEqual([['segundo'], ['porteiro']]))
  })

  test('is told no', async () => {
    const { user, dialog, unmount } = await openDialog()
    await user.click(within(dialog).getByRole('button', { name: 'Pedir a alguém' }))
    await user.click(await within(dialog).findByRole('radio', { name: /Tito Terceiro/ }))
    await user.click(within(dialog).getByRole('button', { name: 'Pedir' }))
    await within(dialog).findByText(/^Pronto: Tito/)
    unmount()
    const tito = await renderApp('/home', 'terceiro')
    await tito.user.click(await screen.findByRole('button', { name: 'Não posso' }))
    await waitFor(async () => expect(await stored(`Trocas/${TROCA}`)).toMatchObject({ estado: 'recusada' }))
    tito.unmount()
    await renderApp('/home', 'porteiro')
    expect(await screen.findByText('Tito Terceiro não pode.')).toBeVisible()
  })
})

describe('meanwhile', () => {
  test('somebody else was faster', async () => {
    await askTeam()
    const tito = await renderApp('/home', 'terceiro')
    await screen.findByRole('button', { name: 'Aceitar' })
    await writeDocuments({
      [`Trocas/${TROCA}`]: { ...(await stored(`Trocas/${TROCA}`)), estado: 'aceita', para: 'segundo' },
    })
    tito.unmount()
    await expect(
      acceptTroca(TROCA, { id: 'terceiro', email: 'tito@rede.org', name: 'Tito Terceiro' }),
    ).rejects.toMatchObject({
      problem: 'outra-pessoa',
    })
  })

  test('the secretary edits the same day: nothing is lost', async () => {
    await askTeam()
    const { user: sara } = await logIn('sara@rede.org', PASSWORD)
    const seen = await getReport('r1')
    const days = seen.report.map((day, index) =>
      index === 0 ? { ...day, corredor: [{ id: 'x', name: 'Xisto' }] } : day,
    )
    await saveReport(seen, days, { id: sara.uid, email: sara.email, name: sara.name })
    await logIn('tito@rede.org', PASSWORD)
    await acceptTroca(TROCA, { id: 'terceiro', email: 'tito@rede.org', name: 'Tito Terceiro' })
    await logIn('ada@rede.org', PASSWORD)
    const [day] = (await getReport('r1')).report
    expect([day?.atriu?.[0]?.id, day?.corredor?.[0]?.id]).toEqual(['terceiro', 'x'])
  })

  test('the secretary gave the place to another: it says so', async () => {
    await askTeam()
    await writeDocuments({
      'Reports/r1': { ...(await stored('Reports/r1')), report: [{ date: FIRST, atriu: [], corredor: [] }] },
    })
    await logIn('tito@rede.org', PASSWORD)
    await expect(
      acceptTroca(TROCA, { id: 'terceiro', email: 'tito@rede.org', name: 'Tito Terceiro' }),
    ).rejects.toMatchObject({
      problem: 'dia-mudou',
    })
  })

  test('where members only tell, nobody is asked; the hours that a house keeps end the asking', async () => {
    const house = { nome: 'Central', cidade: 'campinas', trocas: { modo: 'aviso', horas: 0 } }
    await writeDocuments({ 'Igreja/central': house })
    const first = await openDialog()
    expect(within(first.dialog).queryByRole('button', { name: 'Pedir a alguém' })).toBeNull()
    expect(within(first.dialog).getByText(/as trocas são feitas por quem cuida da escala/)).toBeVisible()
    first.unmount()

    // the service is in 3 days
    await writeDocuments({ 'Igreja/central': { ...house, trocas: { modo: 'livre', horas: 72 } } })
    const second = await openDialog()
    expect(within(second.dialog).queryByRole('button', { name: 'Trocar o dia' })).toBeNull()
    expect(within(second.dialog).getByText(/já passou: terminou 72 horas antes do culto/)).toBeVisible()
    second.unmount()

    await writeDocuments({ 'Igreja/central': { ...house, trocas: { modo: 'livre', horas: 48 } } })
    const third = await openDialog()
    expect(within(third.dialog).getByRole('button', { name: 'Trocar o dia' })).toBeVisible()
  })

  test('a phone asks for requests once the house announces one, and an open page sees it then', async () => {
    await askTeam()
    const request = (await stored(`Trocas/${TROCA}`)) ?? {}
    const house = (await stored('Igreja/central')) ?? {}
    expect(house['trocasAte']).toEqual(FIRST)
    await writeDocuments({ 'Igreja/central': { ...house, trocasAte: stamp(-3) } })
    const { unmount } = await renderApp('/home', 'segundo')
    await screen.findByText('Átrio')
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(screen.queryByText('Pedem a sua ajuda')).toBeNull()
    await writeDocuments({ 'Igreja/central': house })
    expect(await screen.findByText('Pedem a sua ajuda')).toBeVisible()
    unmount()

    // a second request of the house for an earlier service takes nothing back
    await writeDocuments({
      'Igreja/central': { ...house, trocasAte: SECOND },
      [`Trocas/${TROCA}`]: { ...request, estado: 'retirada' },
    })
    await askTeam()
    expect((await stored('Igreja/central'))?.['trocasAte']).toEqual(SECOND)
  })

  test('a phone asks for requests where the house says nothing, as an earlier release left it', async () => {
    await askTeam()
    const { trocasAte: _, nomeDaCidade: __, ...house } = (await stored('Igreja/central')) ?? {}
    await writeDocuments({ 'Igreja/central': house })
    await renderApp('/home', 'segundo')
    expect(await screen.findByText('Pedem a sua ajuda')).toBeVisible()
  })

  test('what is told is seen in the editor, and asked about before publishing', async () => {
    const { user, dialog, unmount } = await openDialog()
    await user.click(within(dialog).getByRole('button', { name: 'Avisar quem cuida da escala' }))
    await within(dialog).findByText(/^Pronto: o seu aviso/)
    unmount()
    await writeDocuments({ 'Reports/r1': { ...(await stored('Reports/r1')), ativo: false } })
    const secretary = await renderApp('/relatorio/edit/r1', 'secretaria')
    expect(
      await screen.findByRole('button', { name: /Pedro Porteiro. Atenção: avisou que não poderá/ }),
    ).toBeVisible()
    await secretary.user.click(screen.getByRole('button', { name: 'Ativar' }))
    const check = await screen.findByRole('dialog', { name: 'Antes de ativar' })
    expect(check).toHaveTextContent('Pedro Porteiro avisou que não poderá')
  })

  test('where it is approved, the report changes when the secretary says so', async () => {
    await writeDocuments({
      'Igreja/central': { nome: 'Central', cidade: 'campinas', trocas: { modo: 'aprovacao', horas: 2 } },
    })
    await askTeam()
    const tito = await renderApp('/home', 'terceiro')
    await tito.user.click(await screen.findByRole('button', { name: 'Aceitar' }))
    expect(await screen.findByText(/^Combinado/)).toBeVisible()
    expect((await stored(`Trocas/${TROCA}`))?.['estado']).toBe('combinada')
    tito.unmount()
    const { user } = await renderApp('/relatorio', 'secretaria')
    expect(await screen.findByText(/Tito Terceiro no lugar de/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Aprovar' }))
    await waitFor(async () => expect(await atrium()).toEqual([['terceiro'], ['segundo']]))
  })
})
