import { screen, within } from '@testing-library/react'
import { Timestamp } from 'firebase/firestore'
import { beforeEach, expect, test } from 'vitest'
import { shiftDays, upcomingFrom } from '#src/lib/service-time.ts'
import { resetNetwork } from '#tests/setup/network.ts'
import { renderApp } from '#tests/setup/render-app.tsx'

const DAY_MS = 24 * 60 * 60 * 1000

beforeEach(() => {
  const now = upcomingFrom(Date.now())
  const day = (days: number, posto: string, id: string) => ({
    date: Timestamp.fromMillis(shiftDays(now, days)),
    [posto]: [{ id, name: id }],
  })
  return resetNetwork({
    'User/joao': {
      name: 'João',
      genero: 'masculino',
      cargo: 'porteiro',
      cidade: 'campinas',
      igreja: 'central',
    },
    'Reports/r1': {
      nomeRelatorio: 'Portas',
      cidade: 'campinas',
      igreja: 'central',
      cargo: 'porteiro',
      genero: 'masculino',
      ativo: true,
      atual: true,
      createdBy: 'admin',
      versao: 1,
      pessoas: ['porteiro'],
      inicio: Timestamp.fromMillis(now - 21 * DAY_MS),
      fim: Timestamp.fromMillis(now + 7 * DAY_MS),
      report: [day(-21, 'atriu', 'porteiro'), day(-7, 'corredor', 'porteiro'), day(7, 'atriu', 'porteiro')],
    },
  })
})

test('shows the turns of everybody in the house, and those of one person everywhere', async () => {
  const { user } = await renderApp('/relatorio', 'secretaria')
  await user.click(await screen.findByRole('link', { name: 'Carga' }))
  const brothers = await screen.findByRole('heading', { name: 'Porteiro, irmãos' })
  const section = brothers.closest('section')
  if (!section) throw new Error('no section')
  const [first, second] = within(section).getAllByRole('listitem')
  expect(first).toHaveTextContent('Pedro Porteiro')
  expect(first).toHaveTextContent('2 vezes em 12 meses, 1 por vir')
  expect(first).toHaveTextContent('Átrio 2, Pedidos de oração 1')
  expect(second).toHaveTextContent('João')
  expect(second).toHaveTextContent('nenhuma vez em 12 meses')

  await user.click(screen.getByRole('link', { name: 'Pedro Porteiro' }))
  expect(await screen.findByRole('heading', { name: 'Turnos de Pedro Porteiro' })).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Por vir (1)' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Últimos 12 meses (2)' })).toBeVisible()
  expect((await screen.findAllByText(/Pedidos de oração · Central · Portas/))[0]).toBeVisible()
})
