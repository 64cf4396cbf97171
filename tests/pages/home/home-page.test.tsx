import { screen, waitFor, within } from '@testing-library/react'
import { Timestamp } from 'firebase/firestore'
import { beforeEach, describe, expect, test } from 'vitest'
import { spokenDate } from '#src/lib/day-hint.ts'
import { shiftDays, shownTime, upcomingFrom } from '#src/lib/service-time.ts'
import { stopClock } from '#tests/setup/clock.ts'
import { askToLogOut } from '#tests/setup/log-out.ts'
import { resetNetwork, USERS, writeDocuments } from '#tests/setup/network.ts'
import { renderApp } from '#tests/setup/render-app.tsx'

const EMPTY = 'Você não tem compromissos esse mês.'

stopClock('2026-03-10T15:20:00Z')

const spokenFrom = (stored: number) => spokenDate(stored, upcomingFrom(Date.now()))

/** Stored instants: `days` after the present on the churches' wall clock. */
const inDays = (days: number) => shiftDays(upcomingFrom(Date.now()), days)

beforeEach(() => resetNetwork())

describe('the commitments', () => {
  test('the next one comes first, with everything about it and who serves there', async () => {
    await writeDocuments({
      'Igreja/central': {
        nome: 'Central',
        cidade: 'campinas',
        atriu: 'Porta principal',
        contato: { nome: 'Sara', celular: '19988887777' },
      },
      'Reports/r1': report([
        { date: stamp(9), atriu: [pedro], corredor: [] },
        { date: stamp(1), atriu: [pedro, person('ana', 'Ana Lima')], corredor: [person('bia', 'Bia Reis')] },
        { date: stamp(-1), atriu: [pedro], corredor: [] },
      ]),
      'Reports/inativo': { ...report([{ date: stamp(2), atriu: [pedro] }]), ativo: false },
    })
    await renderApp('/home', 'porteiro')
    const next = await section('Próximo compromisso')
    expect(await within(next).findByText('Porta principal', { selector: 'p' })).toBeVisible()
    expect(within(next).getByRole('heading', { level: 2 })).toHaveTextContent(
      `${spokenFrom(inDays(1))} ${shownTime(inDays(1))}`,
    )
    expect(within(next).getByText('amanhã')).toBeVisible()
    expect(within(next).getByText('Central')).toBeVisible()
    expect(within(next).getByText('Campinas')).toBeVisible()
    expect(within(next).getByText('Ana Lima')).toBeVisible()
    expect(within(next).getByText('Bia Reis')).toBeVisible()
    expect(within(next).getByRole('link', { name: 'Sara' })).toHaveAttribute(
      'href',
      'https://wa.me/5519988887777',
    )
    expect(cards()).toEqual([spokenFrom(inDays(9))])
    expect(screen.getByText('Página 1 de 1')).toBeVisible()
    expect(screen.getByText('Atualizado agora')).toBeVisible()
  })

  test('name the city as the house carries it, and that of a former city by its own document', async () => {
    const house = {
      nome: 'Central',
      cidade: 'campinas',
      nomeDaCidade: { id: 'campinas', nome: 'Campinas do Sul' },
    }
    await writeDocuments({
      'Igreja/central': house,
      'Reports/r1': report([{ date: stamp(1), atriu: [pedro] }]),
    })
    const { unmount } = await renderApp('/home', 'porteiro')
    expect(await screen.findByText('Campinas do Sul')).toBeVisible()
    unmount()
    await writeDocuments({ 'Igreja/central': { ...house, nomeDaCidade: { id: 'jundiai', nome: 'Jundiaí' } } })
    localStorage.removeItem('escala:compromissos')
    await renderApp('/home', 'porteiro')
    expect(await screen.findByText('Campinas')).toBeVisible()
    expect(screen.queryByText('Jundiaí')).toBeNull()
  })

  test('name everybody of the house at the service, whatever report names them', async () => {
    const day = { date: stamp(1) }
    const sister = (id: string, name: string) => ({ ...person(id, name), genero: 'feminino' })
    await writeDocuments({
      'Reports/r1': report([{ ...day, atriu: [pedro, person('rui', 'Rui Alves')], corredor: [] }]),
      'Reports/irmas': {
        ...report([{ ...day, atriu: [sister('ana', 'Ana Lima')], banheiro: [sister('bia', 'Bia Reis')] }]),
        genero: 'feminino',
        pessoas: ['ana', 'bia'],
      },
      'Reports/som': {
        ...report([{ ...day, som: [person('caio', 'Caio Dias'), person('ivo', 'Ivo Paz')] }]),
        cargo: 'som',
        pessoas: ['caio', 'ivo'],
      },
      'Reports/outra-casa': {
        ...report([{ ...day, atriu: [person('eva', 'Eva Melo')] }]),
        igreja: 'norte',
        pessoas: ['eva'],
      },
    })
    const { user } = await renderApp('/home', 'porteiro')
    const next = await section('Próximo compromisso')
    expect(await within(next).findByText('Ana Lima, Rui Alves')).toBeVisible()
    expect(within(next).getByText('Bia Reis')).not.toBeVisible()
    await user.click(within(next).getByText('Nos outros postos (3)'))
    expect(within(next).getByText('Bia Reis')).toBeVisible()
    expect(within(next).getByText('Caio Dias, Ivo Paz')).toBeVisible()
    expect(screen.queryByText(/Eva Melo/)).toBeNull()
  })

  test('come seven to a page and follow the database', async () => {
    const days = Array.from({ length: 15 }, (_, index) => ({ date: stamp(index + 1), atriu: [pedro] }))
    await writeDocuments({ 'Reports/r1': report(days) })
    const { user } = await renderApp('/home', 'porteiro')
    expect(await screen.findByText('Página 1 de 3')).toBeVisible()
    expect(cards()).toHaveLength(6)
    await user.click(screen.getByRole('button', { name: 'Próxima' }))
    expect(screen.getByText('Página 2 de 3')).toBeVisible()
    expect(cards()).toHaveLength(7)
    await user.click(screen.getByRole('button', { name: 'Anterior' }))
    expect(screen.getByText('Página 1 de 3')).toBeVisible()

    await writeDocuments({ 'Reports/r1': report([]) })
    expect(await screen.findByText(EMPTY)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Abrir o calendário' })).toBeVisible()
  })

  test('of an older database show what is missing instead of breaking', async () => {
    await writeDocuments({
      'Reports/r1': {
        ...report([
          { date: 'amanhã cedo', atriu: [pedro] },
          { date: new Date(inDays(3)).toISOString(), corredor: [pedro] },
        ]),
        cidade: 'sumiu',
        igreja: 'sumiu',
      },
    })
    await renderApp('/home', 'porteiro')
    const next = await section('Próximo compromisso')
    expect(await within(next).findByText('Cidade não encontrada')).toBeVisible()
    expect(await within(next).findByText('Igreja não encontrada')).toBeVisible()
    expect(within(next).getByText('Pedidos de oração')).toBeVisible()
    expect(within(next).getByRole('heading', { level: 2 })).toHaveTextContent(spokenFrom(inDays(3)))
    expect(screen.getByText('Hora não disponível')).toBeVisible()
    expect(cards()).toEqual(['Data não disponível'])
  })
})

describe('what was shown', () => {
  test('is remembered on this device until log-out', async () => {
    await writeDocuments({ 'Reports/r1': report([{ date: stamp(2), atriu: [pedro] }]) })
    const first = await renderApp('/home', 'porteiro')
    await section('Próximo compromisso')
    await waitFor(() => expect(localStorage.getItem('escala:compromissos')).toContain('Campinas'))
    const question = await askToLogOut(first.user)
    await first.user.click(within(question).getByRole('button', { name: 'Sair' }))
    expect(await screen.findByText('Logout realizado com sucesso.')).toBeVisible()
    expect(localStorage.getItem('escala:compromissos')).toBeNull()
  })
})

const pedro = person('porteiro', String(USERS['porteiro']?.['name']))

function person(id: string, name: string) {
  return { id, name, genero: 'masculino' }
}

function stamp(days: number) {
  return Timestamp.fromMillis(inDays(days))
}

function report(days: Record<string, unknown>[]) {
  return {
    nomeRelatorio: 'Portas',
    cidade: 'campinas',
    igreja: 'central',
    cargo: 'porteiro',
    genero: 'masculino',
    ativo: true,
    atual: true,
    report: days,
    pessoas: ['porteiro'],
    versao: 1,
  }
}

async function section(text: string) {
  const found = (await screen.findByText(text)).closest('section')
  if (!found) throw new Error(`no section around ${text}`)
  return found
}

function cards() {
  return within(screen.getByRole('list', { name: 'Compromissos' }))
    .getAllByRole('listitem')
    .map((card) => card.querySelector('strong')?.textContent)
}
