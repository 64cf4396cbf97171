import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { resetNetwork } from '#tests/setup/network.ts'
import { renderApp } from '#tests/setup/render-app.tsx'
import { BLANK, dayDocument, reportDocument, slot } from './report-documents.ts'

const POSTS = { corredor: [], banheiro: [], estacionamento: [] }
const pedro = slot('porteiro', 'Pedro Porteiro')

test('beside the brothers stand the sisters, their load, and why somebody is where they are', async () => {
  await resetNetwork({
    'Reports/dezembro': reportDocument({
      report: [
        dayDocument('2026-12-06T18:30', { ...POSTS, atriu: [pedro] }),
        dayDocument('2026-12-13T18:30', { ...POSTS, atriu: [BLANK] }),
      ],
      pessoas: ['porteiro'],
    }),
    'Reports/irmas': reportDocument({
      nomeRelatorio: 'Portas dezembro, irmãs',
      genero: 'feminino',
      report: [
        dayDocument('2026-12-06T18:30', {
          ...POSTS,
          atriu: [slot('x', 'Irmã Xavier'), slot('y', 'Irmã Yara')],
        }),
      ],
      pessoas: ['x', 'y'],
    }),
  })
  const { user } = await renderApp('/relatorio/edit/dezembro', 'admin')
  await user.click(await screen.findByRole('button', { name: 'Irmãs ao lado' }))
  expect(await screen.findByRole('row', { name: 'Irmãs Irmã Xavier, Irmã Yara — — —' })).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Carga' }))
  const load = screen.getByRole('region', { name: 'Carga' })
  expect(await within(load).findByText('nenhuma vez em 12 meses, 1 por vir')).toBeVisible()

  const grid = screen.getByRole('grid', { name: 'Dias do relatório' })
  within(grid)
    .getByRole('button', { name: /^Átrio, 1ª pessoa, domingo, 6 .*Pedro/ })
    .focus()
  await user.click(screen.getByRole('button', { name: /Mais/ }))
  expect(screen.getByRole('link', { name: 'Abrir “Portas dezembro, irmãs”' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Por quê? Pedro Porteiro' }))
  const why = await screen.findByRole('dialog', { name: 'Por quê? Pedro Porteiro' })
  expect(why).toHaveTextContent('Átrio, dom 06/12 18:30')
  expect(why).toHaveTextContent('nenhuma vez em 12 meses')
  await user.click(within(why).getByRole('button', { name: 'Fechar' }))

  within(grid)
    .getByRole('button', { name: /^Átrio, 1ª pessoa, domingo, 13 .*em branco/ })
    .focus()
  await user.click(screen.getByRole('button', { name: /Mais/ }))
  await user.click(screen.getByRole('button', { name: 'Por quê? Vaga em branco' }))
  expect(await screen.findByRole('dialog', { name: 'Por quê? Vaga em branco' })).toHaveTextContent(
    /Faltou 1 em Átrio no domingo, 13\/12/,
  )
})
