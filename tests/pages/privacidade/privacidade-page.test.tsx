import { screen, waitFor } from '@testing-library/react'
import { Timestamp } from 'firebase/firestore'
import { beforeEach, expect, test } from 'vitest'
import { toStored } from '#src/lib/service-time.ts'
import { bytesOf, collectDownloads } from '#tests/setup/downloads.ts'
import { resetNetwork } from '#tests/setup/network.ts'
import { renderApp } from '#tests/setup/render-app.tsx'

const downloads = collectDownloads()

beforeEach(() =>
  resetNetwork({
    'Disponibilidade/porteiro': {
      igreja: 'central',
      ausencias: ['2026-12-24/2026-12-26'],
      dias: ['Quarta'],
      atualizadaEm: Timestamp.fromMillis(0),
    },
    'Reports/portas': {
      nomeRelatorio: 'Portas',
      cidade: 'campinas',
      igreja: 'central',
      cargo: 'porteiro',
      genero: 'masculino',
      ativo: true,
      atual: true,
      report: [
        {
          date: Timestamp.fromMillis(toStored('2026-11-22', '18:30')),
          atriu: [{ id: 'porteiro', name: 'Pedro Porteiro' }],
          corredor: [{ id: 'outro', name: 'Outra Pessoa' }],
        },
      ],
      pessoas: ['porteiro', 'outro'],
      versao: 1,
    },
  }),
)

test('a member reads what is kept, and takes a copy of their own data and nobody else\u2019s', async () => {
  const { user } = await renderApp('/privacidade', 'porteiro')
  expect(await screen.findByRole('heading', { name: 'O que a rede guarda sobre você' })).toBeVisible()
  expect(await screen.findByText('pedro@rede.org')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Baixar meus dados' }))
  await waitFor(() => expect(downloads.map(({ name }) => name)).toEqual(['meus-dados.json']))
  const copy = JSON.parse(new TextDecoder().decode(await bytesOf(downloads[0] ?? new File([], ''))))
  expect(copy.cadastro.name).toBe('Pedro Porteiro')
  expect(copy.naoPode.ausencias).toEqual([{ de: '2026-12-24', ate: '2026-12-26' }])
  expect(copy.cultos).toEqual([{ escala: 'Portas', data: '2026-11-22', hora: '18:30', posto: 'atriu' }])
  expect(JSON.stringify(copy)).not.toContain('Outra Pessoa')
})
