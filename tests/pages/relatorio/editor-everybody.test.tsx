import { screen } from '@testing-library/react'
import { doc, getDoc } from 'firebase/firestore'
import { beforeEach, expect, test } from 'vitest'
import { asServer, NETWORK, resetNetwork } from '#tests/setup/network.ts'
import { renderApp } from '#tests/setup/render-app.tsx'
import { BLANK, dayDocument, reportDocument } from './report-documents.ts'

const VILA = { genero: 'masculino', cargo: 'porteiro', cidade: 'jundiai', igreja: 'vila' }

beforeEach(() => localStorage.clear())
beforeEach(() =>
  resetNetwork({
    // nothing but editing reports: what the list needs must be readable to her
    'Cargo/secretaria': { ...NETWORK['Cargo/secretaria'], permissoes: ['home', 'relatorio_editar'] },
    'Estado/diretorios': { pronto: true },
    'User/ivo': { ...VILA, name: 'Ivo de Jundiaí', naoPostos: ['atriu'] },
    'User/saul': { ...VILA, name: 'Saul de Jundiaí' },
    'User/fora': { ...VILA, name: 'Fora do diretório' },
    'Diretorio/central': {
      pessoas: {
        admin: ['Ada Administradora', 'feminino', 'admin'],
        porteiro: ['Pedro Porteiro', 'masculino', 'porteiro'],
      },
    },
    'Diretorio/vila': {
      pessoas: {
        ivo: ['Ivo de Jundiaí', 'masculino', 'porteiro'],
        saul: ['Saul de Jundiaí', 'masculino', 'porteiro'],
      },
    },
    'Reports/dezembro': reportDocument({
      report: [dayDocument('2026-12-13T18:30', { atriu: [BLANK], corredor: [] })],
    }),
  }),
)

test('everybody comes from the directories, with their limits, and is saved with house and city', async () => {
  const { user } = await renderApp('/relatorio/edit/dezembro', 'secretaria')
  // Pedro, Paula and Nilo
  expect(await screen.findByText('3 usuários disponíveis')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: /Mostrar todos os usuarios do sistema/ }))
  // the five of the house, by their profiles; Ivo and Saul by the directory, which alone counts for other houses
  expect(await screen.findByText('7 usuários disponíveis')).toBeVisible()

  await user.click(screen.getByRole('button', { name: /^Átrio, 1ª pessoa, domingo, 13 / }))
  await user.keyboard('jundia')
  expect(await screen.findByRole('option', { name: /^Ivo de Jundiaí.*não serve no Átrio/ })).toBeVisible()
  const saul = screen.getByRole('option', { name: /^Saul de Jundiaí/ })
  expect(saul).toHaveTextContent(/é de outra casa de oração/)
  expect(saul).not.toHaveTextContent(/não serve/)
  await user.click(saul)
  await user.click(screen.getByRole('button', { name: 'Salvar Alteracoes' }))
  expect(await screen.findByText('Relatorio atualizado com sucesso!')).toBeVisible()
  await asServer(async (db) => {
    const stored = (await getDoc(doc(db, 'Reports/dezembro'))).data()
    expect(stored?.['report']).toMatchObject([{ atriu: [{ id: 'saul', name: 'Saul de Jundiaí', ...VILA }] }])
  })
})
