import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, test } from 'vitest'
import { clearDeviceStorage } from '#src/lib/device-storage.ts'
import { toStored } from '#src/lib/service-time.ts'
import { CompromissosView } from '#src/pages/home/compromissos-view.tsx'
import {
  readCompromissos,
  rememberCompromissos,
  type ShownCompromisso,
} from '#src/pages/home/remembered-compromissos.ts'
import { CannotServeHolder } from '#src/pages/home/trocas/cannot-serve.tsx'
import { readTurnosVistos, rememberTurnosVistos } from '#src/pages/home/turnos-vistos.ts'
import { SessionContext } from '#src/session/session-context.ts'
import { ADMINISTRATOR_SESSION } from '#tests/setup/administrator-session.ts'

/** 22 November 2026, 18:00 on the churches' wall clock (UTC-3). */
const NOW = Date.UTC(2026, 10, 22, 21)
const at = (date: string, time: string): ShownCompromisso => ({
  key: `r1/${toStored(date, time)}/atriu`,
  reportId: 'r1',
  versao: 3,
  date: toStored(date, time),
  posto: 'Átrio',
  cidade: 'Campinas',
  igreja: 'Central',
  companions: [{ posto: 'Átrio', names: ['Ana'] }],
})

beforeEach(() => localStorage.clear())

test('a commitment leaves when its time passes', () => {
  const items = [at('2026-11-22', '18:00'), at('2026-11-22', '19:30'), at('2026-11-23', '10:00')]
  const { rerender } = render(view(items, NOW))
  expect(heading()).toHaveTextContent('domingo, 22 de novembro 18:00')
  rerender(view(items, NOW + 1))
  expect(heading()).toHaveTextContent('domingo, 22 de novembro 19:30')
  expect(screen.getByText('hoje')).toBeVisible()
  expect(screen.getByText('amanhã')).toBeVisible()
  rerender(view(items, NOW + 48 * 3_600_000))
  expect(screen.getByText('Você não tem compromissos esse mês.')).toBeVisible()
})

test('how old it is stands above it', () => {
  render(view([at('2026-11-22', '19:30')], NOW, NOW - 2 * 3_600_000))
  expect(screen.getByText('Atualizado há 2 horas')).toBeVisible()
})

test('what is remembered comes back as it was, to the same person only', () => {
  const items = [at('2026-11-22', '19:30'), { ...at('2026-11-23', '10:00'), date: undefined }]
  rememberCompromissos('pedro', { items, at: NOW })
  expect(readCompromissos('pedro')).toEqual({ items, at: NOW })
  expect(readCompromissos('paula')).toBeUndefined()
})

test.each(['nonsense', '7', '{"uid":"pedro"}', '{"uid":"pedro","at":1,"items":[null,{"companions":[3]}]}'])(
  'a damaged memory %s breaks nothing',
  (text) => {
    localStorage.setItem('escala:compromissos', text)
    expect(readCompromissos('pedro')?.items ?? []).toEqual([])
  },
)

describe('what changed since the last visit on this device', () => {
  const first = [at('2026-11-29', '18:30'), at('2026-12-02', '19:30')]
  const now = [{ ...at('2026-11-29', '18:30'), key: 'r1/1/som', posto: 'Som' }, at('2026-12-09', '19:30')]

  test('is told until one has seen it, and nothing at a first visit', async () => {
    const visit = render(view(first, NOW))
    await waitFor(() => expect(readTurnosVistos('pedro')).toHaveLength(2))
    expect(screen.queryByRole('region', { name: 'O que mudou para você' })).toBeNull()
    visit.unmount()

    const again = render(view(now, NOW))
    const region = await screen.findByRole('region', { name: 'O que mudou para você' })
    expect(region).toHaveTextContent('Saiu: dom 29/11 Átrio, 18:30')
    expect(region).toHaveTextContent('Saiu: qua 02/12 Átrio, 19:30')
    expect(region).toHaveTextContent('Novo: dom 29/11 Som, 18:30')
    expect(region).toHaveTextContent('Novo: qua 09/12 Átrio, 19:30')
    again.unmount()

    const third = render(view(now, NOW))
    await userEvent.click(await screen.findByRole('button', { name: 'Entendi' }))
    expect(screen.queryByRole('region', { name: 'O que mudou para você' })).toBeNull()
    third.unmount()
    render(view(now, NOW))
    expect(screen.queryByRole('region', { name: 'O que mudou para você' })).toBeNull()
  })

  test('is not what is over, nor what only the cache says, nor what another person saw', async () => {
    const visit = render(view([at('2026-11-22', '18:00'), ...first], NOW))
    await waitFor(() => expect(readTurnosVistos('pedro')).toHaveLength(3))
    visit.unmount()
    const later = render(view(first, NOW + 1))
    expect(screen.queryByText('Saiu:')).toBeNull()
    later.rerender(view([], NOW + 2, NOW))
    expect(screen.queryByText('Saiu:')).toBeNull()
    later.unmount()
    rememberTurnosVistos('paula', [])
    render(view(first, NOW + 3))
    await waitFor(() => expect(readTurnosVistos('pedro')).toHaveLength(2))
    expect(screen.queryByText('Novo:')).toBeNull()
  })

  test('is told when the last turn is gone, and forgotten by a log-out', async () => {
    rememberTurnosVistos('pedro', first)
    const visit = render(view([], NOW))
    expect(await screen.findAllByText('Saiu:')).toHaveLength(2)
    visit.unmount()
    clearDeviceStorage()
    expect(readTurnosVistos('pedro')).toBeUndefined()
  })

  test.each(['nonsense', '{"uid":"pedro"}', '{"uid":"pedro","turnos":[3,{"date":"x"}]}'])(
    'a damaged memory %s breaks nothing',
    (text) => {
      localStorage.setItem('escala:turnos-vistos', text)
      expect(readTurnosVistos('pedro') ?? []).toEqual([])
    },
  )
})

test('the dialog stays when the database speaks and the cards are drawn anew', async () => {
  const page = (key: string) => (
    <SessionContext value={ADMINISTRATOR_SESSION}>
      <CannotServeHolder>
        <div key={key}>{view([at('2026-11-29', '18:30')], NOW)}</div>
      </CannotServeHolder>
    </SessionContext>
  )
  const { rerender } = render(page('remembered'))
  await userEvent.click(screen.getByRole('button', { name: 'Não poderei' }))
  const dialog = await screen.findByRole('dialog', { name: 'Não poderei' })
  rerender(page('live'))
  expect(dialog).toBeInTheDocument()
})

function view(items: ShownCompromisso[], now: number, confirmedAt = now) {
  return (
    <MemoryRouter>
      <CompromissosView
        uid="pedro"
        items={items}
        at={confirmedAt}
        now={now}
        page={1}
        onPageChange={() => {}}
        agendaNote=""
        onAgendaNote={() => {}}
      />
    </MemoryRouter>
  )
}

function heading() {
  return screen.getByRole('heading', { level: 2 })
}
