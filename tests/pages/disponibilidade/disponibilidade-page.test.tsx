import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { doc, getDoc, Timestamp } from 'firebase/firestore'
import { beforeEach, describe, expect, test } from 'vitest'
import { toStored } from '#src/lib/service-time.ts'
import { stopClock } from '#tests/setup/clock.ts'
import { asServer, NETWORK, resetNetwork, writeDocuments } from '#tests/setup/network.ts'
import { renderApp } from '#tests/setup/render-app.tsx'

// a Tuesday; the house holds services on Sundays at 10:00 and 18:30
stopClock('2026-03-10T15:20:00Z')

beforeEach(() => resetNetwork())

describe('/disponibilidade', () => {
  test('a tap on a day says that one cannot come, and another takes it back', async () => {
    const { user } = await renderApp('/disponibilidade', 'porteiro')
    const sunday = await screen.findByRole('button', { name: /^Não posso: domingo, 15 de março/ })
    expect(sunday).toHaveAttribute('aria-pressed', 'false')
    await user.click(sunday)
    await waitFor(() => expect(sunday).toHaveAttribute('aria-pressed', 'true'))
    expect(screen.getByText('Anotado: não pode.')).toBeVisible()
    expect(await stored('porteiro')).toMatchObject({
      igreja: 'central',
      ausencias: ['2026-03-15/2026-03-15'],
      dias: [],
    })
    await user.click(sunday)
    await waitFor(() => expect(sunday).toHaveAttribute('aria-pressed', 'false'))
    expect(await stored('porteiro')).toMatchObject({ ausencias: [] })
  })

  test('a range is checked, kept, listed and taken back; a weekday counts every week; the past is folded', async () => {
    await writeDocuments({ 'Disponibilidade/porteiro': said({ ausencias: ['2026-01-01/2026-01-05'] }) })
    const { user } = await renderApp('/disponibilidade', 'porteiro')
    const mark = await screen.findByRole('button', { name: 'Não posso nestes dias' })
    expect(screen.getByText('Já passaram (1)')).toBeVisible()
    await user.click(mark)
    expect(await screen.findByText('Informe o dia.')).toBeVisible()
    fireEvent.change(screen.getByLabelText('De'), { target: { value: '2026-04-20' } })
    fireEvent.change(screen.getByLabelText('Até'), { target: { value: '2026-04-10' } })
    await user.click(mark)
    expect(await screen.findByText('O fim vem antes do começo.')).toBeVisible()
    expect(screen.getByLabelText('De')).toHaveValue('2026-04-20')
    fireEvent.change(screen.getByLabelText('Até'), { target: { value: '2026-04-26' } })
    await user.click(mark)
    const remove = await screen.findByRole('button', { name: 'Remover de 20/04/2026 a 26/04/2026' })
    expect(screen.getByLabelText('De')).toHaveValue('')

    await user.click(screen.getByRole('checkbox', { name: 'Domingos' }))
    const sunday = screen.getByRole('button', { name: /^Não posso: domingo, 15 de março/ })
    await waitFor(() => expect(sunday).toHaveAttribute('aria-pressed', 'true'))
    expect(within(sunday).getByText('nunca pode')).toBeVisible()
    await waitFor(() => expect(remove).toHaveAttribute('aria-disabled', 'false'))
    await user.click(remove)
    await waitFor(() => expect(remove).not.toBeInTheDocument())
    expect(await stored('porteiro')).toMatchObject({
      ausencias: ['2026-01-01/2026-01-05'],
      dias: ['Domingo'],
    })
  })

  test('who is on the roster already is told that it was told, and whom to ask', async () => {
    const pedro = { id: 'porteiro', name: 'Pedro Porteiro' }
    const date = Timestamp.fromMillis(toStored('2026-03-15', '18:30'))
    await writeDocuments({
      'Igreja/central': { ...NETWORK['Igreja/central'], contato: { nome: 'Sara', celular: '19988887777' } },
      'Reports/r1': {
        nomeRelatorio: 'Março',
        cidade: 'campinas',
        igreja: 'central',
        ativo: true,
        atual: true,
        inicio: date,
        fim: date,
        report: [{ date, atriu: [pedro] }],
        pessoas: ['porteiro'],
      },
    })
    const { user } = await renderApp('/disponibilidade', 'porteiro')
    const sunday = await screen.findByRole('button', { name: /^Não posso: domingo, 15 de março/ })
    expect(within(sunday).getByText('escala: Átrio')).toBeVisible()
    await user.click(sunday)
    const note = await screen.findByRole('region', { name: 'Já na escala' })
    expect(within(note).getByText('domingo, 15/03, 18:30 (Átrio)')).toBeVisible()
    expect(within(note).getByText(/O aviso já aparece para quem cuida da escala/)).toBeVisible()
    const link = within(note).getByRole('link', { name: 'Avisar Sara pelo WhatsApp' })
    expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/5519988887777\?text=/))
  })

  test('staff say it for somebody; a member cannot', async () => {
    const { user, unmount } = await renderApp('/disponibilidade?pessoa=porteiro', 'secretaria')
    expect(await screen.findByRole('heading', { name: 'Disponibilidade de Pedro Porteiro' })).toBeVisible()
    await user.click(await screen.findByRole('button', { name: /domingo, 22 de março/ }))
    expect(await screen.findByText('Anotado: não pode.')).toBeVisible()
    expect(await stored('porteiro')).toMatchObject({ ausencias: ['2026-03-22/2026-03-22'] })
    unmount()

    await renderApp('/disponibilidade?pessoa=porteira', 'porteiro')
    expect(await screen.findByText('Erro ao carregar os dados do usuario.')).toBeVisible()
  })
})

function said(fields: Record<string, unknown>) {
  return { igreja: 'central', ausencias: [], dias: [], atualizadaEm: Timestamp.now(), ...fields }
}

async function stored(id: string): Promise<Record<string, unknown> | undefined> {
  let fields: Record<string, unknown> | undefined
  await asServer(async (db) => {
    fields = (await getDoc(doc(db, 'Disponibilidade', id))).data()
  })
  return fields
}
