import { screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { Timestamp } from 'firebase/firestore'
import { beforeEach, expect, test } from 'vitest'
import { toStored } from '#src/lib/service-time.ts'
import { stopClock } from '#tests/setup/clock.ts'
import { resetNetwork, USERS } from '#tests/setup/network.ts'
import { renderApp } from '#tests/setup/render-app.tsx'

/** A Saturday noon on the churches' wall clock. */
stopClock('2026-10-10T15:00:00Z')

beforeEach(() =>
  resetNetwork({
    'User/porteiro': { ...USERS['porteiro'], celular: '(19) 98765-4321', senhaPadrao: false },
    'User/porteira': { ...USERS['porteira'], celular: '9 1234-5678', senhaPadrao: false },
    'Reports/irmaos': report('masculino', {
      '2026-10-11 10:00': { atriu: [person('porteiro', 'Pedro Porteiro')] },
      '2026-10-11 18:30': { som: [person('porteiro', 'Pedro Porteiro')] },
      '2026-10-30 18:30': { atriu: [person('longe', 'Lia Longe')] },
    }),
    'Reports/irmas': report('feminino', {
      '2026-10-14 19:30': { atriu: [person('porteira', 'Paula Porteira'), person('sumida', 'Sônia Sumida')] },
    }),
  }),
)

test('one row a person, one tap that opens WhatsApp and tells every coordinator', async () => {
  const { user, unmount } = await renderApp('/lembretes', 'secretaria')
  const tomorrow = await screen.findByRole('region', { name: /amanhã: domingo, 11 de outubro/ })
  const pedro = within(tomorrow).getByRole('listitem')
  expect(pedro).toHaveTextContent('Pedro Porteiro às 10:00 (Átrio) e às 18:30 (Som)')
  expect(within(tomorrow).getByText('0 de 1 avisado')).toBeVisible()
  expect(screen.queryByText('Lia Longe')).toBeNull()

  const link = await within(pedro).findByRole('link', { name: 'Avisar no WhatsApp: Pedro Porteiro' })
  const address = new URL(link.getAttribute('href') ?? '')
  expect(address.pathname).toBe('/5519987654321')
  expect(address.searchParams.get('text')).toBe(
    'Olá, Pedro! Lembrete da escala: amanhã, domingo, 11/10, às 10:00 (Átrio) e às 18:30 (Som), em Central, Campinas. Se não puder ir, responda esta mensagem.',
  )
  expect((await axe.run(document.body, { rules: WITHOUT_LAYOUT })).violations).toEqual([])
  link.addEventListener('click', (event) => event.preventDefault())
  await user.click(link)
  expect(await within(tomorrow).findByText(/Avisado por Sara Secretária/)).toBeVisible()
  unmount()

  const other = await renderApp('/lembretes?cidade=campinas&igreja=central', 'admin')
  expect(await screen.findByText(/Avisado por Sara Secretária/)).toBeVisible()
  expect(screen.getByText('1 de 1 avisado')).toBeVisible()
  await other.user.click(screen.getByRole('button', { name: 'Desmarcar: Pedro Porteiro' }))
  expect(await screen.findByText('0 de 1 avisado')).toBeVisible()
})

test('a number without its area code gets that of the house; who has none can be ticked by hand', async () => {
  const { user } = await renderApp('/lembretes', 'secretaria')
  const day = await screen.findByRole('region', { name: /quarta-feira, 14 de outubro/ })
  const paula = await within(day).findByRole('link', { name: 'Avisar no WhatsApp: Paula Porteira' })
  expect(new URL(paula.getAttribute('href') ?? '').pathname).toBe('/5519912345678')
  expect(await within(day).findByText('Sem celular no cadastro')).toBeVisible()
  expect(within(day).queryByRole('link', { name: /Sônia/ })).toBeNull()
  await user.click(within(day).getByRole('button', { name: 'Já avisei: Sônia Sumida' }))
  expect(await within(day).findByText('1 de 2 avisados')).toBeVisible()
})

test('a house where nobody serves these days says so', async () => {
  await renderApp('/lembretes?cidade=jundiai&igreja=vila', 'secretaria')
  expect(await screen.findByText(/Ninguém está escalado de hoje a sete dias/)).toBeVisible()
})

test('a doorkeeper has no business there', async () => {
  await renderApp('/lembretes', 'porteiro')
  expect(await screen.findByText('Sem permissão')).toBeVisible()
})

/** jsdom draws nothing. */
const WITHOUT_LAYOUT = { 'color-contrast': { enabled: false } }

function person(id: string, name: string) {
  return { id, name }
}

function report(genero: string, days: Record<string, Record<string, unknown>>) {
  return {
    nomeRelatorio: 'Portas',
    cidade: 'campinas',
    igreja: 'central',
    cargo: 'porteiro',
    genero,
    ativo: true,
    atual: true,
    report: Object.entries(days).map(([when, slots]) => {
      const [date = '', time = ''] = when.split(' ')
      return { date: Timestamp.fromMillis(toStored(date, time)), ...slots }
    }),
    pessoas: [],
    versao: 1,
  }
}
