import { render, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { Timestamp } from 'firebase/firestore'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { App } from '#src/app/app.tsx'
import { toStored } from '#src/lib/service-time.ts'
import { stopClock } from '#tests/setup/clock.ts'
import { resetNetwork, USERS, writeDocuments } from '#tests/setup/network.ts'
import { renderApp } from '#tests/setup/render-app.tsx'

stopClock('2026-11-10T12:00:00Z')

const DIA = 'domingo, 22 de novembro'
const CULTO = new RegExp(`^Culto 19:30,.* ${DIA}$`)

afterEach(() => {
  vi.unstubAllGlobals()
})
beforeEach(() =>
  resetNetwork({
    'Igreja/central': { nome: 'Central', cidade: 'campinas', atriu: 'Porta principal' },
    'Reports/irmas': report('feminino', { atriu: [person('ana', 'Ana Lima')], corredor: [] }),
    'Reports/irmaos': report('masculino', {
      atriu: [person('porteiro', 'Pedro Porteiro'), { id: '', name: '' }],
      corredor: [person('joao', 'João Luz')],
    }),
    'Reports/inativo': { ...report('feminino', { som: [person('eva', 'Eva Sol')] }), ativo: false },
  }),
)

describe('a member', () => {
  test('sees the own house, and who serves in a service', async () => {
    const { user } = await renderApp('/calendario?dia=2026-11-10', 'porteiro')
    expect(await screen.findByText('Campinas')).toBeVisible()
    expect(await screen.findByText('Central')).toBeVisible()
    expect(await screen.findByRole('table', { name: 'Cultos de novembro de 2026' })).toBeVisible()
    expect(screen.queryByRole('combobox')).toBeNull()

    const chip = await screen.findByRole('button', { name: `Culto 19:30, Você: Porta principal, ${DIA}` })
    expect(chip).toHaveTextContent('Culto 19:30 Você')
    expect(screen.getAllByRole('button', { name: /^Culto/ })).toHaveLength(1)
    chip.focus()
    await user.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Detalhes do Culto' })
    expect(within(dialog).getByText('domingo, 22 de novembro')).toBeVisible()
    expect(within(dialog).getByText('19:30')).toBeVisible()
    expect(posts(dialog)).toEqual([
      'Porta principal|Irmãs: Ana Lima|Irmãos: Pedro Porteiro (você)',
      'Pedidos de oração|Irmãs: Ninguém escalado|Irmãos: João Luz',
      'Som|Irmãs: Ninguém escalado|Irmãos: Ninguém escalado',
      'Sanitário|Irmãs: Ninguém escalado|Irmãos: Ninguém escalado',
      'Estacionamento|Irmãs: Ninguém escalado|Irmãos: Ninguém escalado',
    ])
    expect((await axe.run(document.body, { rules: WITHOUT_LAYOUT })).violations).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: 'Fechar' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('turns the months and is shown the way when one is empty', async () => {
    const { user } = await renderApp('/calendario?dia=2026-11-10', 'porteiro')
    await screen.findByRole('button', { name: CULTO })
    await user.click(screen.getByRole('button', { name: 'Próximo' }))
    expect(await screen.findByRole('heading', { name: 'dezembro de 2026' })).toBeVisible()
    expect(await screen.findByText(/^Nenhum culto escalado neste mês/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Anterior' }))
    expect(await screen.findByRole('button', { name: CULTO })).toBeVisible()

    await writeDocuments({
      'Reports/irmas': { ...report('feminino', {}), ativo: false },
      'Reports/irmaos': { ...report('masculino', {}), ativo: false },
    })
    expect(await screen.findByText(/^Nenhum culto escalado neste mês/)).toBeVisible()
  })
})

test('on a narrow screen the month is an agenda; the grid stays when it was chosen', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  await writeDocuments({
    'Igreja/central': {
      nome: 'Central',
      cidade: 'campinas',
      rdj: 'sim',
      diasRDJ: [{ dia: 'Domingo', horario: '10:00' }],
    },
    'Reports/rdj': report('masculino', { atriu: [person('joao', 'João Luz')] }, '10:00'),
  })
  const { user, unmount } = await renderApp('/calendario?dia=2026-11-10', 'porteiro')
  const agenda = await screen.findByRole('list', { name: 'Cultos de novembro de 2026' })
  await waitFor(() =>
    expect(
      within(agenda)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['RDJ 10:00', 'Culto 19:30Você: Átrio']),
  )
  await user.click(within(agenda).getByRole('button', { name: /RDJ 10:00/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Detalhes do Culto' })
  expect(within(dialog).getByText('Reunião de Jovens e Menores (RDJ)')).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Fechar' }))

  await user.click(screen.getByRole('button', { name: 'Mês' }))
  expect(await screen.findByRole('table', { name: 'Cultos de novembro de 2026' })).toBeVisible()
  unmount()
  render(<App Router={BrowserRouter} />)
  expect(await screen.findByRole('table', { name: 'Cultos de novembro de 2026' })).toBeVisible()
})

test('an administrator begins at the own house, chooses another, and finds it again on this device', async () => {
  const { user } = await renderApp('/calendario?dia=2026-11-10', 'admin')
  expect(await screen.findByRole('button', { name: CULTO })).toBeVisible()
  const cidade = screen.getByRole('combobox', { name: 'Cidade' })
  const igreja = screen.getByRole('combobox', { name: 'Casa de Oração' })
  await waitFor(() => expect(cidade).toHaveDisplayValue('Campinas'))
  await waitFor(() => expect(igreja).toHaveDisplayValue('Central'))

  await user.selectOptions(cidade, 'Jundiaí')
  expect(igreja).toHaveValue('')
  await waitFor(() => expect(screen.queryByRole('button', { name: CULTO })).toBeNull())
  await within(igreja).findByRole('option', { name: 'Vila Arens' })
  expect(within(igreja).queryByRole('option', { name: 'Central' })).toBeNull()
  await user.selectOptions(igreja, 'Vila Arens')
  expect(window.location.search).toContain('cidade=jundiai&igreja=vila')
  await waitFor(() => expect(localStorage.getItem('escala:calendario-casa')).toContain('vila'))

  await user.click(screen.getByRole('link', { name: 'Calendário' }))
  await waitFor(() => expect(window.location.search).not.toContain('igreja'))
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Casa de Oração' })).toHaveDisplayValue('Vila Arens'),
  )
})

test('an administrator without a house of their own chooses one', async () => {
  await writeDocuments({ 'User/admin': { ...USERS['admin'], cidade: '', igreja: '', senhaPadrao: false } })
  await renderApp('/calendario?dia=2026-11-10', 'admin')
  expect(await screen.findByRole('combobox', { name: 'Casa de Oração' })).toBeDisabled()
  expect(await screen.findByText('Escolha a cidade.')).toBeVisible()
})

/** jsdom draws nothing. */
const WITHOUT_LAYOUT = { 'color-contrast': { enabled: false } }

function person(id: string, name: string) {
  return { id, name }
}

function report(genero: string, postos: Record<string, unknown>, time = '19:30') {
  return {
    nomeRelatorio: 'Portas',
    cidade: 'campinas',
    igreja: 'central',
    cargo: 'porteiro',
    genero,
    ativo: true,
    atual: true,
    report: [{ date: Timestamp.fromMillis(toStored('2026-11-22', time)), ...postos }],
    pessoas: ['ana', 'porteiro', 'joao'],
    versao: 1,
  }
}

function posts(dialog: HTMLElement) {
  return within(dialog)
    .getAllByRole('region')
    .map((post) => {
      const names = [...post.querySelectorAll('h4')].map(
        (title) =>
          `${title.textContent}: ${[...(title.parentElement?.querySelectorAll('li, p') ?? [])].map((item) => item.textContent).join(', ')}`,
      )
      return [post.querySelector('h3')?.textContent, ...names].join('|')
    })
}
