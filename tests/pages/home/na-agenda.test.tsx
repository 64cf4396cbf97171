import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import ICAL from 'ical.js'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { toStored } from '#src/lib/service-time.ts'
import { CompromissosView } from '#src/pages/home/compromissos-view.tsx'
import type { ShownCompromisso } from '#src/pages/home/remembered-compromissos.ts'
import { bytesOf, collectDownloads } from '#tests/setup/downloads.ts'

/** 22 November 2026, 18:00 on the churches' wall clock. */
const NOW = Date.UTC(2026, 10, 22, 21)
const SOON = turn('2026-11-22', 3)
const LATER = turn('2026-12-06', 3)

const downloads = collectDownloads()
beforeEach(() => localStorage.clear())

test('all coming commitments are one file; a lost one is cancelled in the next', async () => {
  expect(await download([SOON, LATER])).toEqual([
    ['r1-1795375800000-pedro@escala-da-porta', '3', 'CONFIRMED', '2026-11-22T19:30:00'],
    ['r1-1796585400000-pedro@escala-da-porta', '3', 'CONFIRMED', '2026-12-06T19:30:00'],
  ])
  expect((await download([{ ...SOON, versao: 4 }])).map((event) => event.slice(1, 3))).toEqual([
    ['4', 'CONFIRMED'],
    ['4', 'CANCELLED'],
  ])
  expect(await screen.findByText(/Abra o arquivo baixado/)).toBeVisible()
})

test('who has none left can take the lost ones out of the calendar', async () => {
  await download([SOON, LATER])
  show([])
  await userEvent.click(screen.getByRole('button', { name: 'Tirar da agenda' }))
  expect(await screen.findByText(/tirar da agenda os compromissos/)).toBeVisible()
  const text = new TextDecoder().decode(await bytesOf(downloads.at(-1) ?? new File([], '')))
  expect(text.match(/STATUS:CANCELLED/g)).toHaveLength(2)
})

test('without the word of the server nothing is cancelled', async () => {
  await download([SOON, LATER])
  const offline = await download([SOON], NOW - 60_000)
  expect(offline.map((event) => event[2])).toEqual(['CONFIRMED', 'CONFIRMED'])
})

test('each commitment can be taken to Google Agenda', () => {
  show([SOON, LATER])
  const links = screen.getAllByRole('link', { name: 'Google Agenda' })
  const dates = links.map((link) => new URL(link.getAttribute('href') ?? '').searchParams.get('dates'))
  expect(dates).toEqual(['20261122T193000/20261122T213000', '20261206T193000/20261206T213000'])
})

/** What a visit's file says: uid, sequence, status and begin of each event. */
async function download(items: ShownCompromisso[], confirmedAt = NOW): Promise<string[][]> {
  const { unmount } = show(items, confirmedAt)
  const before = downloads.length
  await userEvent.click(screen.getByRole('button', { name: 'Pôr na agenda' }))
  await vi.waitFor(() => expect(downloads).toHaveLength(before + 1), { timeout: 10_000 })
  const text = new TextDecoder().decode(await bytesOf(downloads.at(-1) ?? new File([], '')))
  if (items.length > 1) unmount()
  return new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((event) =>
      ['uid', 'sequence', 'status', 'dtstart'].map((name) => String(event.getFirstPropertyValue(name))),
    )
}

function show(items: ShownCompromisso[], confirmedAt = NOW) {
  return render(
    <MemoryRouter>
      <Shown items={items} confirmedAt={confirmedAt} />
    </MemoryRouter>,
  )
}

/** The note of the calendar file is the page's, as on /home. */
function Shown({ items, confirmedAt }: { items: ShownCompromisso[]; confirmedAt: number }) {
  const [note, setNote] = useState('')
  return (
    <CompromissosView
      uid="pedro"
      items={items}
      at={confirmedAt}
      now={NOW}
      page={1}
      onPageChange={() => {}}
      agendaNote={note}
      onAgendaNote={setNote}
    />
  )
}

function turn(date: string, versao: number): ShownCompromisso {
  return {
    key: date,
    reportId: 'r1',
    versao,
    date: toStored(date, '19:30'),
    posto: 'Átrio',
    cidade: 'Campinas',
    igreja: 'Central',
    companions: [{ posto: 'Som', names: ['Davi'] }],
  }
}
