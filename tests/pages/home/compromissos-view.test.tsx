import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { toStored } from '#src/lib/service-time.ts'
import { CompromissosView } from '#src/pages/home/compromissos-view.tsx'
import {
  readCompromissos,
  rememberCompromissos,
  type ShownCompromisso,
} from '#src/pages/home/remembered-compromissos.ts'

/** 22 November 2026, 18:00 on the churches' wall clock (UTC-3). */
const NOW = Date.UTC(2026, 10, 22, 21)
const at = (date: string, time: string): ShownCompromisso => ({
  key: `${date} ${time}`,
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
  expect(heading()).toHaveTextContent('domingo, 22 de novembro de 2026 18:00')
  rerender(view(items, NOW + 1))
  expect(heading()).toHaveTextContent('domingo, 22 de novembro de 2026 19:30')
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
      />
    </MemoryRouter>
  )
}

function heading() {
  return screen.getByRole('heading', { level: 2 })
}
