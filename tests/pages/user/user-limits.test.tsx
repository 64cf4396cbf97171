import { fireEvent, screen, waitFor } from '@testing-library/react'
import { collection, doc, getDoc, getDocs, setDoc, Timestamp } from 'firebase/firestore'
import { beforeEach, describe, expect, test } from 'vitest'
import { asServer, resetNetwork, writeDocuments } from '#tests/setup/network.ts'
import { renderApp } from '#tests/setup/render-app.tsx'

beforeEach(() => resetNetwork())

const LINK = { pessoas: ['porteira', 'porteiro'], igrejas: ['central'], tipo: 'juntos' }
const DAYS = {
  igreja: 'central',
  ausencias: ['2099-12-24/2100-01-02'],
  dias: ['Quarta'],
  atualizadaEm: Timestamp.now(),
}

describe('limits of a person', () => {
  test('are saved with the profile and taken away again; no post left is refused', async () => {
    const { user } = await renderApp('/user/edit/porteiro', 'admin')
    const since = await screen.findByLabelText('Serve a partir de')
    fireEvent.change(since, { target: { value: '2026-12-01' } })
    await user.selectOptions(screen.getByLabelText('No máximo, semanas por mês'), '2 semanas')
    for (const name of ['Átrio', 'Pedidos de oração', 'Sanitário', 'Estacionamento']) {
      await user.click(screen.getByRole('checkbox', { name }))
    }
    await user.click(screen.getByRole('button', { name: 'Atualizar' }))
    expect(await screen.findByText('Deixe ao menos um local em que a pessoa sirva.')).toBeVisible()
    for (const name of ['Átrio', 'Pedidos de oração', 'Sanitário']) {
      await user.click(screen.getByRole('checkbox', { name }))
    }
    await user.click(screen.getByRole('button', { name: 'Atualizar' }))
    expect(await screen.findByRole('heading', { name: 'Usuarios' })).toBeVisible()
    const limits = { desde: '2026-12-01', maxPorMes: 2, naoPostos: ['estacionamento'] }
    expect(await stored('User/porteiro')).toMatchObject(limits)
  })

  test('that are emptied are gone', async () => {
    await asServer(async (db) => {
      await setDoc(doc(db, 'User/porteiro'), { maxPorMes: 1 }, { merge: true })
    })
    const { user } = await renderApp('/user/edit/porteiro', 'admin')
    const weeks = await screen.findByLabelText('No máximo, semanas por mês')
    expect(weeks).toHaveValue('1')
    await user.selectOptions(weeks, 'Sem limite')
    await user.click(screen.getByRole('button', { name: 'Atualizar' }))
    expect(await screen.findByRole('heading', { name: 'Usuarios' })).toBeVisible()
    expect(await stored('User/porteiro')).not.toHaveProperty('maxPorMes')
  })
})

describe('links of a person', () => {
  test('a couple is linked, shown from both sides, and taken apart', async () => {
    const { user } = await renderApp('/user/edit/porteiro', 'admin')
    await user.click(await screen.findByLabelText('Pessoa do par'))
    await user.click(await screen.findByText('Paula Porteira'))
    await user.click(screen.getByRole('button', { name: 'Incluir par' }))
    const remove = await screen.findByRole('button', { name: 'Remover Paula Porteira' })
    expect(await stored('Vinculo/porteira_porteiro')).toEqual(LINK)
    await user.click(remove)
    await waitFor(() => expect(remove).not.toBeInTheDocument())
    expect(await stored('Vinculo/porteira_porteiro')).toBeUndefined()
  })
})

describe('what is said of a person', () => {
  beforeEach(() => writeDocuments({ 'Vinculo/porteira_porteiro': LINK, 'Disponibilidade/porteiro': DAYS }))

  test('is shown, and moves to another house along with the person', async () => {
    const { user } = await renderApp('/user/edit/porteiro', 'admin')
    expect(await screen.findByText('Não pode de 24/12/2099 a 02/01/2100.')).toBeVisible()
    expect(screen.getByText('Não pode às quartas-feiras.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Informar dias em que não pode' })).toHaveAttribute(
      'href',
      '/disponibilidade?pessoa=porteiro',
    )
    await user.selectOptions(screen.getByLabelText(/^Cidade/), 'Jundiaí')
    await screen.findByRole('option', { name: 'Vila Arens' })
    await user.selectOptions(screen.getByLabelText(/^Casa de Oracao/), 'Vila Arens')
    await user.click(screen.getByRole('button', { name: 'Atualizar' }))
    expect(await screen.findByRole('heading', { name: 'Usuarios' })).toBeVisible()
    expect(await stored('User/porteiro')).toMatchObject({ igreja: 'vila' })
    expect(await stored('Disponibilidade/porteiro')).toMatchObject({ igreja: 'vila', dias: ['Quarta'] })
    expect(await stored('Vinculo/porteira_porteiro')).toMatchObject({ igrejas: ['vila', 'central'] })
  })

  test('goes when the person is deleted', async () => {
    const { user } = await renderApp('/user', 'admin')
    await user.click(await screen.findByRole('button', { name: 'Excluir Pedro Porteiro' }))
    await user.click(await screen.findByRole('button', { name: 'Excluir' }))
    expect(await screen.findByText('Usuario excluido com sucesso!')).toBeVisible()
    await asServer(async (db) => {
      expect((await getDocs(collection(db, 'Disponibilidade'))).size).toBe(0)
      expect((await getDocs(collection(db, 'Vinculo'))).size).toBe(0)
    })
  })
})

async function stored(path: string): Promise<Record<string, unknown> | undefined> {
  let fields: Record<string, unknown> | undefined
  await asServer(async (db) => {
    fields = (await getDoc(doc(db, path))).data()
  })
  return fields
}
