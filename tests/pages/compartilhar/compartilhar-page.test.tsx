import { fireEvent, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { doc, getDoc, Timestamp } from 'firebase/firestore'
import readXlsxFile from 'read-excel-file/node'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { toStored } from '#src/lib/service-time.ts'
import { bytesOf, collectDownloads } from '#tests/setup/downloads.ts'
import { asServer, resetNetwork, writeDocuments } from '#tests/setup/network.ts'
import { renderApp } from '#tests/setup/render-app.tsx'

const NEXT_YEAR = new Date().getFullYear() + 1
const MES = `${NEXT_YEAR}-10`
const WHEN = toStored(`${MES}-12`, '18:30')

const downloads = collectDownloads()

beforeEach(async () => {
  await resetNetwork({
    'Reports/irmas': report('feminino', { atriu: [person('ana', 'Ana Lima')], corredor: [person('', '')] }),
    'Reports/irmaos': report('masculino', { atriu: [person('joao', 'João Luz')] }),
    'Reports/som': report('masculino', { som: [person('davi', 'Davi Sol')] }),
    'Reports/rascunho': { ...report('feminino', { som: [person('eva', 'Eva Mar')] }), ativo: false },
  })
})

describe('a member', () => {
  test('takes the month of the own house as a message', async () => {
    await renderApp(`/compartilhar?mes=${MES}`, 'porteiro')
    const message = await screen.findByText(/Escala de outubro/)
    expect(message.textContent).toBe(
      [
        `*Escala de outubro de ${NEXT_YEAR}*`,
        '*Central, Campinas*',
        '',
        `*${weekday()} 12/10 18:30*`,
        '• Átrio: Ana Lima, João Luz',
        '• Pedidos de oração: (vaga)',
        '• Som: Davi Sol',
        '',
        '_Versão de 01/09 09:00_',
      ].join('\n'),
    )
    const link = screen.getByRole('link', { name: 'Abrir no WhatsApp' })
    expect(new URL(link.getAttribute('href') ?? '').searchParams.get('text')).toBe(message.textContent)
    expect(screen.queryByRole('combobox')).toBeNull()
    expect((await axe.run(document.body, { rules: WITHOUT_LAYOUT })).violations).toEqual([])
  })

  test('is told that a month has no services, and turns to one that has', async () => {
    const { user } = await renderApp(`/compartilhar?mes=${NEXT_YEAR}-09`, 'porteiro')
    expect(await screen.findByText('Nenhum culto escalado neste mês.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Próximo' }))
    expect(await screen.findByText(/Escala de outubro/)).toBeVisible()
  })
})

test('after it was sent, the next visit tells what changed, and who to disregard', async () => {
  const first = await renderApp(`/compartilhar?mes=${MES}`, 'porteiro')
  await first.user.click(await screen.findByRole('button', { name: 'Copiar' }))
  await screen.findByText('Mensagem copiada.')
  expect(await navigator.clipboard.readText()).toContain('• Átrio: Ana Lima, João Luz')

  await writeDocuments({ 'Reports/irmaos': report('masculino', { atriu: [person('rui', 'Rui Reis')] }) })
  await screen.findByText(/Ana Lima, Rui Reis/)
  // another visit of the same person on the same device
  fireEvent.click(screen.getByRole('button', { name: 'Próximo' }))
  fireEvent.click(screen.getByRole('button', { name: 'Anterior' }))
  const changes = await screen.findByRole('region', { name: 'Mudou desde o último envio' })
  expect(changes).toHaveTextContent(`Mudou: ${weekday()} 12/10 18:30 Átrio: Rui Reis no lugar de João Luz`)
  expect(changes).toHaveTextContent('Desconsidere a lista enviada em')
})

