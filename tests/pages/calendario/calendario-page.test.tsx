import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { Timestamp } from 'firebase/firestore'
import { beforeEach, describe, expect, test } from 'vitest'
import { toStored } from '#src/lib/service-time.ts'
import { stopClock } from '#tests/setup/clock.ts'
import { resetNetwork, writeDocuments } from '#tests/setup/network.ts'
import { renderApp } from '#tests/setup/render-app.tsx'

stopClock('2026-11-10T12:00:00Z')

const CULTO = 'Culto 19:30, domingo, 22 de novembro de 2026'

beforeEach(() =>
  resetNetwork({
    'Igreja/central': { nome: 'Central', cidade: 'campinas', atriu: 'Porta principal' },
    'Reports/irmas': report('feminino', { atriu: [person('ana', 'Ana Lima')], corredor: [] }),
    'Reports/irmaos': report('masculino', {
      atriu: [person('pedro', 'Pedro Reis'), { id: '', name: '' }],
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

    const chip = await screen.findByRole('button', { name: CULTO })
    expect(chip).toHaveTextContent('Culto 19:30')
    expect(screen.getAllByRole('button', { name: /^Culto/ })).toHaveLength(1)
    chip.focus()
    await user.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Detalhes do Culto' })
    expect(within(dialog).getByText('domingo, 22 de novembro de 2026')).toBeVisible()
    expect(within(dialog).getByText('19:30')).toBeVisible()
    expect(posts(dialog)).toEqual([
      'Porta principal|Irmãs: Ana Lima|Irmãos: Pedro Reis',
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
    expect(screen.getByText('Nenhum culto escalado neste mês.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Anterior' }))
    expect(await screen.findByRole('button', { name: CULTO })).toBeVisible()

    await writeDocuments({
      'Reports/irmas': { ...report('feminino', {}), ativo: false },
      'Reports/irmaos': { ...report('masculino', {}), ativo: false },
    })
    expect(await screen.findByText(/Nenhum culto escalado nesta casa de oração/)).toBeVisible()
  })
})

test('an administrator chooses the city, then one of its houses, and the URL remembers both', async () => {
  const { user } = await renderApp('/calendario?dia=2026-11-10', 'admin')
  const cidade = await screen.findByRole('combobox', { name: 'Cidade' })
  const igreja = screen.getByRole('combobox', { name: 'Casa de Oração' })
  expect(igreja).toBeDisabled()
  await screen.findByRole('option', { name: 'Campinas' })
  await user.selectOptions(cidade, 'Campinas')
  expect(igreja).toBeEnabled()
  await within(igreja).findByRole('option', { name: 'Central' })
  expect(within(igreja).queryByRole('option', { name: 'Vila Arens' })).toBeNull()
  await user.selectOptions(igreja, 'Central')
  expect(await screen.findByRole('button', { name: CULTO })).toBeVisible()
  expect(window.location.search).toContain('cidade=campinas&igreja=central')

  await user.selectOptions(cidade, 'Jundiaí')
  expect(igreja).toHaveValue('')
  await waitFor(() => expect(screen.queryByRole('button', { name: CULTO })).toBeNull())
})

/** jsdom draws nothing. */
const WITHOUT_LAYOUT = { 'color-contrast': { enabled: false } }

function person(id: string, name: string) {
  return { id, name }
}

function report(genero: string, postos: Record<string, unknown>) {
  return {
    nomeRelatorio: 'Portas',
    cidade: 'campinas',
    igreja: 'central',
    cargo: 'porteiro',
    genero,
    ativo: true,
    atual: true,
    report: [{ date: Timestamp.fromMillis(toStored('2026-11-22', '19:30')), ...postos }],
    pessoas: ['ana', 'pedro', 'joao'],
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
