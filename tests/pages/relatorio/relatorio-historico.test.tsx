import { screen, waitFor, within } from '@testing-library/react'
import { doc, getDoc, Timestamp } from 'firebase/firestore'
import { beforeEach, expect, test } from 'vitest'
import { asServer, resetNetwork } from '#tests/setup/network.ts'
import { renderApp } from '#tests/setup/render-app.tsx'
import { dayDocument, reportDocument, slot } from './report-documents.ts'

const pedro = slot('porteiro', 'Pedro Porteiro')
const joao = slot('joao', 'João Alves')
const alteracao = (nameUser: string, minute: number) => ({
  log: 'l',
  userId: 'u',
  nameUser,
  action: 'Relatorio-Up',
  timestamp: Timestamp.fromMillis(Date.UTC(2026, 10, 2, 12, minute)),
})
const december = (...atriu: ReturnType<typeof slot>[]) => [
  dayDocument('2026-12-06T18:30', { atriu }),
  dayDocument('2026-12-13T18:30', { atriu: [pedro] }),
]

beforeEach(() => localStorage.clear())
beforeEach(() =>
  resetNetwork({
    'Reports/dezembro': reportDocument({
      report: [dayDocument('2026-12-06T18:30', { atriu: [joao] })],
      pessoas: ['joao'],
      versao: 3,
      alteracao: alteracao('Sara Secretária', 2),
    }),
    'Reports/dezembro/Versoes/1': {
      report: december(pedro),
      alteracao: {},
      por: alteracao('Ana Administradora', 1),
    },
    'Reports/dezembro/Versoes/2': {
      report: december(joao),
      alteracao: alteracao('Ana Administradora', 1),
      por: alteracao('Sara Secretária', 2),
    },
  }),
)

test('tells who changed what, by person and by day, and restores a version as a new one', async () => {
  const { user } = await renderApp('/relatorio/historico/dezembro', 'admin')
  expect(await screen.findByText('Dia excluído: dom 13/12 18:30, com 1 pessoa')).toBeVisible()
  expect(screen.getByText('Pedro Porteiro → João Alves, Átrio, dom 06/12')).toBeVisible()
  const [latest, first] = screen.getAllByRole('button', { name: /^Restaurar como era antes/ })
  expect(latest).toHaveAccessibleName(/Sara Secretária, segunda-feira, 2 de novembro de 2026/)
  expect(first).toHaveAccessibleName(/Ana Administradora/)

  await user.type(screen.getByRole('searchbox', { name: 'Buscar por nome...' }), 'joao')
  await waitFor(() => expect(screen.queryByText(/^Dia excluído/)).toBeNull())
  expect(screen.getByText('Pedro Porteiro → João Alves, Átrio, dom 06/12')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Mostrar tudo' }))

  await user.click(await screen.findByRole('button', { name: /^Restaurar como era antes: Sara/ }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Restaurar' }))
  expect(await screen.findByText('Relatorio atualizado com sucesso!')).toBeVisible()
  expect(await screen.findByText('Dia incluído: dom 13/12 18:30, com 1 pessoa')).toBeVisible()
  await asServer(async (db) => {
    const stored = (await getDoc(doc(db, 'Reports', 'dezembro'))).data()
    expect(stored).toMatchObject({ versao: 4, pessoas: ['joao', 'porteiro'] })
  })
})

test('opens on one day, and says when nothing changed there', async () => {
  await renderApp('/relatorio/historico/dezembro?dia=2026-12-06', 'admin')
  expect(await screen.findByText('Pedro Porteiro → João Alves, Átrio, dom 06/12')).toBeVisible()
  expect(screen.queryByText(/^Dia excluído/)).toBeNull()
})
