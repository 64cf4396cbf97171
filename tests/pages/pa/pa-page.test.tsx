import { fireEvent, screen, waitFor } from '@testing-library/react'
import { collection, doc, getDoc, getDocs, Timestamp } from 'firebase/firestore'
import { beforeEach, expect, test } from 'vitest'
import { toStored } from '#src/lib/service-time.ts'
import { asServer, resetNetwork } from '#tests/setup/network.ts'
import { renderApp } from '#tests/setup/render-app.tsx'

const DATES = ['2026-11-20', '2026-11-22', '2026-11-29', '2026-12-06']

beforeEach(() =>
  resetNetwork({
    'Reports/r1': {
      nomeRelatorio: 'Portas Central',
      cidade: 'campinas',
      igreja: 'central',
      cargo: 'porteiro',
      genero: 'masculino',
      ativo: true,
      atual: true,
      report: DATES.map((date) => ({ date: stamp(date), atriu: [{ id: 'porteiro', name: 'Pedro' }] })),
      pessoas: ['porteiro'],
      versao: 4,
    },
  }),
)

test('moves every day of the range by exactly 7 days, once, and logs it', async () => {
  const { user } = await renderApp('/pa', 'secretaria')
  await user.click(await screen.findByRole('button', { name: 'Mover 7 dias para a frente' }))
  expect(await screen.findByText('Por favor, preencha todos os campos.')).toBeVisible()

  fill('2026-11-22', '2026-11-20')
  expect(screen.getByText('A data final vem antes da inicial.')).toBeVisible()
  fill('2026-11-22', '2026-11-29')
  const id = screen.getByRole('combobox', { name: /Relatório/ })
  await waitFor(() => expect(document.querySelector('datalist option')).toHaveAttribute('value', 'r1'))
  await user.type(id, 'nada')
  await user.click(screen.getByRole('button', { name: 'Mover 7 dias para a frente' }))
  expect(await screen.findByText('Nenhum relatorio encontrado.')).toBeVisible()

  await user.clear(id)
  await user.type(id, 'r1')
  expect(await screen.findByText(/2 cultos serão movidos/)).toBeVisible()
  expect(screen.getByText('Atenção: haverá dois cultos na mesma data e hora.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Mover 7 dias para a frente' }))
  expect(await screen.findByText('Datas atualizadas com sucesso!', { selector: 'p' })).toBeVisible()
  expect(screen.getByLabelText(/Data inicial/)).toHaveValue('')

  const [dates, versao, actions] = await stored()
  expect(dates).toEqual(
    ['2026-11-20', '2026-11-29', '2026-12-06', '2026-12-06'].map((date) => toStored(date, '18:30')),
  )
  expect(versao).toBe(5)
  expect(actions).toEqual(['Relatorio-Up'])
})

test('a range without services changes nothing and says so', async () => {
  const { user } = await renderApp('/pa?relatorio=r1', 'secretaria')
  await screen.findByRole('button', { name: 'Mover 7 dias para a frente' })
  fill('2030-01-01', '2030-02-01')
  await user.click(screen.getByRole('button', { name: 'Mover 7 dias para a frente' }))
  expect(await screen.findByText(/Nenhum culto deste relatório está nesse período/)).toBeVisible()
  const [dates, versao, actions] = await stored()
  expect(dates).toEqual(DATES.map((date) => toStored(date, '18:30')))
  expect([versao, actions]).toEqual([4, []])
})

test('a member is told that the position does not allow it', async () => {
  await renderApp('/pa', 'porteiro')
  expect(await screen.findByText('Seu cargo não tem esta permissão.')).toBeVisible()
})

test('without a session the page opens and says what to do', async () => {
  await renderApp('/pa')
  expect(await screen.findByRole('heading', { name: 'Ajustar datas do relatório' })).toBeVisible()
  expect(screen.getByText('Entre com um usuário que possa editar relatórios.')).toBeVisible()
})

function stamp(date: string) {
  return Timestamp.fromMillis(toStored(date, '18:30'))
}

function fill(inicio: string, fim: string) {
  fireEvent.change(screen.getByLabelText(/Data inicial/), { target: { value: inicio } })
  fireEvent.change(screen.getByLabelText(/Data final/), { target: { value: fim } })
}

/** Days in stored ms, version and logged actions, as the server has them. */
async function stored(): Promise<[number[], unknown, unknown[]]> {
  let found: [number[], unknown, unknown[]] = [[], undefined, []]
  await asServer(async (db) => {
    const report = (await getDoc(doc(db, 'Reports', 'r1'))).data()
    const logs = await getDocs(collection(db, 'Log'))
    found = [
      report?.['report'].map(({ date }: { date: Timestamp }) => date.toMillis()),
      report?.['versao'],
      logs.docs.map((log) => log.data()['action']),
    ]
  })
  return found
}
