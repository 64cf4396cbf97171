import { screen, waitFor, within } from '@testing-library/react'
import { Timestamp } from 'firebase/firestore'
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

test('lists the current reports under their houses, with status and range, old and broken documents included', async () => {
  const { user } = await renderApp('/relatorio', 'admin')
  const dezembro = await row('Portas dezembro')
  expect(cells(dezembro).slice(0, 4)).toEqual([
    'Portas dezembro',
    'Ativo Publicado',
    '06/12/2026',
    '27/12/2026',
  ])
  expect(dezembro).toHaveClass('report-row--active')
  expect(await row('Central · Campinas 1$')).toBeVisible()
  expect(await row('Igreja não encontrada · Cidade não encontrada 2$')).toBeVisible()

  const antigo = await row('Águas antigas')
  expect(antigo).toHaveClass('report-row--inactive')
  expect(cells(antigo).slice(1, 4)).toEqual([
    'Desativado Rascunho: ninguém vê ainda',
    '13/12/2026',
    '13/12/2026',
  ])
  expect(cells(await row('Sem nada')).slice(2, 4)).toEqual(['Data não disponível', 'Data não disponível'])
  expect(screen.queryByText('Portas novembro')).toBeNull()

  await user.click(screen.getByRole('checkbox', { name: 'Agrupar por casa de oração' }))
  await waitFor(() =>
    expect(cells(screen.getByRole('row', { name: /Portas dezembro/ })).slice(2, 4)).toEqual([
      'Campinas',
      'Central',
    ]),
  )
  expect(cells(await row('Águas antigas')).slice(2, 4)).toEqual([
    'Cidade não encontrada',
    'Igreja não encontrada',
  ])

  await user.click(screen.getByRole('checkbox', { name: /apenas relatórios atuais/ }))
  await waitFor(() => expect(names()).toContain('Portas novembro'))
  await user.click(screen.getByRole('checkbox', { name: /apenas relatórios ativos/ }))
  await waitFor(() => expect(names()).toEqual(['Portas dezembro']))
  const inAddress = () => Object.fromEntries(new URLSearchParams(window.location.search))
  await waitFor(() => expect(inAddress()).toEqual({ casas: 'nao', atuais: 'nao', ativos: 'sim' }))
})

test('the present reports stand there while those before them are on their way', async () => {
  const seen: ReturnType<typeof names>[] = []
  const look = new MutationObserver(() => {
    const waits = screen.queryByText('Carregando os relatórios anteriores...')
    if (waits) seen.push(names())
  })
  look.observe(document.body, { childList: true, subtree: true })
  await renderApp('/relatorio?atuais=nao', 'admin')
  await waitFor(() => expect(names()).toContain('Portas novembro'))
  look.disconnect()
  expect(screen.queryByText('Carregando os relatórios anteriores...')).toBeNull()
  expect(seen).toContainEqual(expect.arrayContaining(['Portas dezembro']))
  expect(seen.flat()).not.toContain('Portas novembro')
})

test('the search finds the people in reports too, and says so', async () => {
  const { user } = await renderApp('/relatorio', 'admin')
  await row('Portas dezembro')
  await user.type(screen.getByRole('searchbox'), 'PEDRO')
  await waitFor(() => expect(names()).toEqual(['Portas dezembro', 'Águas antigas']))
  expect(screen.getAllByText('Pessoa escalada: Pedro Porteiro')).toHaveLength(2)
  await user.clear(screen.getByRole('searchbox'))
  await waitFor(() => expect(screen.queryByText('Pessoa escalada: Pedro Porteiro')).toBeNull())
})