test('what one coordinator sent, another one tells the changes of', async () => {
  const first = await renderApp(`/compartilhar?mes=${MES}`, 'secretaria')
  await first.user.click(await screen.findByRole('button', { name: 'Copiar' }))
  await screen.findByText('Mensagem copiada.')
  await vi.waitFor(async () => expect(await sentVersions()).toEqual({ irmas: 1, irmaos: 1, som: 1 }))
  first.unmount()

  const before = report('masculino', { atriu: [person('joao', 'João Luz')] })
  await writeDocuments({
    'Reports/irmaos': { ...report('masculino', { atriu: [person('rui', 'Rui Reis')] }), versao: 2 },
    'Reports/irmaos/Versoes/1': { report: before.report, alteracao: {}, por: {} },
    'Reports/som': { ...report('masculino', { som: [person('davi', 'Davi Sol')] }), ativo: false },
  })
  await renderApp(`/compartilhar?cidade=campinas&igreja=central&mes=${MES}`, 'admin')
  const changes = await screen.findByRole('region', { name: 'Mudou desde o último envio' })
  expect(changes).toHaveTextContent(`Mudou: ${weekday()} 12/10 18:30 Átrio: Rui Reis no lugar de João Luz`)
  expect(changes).toHaveTextContent(`Mudou: ${weekday()} 12/10 18:30 Som: sai Davi Sol`)
  expect(screen.getByText(/^Enviado por Sara Secretária em /)).toBeVisible()
})

test('staff choose any house; the sheet has its posts and the spreadsheet its people', async () => {
  const { user } = await renderApp(`/compartilhar?mes=${MES}`, 'secretaria')
  const house = await screen.findByRole('combobox', { name: 'Casa de Oração' })
  await vi.waitFor(() => expect(house).toHaveValue('central'), { timeout: 10_000 })
  await user.click(await screen.findByRole('radio', { name: 'Folha da casa' }))
  const sheet = await screen.findByRole('table', {
    name: new RegExp(`Central: escala de outubro de ${NEXT_YEAR}`),
  })
  expect(
    within(sheet)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Data', 'Átrio', 'Pedidos de oração', 'Som'])
  expect(within(sheet).getByText('__________')).toBeVisible()

  await user.click(screen.getByRole('radio', { name: 'Planilha' }))
  await user.click(screen.getByRole('button', { name: 'Baixar para o Excel (XLSX)' }))
  await vi.waitFor(() => expect(downloads).toHaveLength(1), { timeout: 10_000 })
  const [workbook] = downloads
  expect(workbook?.name).toBe(`escala-central-${MES}.xlsx`)
  const [book] = await readXlsxFile(Buffer.from(await bytesOf(workbook ?? new File([], ''))))
  const davi = book?.data.find((row) => row.includes('Davi Sol'))
  // a spreadsheet knows a time by the day it counts from
  expect([davi?.[0], davi?.[2]]).toEqual([new Date(`${MES}-12`), new Date('1899-12-30T18:30:00Z')])
})

test('without a session it asks for the log-in', async () => {
  await renderApp(`/compartilhar?mes=${MES}`)
  expect(await screen.findByRole('button', { name: 'Acessar' })).toBeVisible()
})

/** jsdom draws nothing. */
const WITHOUT_LAYOUT = { 'color-contrast': { enabled: false } }

async function sentVersions(): Promise<unknown> {
  let versoes: unknown
  await asServer(async (db) => {
    versoes = (await getDoc(doc(db, `Envios/central_${MES}`))).data()?.['versoes']
  })
  return versoes
}

function weekday(): string {
  return ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'][new Date(WHEN).getUTCDay()] ?? ''
}

function person(id: string, name: string) {
  return { id, name }
}

function report(genero: string, postos: Record<string, unknown>) {
  return {
    nomeRelatorio: 'Portas',
    cidade: 'campinas',
    igreja: 'central',
    cargo: 'porteiro',
    genero,
    ativo: true,
    atual: true,
    createdAt: Timestamp.fromMillis(Date.UTC(NEXT_YEAR, 8, 1, 12)),
    report: [{ date: Timestamp.fromMillis(WHEN), ...postos }],
    pessoas: ['ana', 'joao', 'rui', 'davi'],
    versao: 1,
  }
}
