import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import type { Report } from '#src/domain/entities.ts'
import { shiftDays, toStored } from '#src/lib/service-time.ts'
import { MonthPlan } from '#src/pages/relatorio/mes/month-plan.tsx'
import type { Network } from '#src/pages/relatorio/mes/use-network.ts'
import { SessionContext } from '#src/session/session-context.ts'
import { ADMINISTRATOR_SESSION } from '#tests/setup/administrator-session.ts'

const AGORA = toStored('2026-11-10', '12:00')
const GROUP = { cidade: 'campinas', igreja: 'casa', cargo: 'som', genero: 'masculino' as const }

const NETWORK: Network = {
  cidades: [{ id: 'campinas', nome: 'Campinas' }],
  cargos: [{ id: 'som', nome: 'Som', tipo: 'UserS', permissoes: ['home'] }],
  igrejas: [
    {
      id: 'casa',
      nome: 'Casa',
      cidade: 'campinas',
      rdj: 'nao',
      diasRDJ: [],
      diasCulto: [{ dia: 'Quarta', horario: '19:30' }],
      ...{ atriu: '', corredor: '', banheiro: '', estacionamento: '', som: '' },
    },
  ],
  users: ['saul', 'silas'].map((id) => ({ ...GROUP, id, name: id })),
  reports: [],
  disponibilidades: [],
  vinculos: [],
  historico: 'loading',
}

/** The Wednesdays until November on which Saul served. */
const AUTUMN: Report = {
  ...GROUP,
  id: 'antigo',
  nomeRelatorio: 'Som',
  ativo: true,
  atual: false,
  createdAt: undefined,
  createdBy: '',
  report: Array.from({ length: 13 }, (_, week) => ({
    date: shiftDays(toStored('2026-09-02', '19:30'), 7 * week),
    som: [{ ...GROUP, id: 'saul', name: 'saul' }],
  })),
  pessoas: ['saul'],
  versao: 1,
  alteracao: undefined,
}

const onRetry = vi.fn()

function plan(network: Network, complete: boolean) {
  return (
    <MemoryRouter>
      <SessionContext value={ADMINISTRATOR_SESSION}>
        <MonthPlan network={network} complete={complete} onRetry={onRetry} agora={AGORA} />
      </SessionContext>
    </MemoryRouter>
  )
}

test('a tap before the reports of the year are there waits for them, and generates by them', async () => {
  const user = userEvent.setup()
  const { rerender } = render(plan(NETWORK, false))
  await user.click(screen.getByRole('button', { name: 'Gerar 1' }))
  expect(screen.getByRole('button', { name: 'Lendo os relatórios do último ano...' })).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Período' })).toBeDisabled()

  rerender(plan({ ...NETWORK, reports: [AUTUMN], historico: 'ready' }, true))
  expect(await screen.findByText(/^1 relatório para /)).toBeVisible()
  // of five Wednesdays three are for who did not serve in November, and is called first
  await user.click(screen.getByText('Vezes de cada pessoa'))
  expect(screen.getByText(/^silas: 3 vezes/)).toHaveTextContent('3 em 12 meses')
  expect(screen.getByText(/^saul: 2 vezes/)).toHaveTextContent('15 em 12 meses')
})

test('reports of the year that do not come are told, with a way to ask for them again', async () => {
  const user = userEvent.setup()
  const { rerender } = render(plan({ ...NETWORK, historico: 'failed' }, false))
  expect(screen.getByRole('alert')).toHaveTextContent('Os relatórios do último ano ainda não chegaram.')
  await user.click(screen.getByRole('button', { name: 'Gerar 1' }))
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(onRetry).toHaveBeenCalledOnce()

  rerender(plan({ ...NETWORK, historico: 'ready' }, true))
  expect(await screen.findByText(/^1 relatório para /)).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a month whose reports are all there leads to the next one', async () => {
  const user = userEvent.setup()
  const december = { ...AUTUMN, atual: true, report: [{ date: toStored('2026-12-02', '19:30') }] }
  render(plan({ ...NETWORK, reports: [december], historico: 'ready' }, true))
  expect(screen.getByText('Os relatórios deste período já existem.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Ver janeiro de 2027' }))
  expect(screen.getByRole('button', { name: 'Gerar 1' })).toBeVisible()
  expect(screen.queryByText('Os relatórios deste período já existem.')).toBeNull()
})