test('searches without case and accents, sorts by a click, and follows the database', async () => {
  const { user } = await renderApp('/relatorio?casas=nao', 'admin')
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

test('activates several after checking each, and leaves the one with blanks for somebody to open', async () => {
  await writeDocuments({
    'Reports/vaga': reportDocument({
      nomeRelatorio: 'Com vaga',
      report: [dayDocument('2099-12-27T18:30', { atriu: [slot('', '')] })],
      pessoas: [],
    }),
    'Reports/pronto': reportDocument({
      nomeRelatorio: 'Pronto',
      report: [dayDocument('2099-12-20T18:30', { atriu: [pedro] })],
      pessoas: ['porteiro'],
    }),
    'Reports/avisado': reportDocument({
      nomeRelatorio: 'Avisado',
      report: [dayDocument('2099-12-06T18:30', { atriu: [pedro] })],
      pessoas: ['porteiro'],
    }),
    'Trocas/avisado': {
      ...{
        report: 'avisado',
        igreja: 'central',
        posto: 'atriu',
        de: 'porteiro',
        para: '',
        estado: 'avisada',
      },
      data: Timestamp.fromMillis(Date.parse('2099-12-06T18:30:00Z')),
    },
  })
  const { user } = await renderApp('/relatorio', 'admin')
  await row('Com vaga')
  for (const name of ['Com vaga', 'Pronto', 'Avisado', 'Portas dezembro'])
    await user.click(screen.getByRole('checkbox', { name: `Selecionar ${name}` }))
  expect(bar().getByText('4 selecionados')).toBeVisible()
  await user.click(bar().getByRole('button', { name: 'Ativar' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Conferir e ativar' }))
  expect(await dialog.findByText('2 de 4 feitos.')).toBeVisible()
  await waitFor(() => expect(result('Com vaga')).toBe('Não ativado. Há 1 vaga em branco. Abrir'))
  await waitFor(() => expect(result('Portas dezembro')).toBe('Já estava ativo.'))
  expect(result('Avisado')).toBe('Não ativado. Há 1 pessoa que não pode servir. Abrir')
  expect(result('Pronto')).toMatch(/^Ativado\./)
  expect(dialog.getByRole('link', { name: 'Abrir Com vaga' })).toHaveAttribute('href', '/relatorio/edit/vaga')
  await user.click(dialog.getByRole('button', { name: 'Fechar' }))
  await waitFor(async () => expect(await row('Pronto')).toHaveTextContent('Publicado'))
  expect(await row('Com vaga')).toHaveTextContent('Rascunho: ninguém vê ainda')
})

test('marks several as no longer current, leads to what is shared, and deletes all that are named', async () => {
  const { user } = await renderApp('/relatorio', 'admin')
  await row('Portas dezembro')
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar Portas dezembro' }))
  expect(bar().getByRole('link', { name: 'Compartilhar' })).toHaveAttribute(
    'href',
    '/compartilhar?cidade=campinas&igreja=central&mes=2026-12',
  )
  await user.click(screen.getByRole('button', { name: 'Não atuais' }))
  await user.click(await screen.findByRole('button', { name: 'Marcar como não atuais' }))
  expect(await screen.findByText('1 de 1 feito.')).toBeVisible()
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Fechar' }))
  await waitFor(() => expect(screen.queryByText('Portas dezembro')).toBeNull())

  await user.click(screen.getByRole('checkbox', { name: 'Selecionar todos' }))
  await user.click(bar().getByRole('button', { name: 'Excluir' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Excluir 2 relatórios?' }))
  expect(dialog.getByText('Águas antigas')).toBeVisible()
  expect(dialog.getByText('Sem nada')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Excluir todos' }))
  expect(await dialog.findByText('2 de 2 feitos.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Fechar' }))
  expect(await screen.findByText('Nenhum relatório encontrado...')).toBeVisible()
})

function bar() {
  return within(screen.getByRole('region', { name: 'Relatórios selecionados' }))
}

function result(name: string) {
  return within(screen.getByRole('dialog')).getByText(name).nextElementSibling?.textContent
}

async function row(name: string): Promise<HTMLElement> {
  return await screen.findByRole('row', { name: new RegExp(name) })
}

/** Without the box that ticks it. */
function cells(line: HTMLElement) {
  return [...line.querySelectorAll('th, td:not(.data-table__tick)')].map((cell) => cell.textContent)
}

function names() {
  return screen.getAllByRole('rowheader').map((cell) => cell.firstChild?.textContent)
}
