import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { resetNetwork, writeDocuments } from '#tests/setup/network.ts'
import { renderApp } from '#tests/setup/render-app.tsx'
import { dayDocument, reportDocument, slot } from './report-documents.ts'

const pedro = slot('porteiro', 'Pedro Porteiro')

beforeEach(() =>
  resetNetwork({
    'Reports/dezembro': reportDocument({
      ativo: true,
      report: [
        dayDocument('2026-12-27T18:30', { atriu: [pedro] }),
        dayDocument('2026-12-06T23:30', { atriu: [pedro] }),
      ],
      pessoas: ['porteiro'],
    }),
    // an older document: ISO dates, ids that point nowhere, no pessoas, versao or genero
    'Reports/antigo': {
      nomeRelatorio: 'Águas antigas',
      cidade: 'sumiu',
      igreja: 'sumiu',
      atual: true,
      report: [{ date: '2026-12-13T10:00:00.000Z', atriu: [pedro] }, { atriu: [null, 'x'] }, null],
    },
    'Reports/vazio': { nomeRelatorio: 'Sem nada', atual: true },
    'Reports/novembro': reportDocument({ nomeRelatorio: 'Portas novembro', atual: false }),
  }),
)

test('lists the current reports with status, names and range, old and broken documents included', async () => {
  const { user } = await renderApp('/relatorio', 'admin')
  const dezembro = await row('Portas dezembro')
  await waitFor(() =>
    expect(cells(dezembro).slice(0, 6)).toEqual([
      'Portas dezembro',
      'Ativo',
      'Campinas',
      'Central',
      '06/12/2026',
      '27/12/2026',
    ]),
  )
  expect(dezembro).toHaveClass('report-row--active')

  const antigo = await row('Águas antigas')
  expect(antigo).toHaveClass('report-row--inactive')
  expect(cells(antigo).slice(1, 6)).toEqual([
    'Desativado',
    'Cidade não encontrada',
    'Igreja não encontrada',
    '13/12/2026',
    '13/12/2026',
  ])
  expect(cells(await row('Sem nada')).slice(4, 6)).toEqual(['Data não disponível', 'Data não disponível'])
  expect(screen.queryByText('Portas novembro')).toBeNull()

  await user.click(screen.getByRole('checkbox', { name: /apenas relatórios atuais/ }))
  await waitFor(() => expect(names()).toContain('Portas novembro'))
  await user.click(screen.getByRole('checkbox', { name: /apenas relatórios ativos/ }))
  await waitFor(() => expect(names()).toEqual(['Portas dezembro']))
  await waitFor(() => expect(window.location.search).toBe('?atuais=nao&ativos=sim'))
})

test('searches without case and accents, sorts by a click, and follows the database', async () => {
  const { user } = await renderApp('/relatorio', 'admin')
  await row('Portas dezembro')
  expect(names()).toEqual(['Águas antigas', 'Portas dezembro', 'Sem nada'])
  await user.click(screen.getByRole('button', { name: 'Nome' }))
  await waitFor(() =>
    expect(screen.getByRole('columnheader', { name: 'Nome' })).toHaveAttribute('aria-sort', 'ascending'),
  )
  expect(names()).toEqual(['Águas antigas', 'Portas dezembro', 'Sem nada'])
  await user.click(screen.getByRole('button', { name: /Ativo/ }))
  await waitFor(() => expect(names()[0]).toBe('Portas dezembro'))
  await user.click(screen.getByRole('button', { name: /Ativo/ }))
  await waitFor(() => expect(names()[2]).toBe('Portas dezembro'))

  await user.type(screen.getByRole('searchbox'), 'AGUA')
  await waitFor(() => expect(names()).toEqual(['Águas antigas']))
  await writeDocuments({ 'Reports/outra': reportDocument({ nomeRelatorio: 'Água nova' }) })
  await waitFor(() => expect(names()).toHaveLength(2))
  await user.type(screen.getByRole('searchbox'), 'xyz')
  expect(await screen.findByText('Nenhum relatório encontrado...')).toBeVisible()
})

test('deletes after asking, and says what goes with the report', async () => {
  const { user } = await renderApp('/relatorio', 'admin')
  await user.click(await screen.findByRole('button', { name: 'Excluir Portas dezembro' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText('Serão excluídos 2 dias com 1 pessoa escalada.')).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Excluir' }))
  expect(await screen.findByText('Relatório excluído com sucesso!')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Portas dezembro')).toBeNull())
})

async function row(name: string): Promise<HTMLElement> {
  return await screen.findByRole('row', { name: new RegExp(name) })
}

function cells(line: HTMLElement) {
  return [...line.querySelectorAll('th, td')].map((cell) => cell.textContent)
}

function names() {
  return screen
    .getAllByRole('row')
    .slice(1)
    .map((line) => cells(line)[0])
}
