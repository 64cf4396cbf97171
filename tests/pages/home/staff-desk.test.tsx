import { screen, waitFor, within } from '@testing-library/react'
import { Timestamp } from 'firebase/firestore'
import { beforeEach, expect, test } from 'vitest'
import { shiftDays, shownDate, toStored, upcomingFrom } from '#src/lib/service-time.ts'
import { stopClock } from '#tests/setup/clock.ts'
import { asServer, resetNetwork, writeDocuments } from '#tests/setup/network.ts'
import { renderApp } from '#tests/setup/render-app.tsx'

stopClock('2026-03-10T15:20:00Z')

/** Stored: so many days from today, at a quarter to seven. */
const at = (days: number) => shiftDays(toStored(shownDate(upcomingFrom(Date.now())), '18:45'), days)
const PEDRO = { id: 'porteiro', name: 'Pedro Porteiro', genero: 'masculino' }
const BLANK = { id: '', name: '' }

beforeEach(() =>
  resetNetwork({
    'Reports/r1': report([
      { date: at(1), atriu: [BLANK], corredor: [BLANK] },
      { date: at(12), atriu: [PEDRO], corredor: [] },
    ]),
    'Disponibilidade/porteiro': { igreja: 'central', ausencias: [], dias: ['Domingo'] },
  }),
)

test('whoever runs the network sees first what needs them, each with what to open, and follows it', async () => {
  await writeDocuments({
    'User/dora': {
      name: 'Dora',
      senhaPadrao: true,
      sessoesDesde: Timestamp.fromMillis(Date.now() - 30 * DAY),
    },
    'User/davi': {
      name: 'Davi',
      senhaPadrao: true,
      sessoesDesde: Timestamp.fromMillis(Date.now() - 3 * DAY),
    },
  })
  await renderApp('/home', 'secretaria')
  const blanks = await item('2 vagas em branco nos próximos 7 dias')
  expect(
    within(blanks).getByRole('link', { name: 'qua 11/03 18:45 · Portas março, Central (2 vagas)' }),
  ).toHaveAttribute('href', '/relatorio/edit/r1')
  const away = await item('1 turno de quem avisou que não pode')
  expect(
    within(away).getByRole('link', { name: 'dom 22/03 18:45 · Pedro Porteiro, Átrio, Central' }),
  ).toBeVisible()
  const waiting = await item('1 pessoa sem o primeiro acesso há mais de 14 dias')
  expect(within(waiting).getByRole('link', { name: 'Ver quem são' })).toHaveAttribute(
    'href',
    '/user?acesso=pendente',
  )
  // their own commitments are below
  const [first, ...others] = screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
  expect(first).toBe('O que precisa de você')
  expect(others).toContain('Meus Compromissos')

  await writeDocuments({ 'Reports/r1': report([{ date: at(1), atriu: [PEDRO], corredor: [BLANK] }]) })
  expect(await item('1 vaga em branco nos próximos 7 dias')).toBeVisible()
  await waitFor(() => expect(screen.queryByText(/quem avisou que não pode/)).toBeNull())
})

test('when nothing waits one calm sentence says so', async () => {
  await writeDocuments({ 'Reports/r1': report([{ date: at(41), atriu: [PEDRO], corredor: [] }]) })
  await renderApp('/home', 'secretaria')
  expect(await screen.findByText('Tudo em ordem: nada precisa de você agora.')).toBeVisible()
})

test('the way to a first month stands there until it is gone', async () => {
  await asServer(async (db) => {
    const { deleteDoc, doc } = await import('firebase/firestore')
    for (const path of ['Igreja/central', 'Igreja/vila', 'Reports/r1']) await deleteDoc(doc(db, path))
  })
  await renderApp('/home', 'admin')
  expect(await screen.findByRole('heading', { name: 'Para gerar o mês, falta' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Incluir casa de oração' })).toHaveAttribute('href', '/igreja/new')
})

test('the coming month: how many houses are ready, and where to go on', async () => {
  const people = ['ana', 'bia', 'cida', 'dora'].map((id) => [
    `User/${id}`,
    { name: id, genero: 'feminino', cargo: 'porteiro', cidade: 'campinas', igreja: 'central' },
  ])
  await writeDocuments(Object.fromEntries(people))
  await renderApp('/home', 'secretaria')
  const month = await item('Abril de 2026: 0 de 1 casa pronta')
  expect(within(month).getByText('Falta Central.')).toBeVisible()
  expect(within(month).getByRole('link', { name: 'Continuar' })).toHaveAttribute('href', '/relatorio/mes')
})

test('what this device holds of a list is not taken for the whole, and nothing said to be missing', async () => {
  const seen = new Set<string | null>()
  const observer = new MutationObserver(() => {
    for (const heading of screen.queryAllByRole('heading')) seen.add(heading.textContent)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  await renderApp('/home', 'secretaria')
  await item('2 vagas em branco nos próximos 7 dias')
  observer.disconnect()
  expect(seen).toContain('O que precisa de você')
  expect(seen).not.toContain('Para gerar o mês, falta')
})

test('a member sees nothing of it', async () => {
  await renderApp('/home', 'porteiro')
  await screen.findByText('Próximo compromisso')
  expect(screen.getByRole('heading', { level: 1, name: 'Meus Compromissos' })).toBeVisible()
  expect(screen.queryByText('O que precisa de você')).toBeNull()
})

test('the list of people shows who waits for the first access, and then everybody', async () => {
  await writeDocuments({
    'User/dora': {
      name: 'Dora',
      senhaPadrao: true,
      sessoesDesde: Timestamp.fromMillis(Date.now() - 30 * DAY),
    },
  })
  const { user } = await renderApp('/user?acesso=pendente', 'secretaria')
  expect(await screen.findByText('Dora')).toBeVisible()
  expect(screen.queryByText('Pedro Porteiro')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Mostrar todos' }))
  expect(await screen.findByText('Pedro Porteiro')).toBeVisible()
})

const DAY = 24 * 60 * 60 * 1000

async function item(title: string): Promise<HTMLElement> {
  const found = (await screen.findByRole('heading', { name: title })).closest('li')
  if (!found) throw new Error('no item')
  return found
}

function report(days: Record<string, unknown>[]) {
  const dates = days.flatMap(({ date }) => (typeof date === 'number' ? date : []))
  return {
    nomeRelatorio: 'Portas março',
    cidade: 'campinas',
    igreja: 'central',
    cargo: 'porteiro',
    genero: 'masculino',
    ativo: true,
    atual: true,
    versao: 1,
    pessoas: ['porteiro'],
    report: days.map((day) => ({ ...day, date: Timestamp.fromMillis(Number(day['date'])) })),
    inicio: Timestamp.fromMillis(Math.min(...dates)),
    fim: Timestamp.fromMillis(Math.max(...dates)),
  }
}
