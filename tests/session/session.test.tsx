import { render, screen, waitFor } from '@testing-library/react'
import { collection, deleteDoc, doc, getDoc, getDocs, Timestamp } from 'firebase/firestore'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { App } from '#src/app/app.tsx'
import { SESSION_MS } from '#src/session/stored-session.ts'
import { asServer, NETWORK, PASSWORD, resetNetwork, USERS, writeDocuments } from '#tests/setup/network.ts'
import { renderApp } from '#tests/setup/render-app.tsx'

beforeEach(() => {
  localStorage.clear()
  return resetNetwork()
})

async function typeLogIn(
  user: Awaited<ReturnType<typeof renderApp>>['user'],
  email: string,
  password: string,
) {
  const [username, secret] = [await screen.findByLabelText('Usuário'), screen.getByLabelText('Senha')]
  await user.clear(username)
  await user.type(username, email)
  await user.clear(secret)
  await user.type(secret, password)
  await user.click(screen.getByRole('button', { name: 'Acessar' }))
}

describe('log-in', () => {
  test('goes to the page that was asked for, or else to /home', async () => {
    const { user } = await renderApp('/cidade?ordem=-nome')
    await typeLogIn(user, 'ADA@rede.org', PASSWORD)
    expect(await screen.findByRole('heading', { name: 'Cidades' })).toBeVisible()
    expect(window.location.search).toBe('?ordem=-nome')
  })

  test('a device that knows the account may fail five times, then reads when to try again', async () => {
    const { user, unmount } = await renderApp('/', 'admin')
    await waitFor(() => expect(window.location.pathname).toBe('/home'))
    unmount()
    await renderApp('/')
    for (let failure = 1; failure <= 5; failure++) {
      await typeLogIn(user, 'ada@rede.org', `errada-${failure}`)
      expect(await screen.findByText('Senha incorreta!')).toBeVisible()
    }
    await typeLogIn(user, 'ada@rede.org', PASSWORD)
    expect(
      await screen.findByText(/^Muitas tentativas com a senha errada\. Tente novamente às \d\d:\d\d\.$/),
    ).toBeVisible()
    expect(screen.getByLabelText('Senha')).toHaveValue(PASSWORD)

    await typeLogIn(user, 'sara@rede.org', PASSWORD)
    await waitFor(() => expect(window.location.pathname).toBe('/home'))
  })
})

test('a first password older than 30 days opens nothing, and the page says whom to ask', async () => {
  const created = Timestamp.fromMillis(Date.now() - 31 * 24 * 60 * 60 * 1000)
  await writeDocuments({ 'User/novo': { ...USERS['novo'], createdAt: created, sessoesDesde: created } })
  const { user } = await renderApp('/')
  await typeLogIn(user, 'nilo@rede.org', 'errada-1')
  expect(await screen.findByText('Senha incorreta!')).toBeVisible()
  await typeLogIn(user, 'nilo@rede.org', 'mudar123')
  expect(await screen.findByText(/^Esta senha provisória venceu/)).toBeVisible()
})

test('the session is renewed when the app is loaded, and not right after the log-in that made it', async () => {
  const renewedAfter = async () => {
    let ms = Number.NaN
    await asServer(async (db) => {
      const [session] = (await getDocs(collection(db, 'Sessao'))).docs
      ms = session?.get('lastLogin').toMillis() - session?.get('desde').toMillis()
    })
    return ms
  }
  const { user, unmount } = await renderApp('/')
  await typeLogIn(user, 'paula@rede.org', PASSWORD)
  await waitFor(() => expect(window.location.pathname).toBe('/home'))
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  expect(await renewedAfter()).toBe(0)
  unmount()
  render(<App Router={BrowserRouter} />)
  await waitFor(async () => expect(await renewedAfter()).toBeGreaterThan(0), { timeout: 20_000 })
})

test('every log-in has an identity of its own, and the browser keeps the same secret', async () => {
  const identities = new Set<string>()
  const devices = new Set<string>()
  for (const person of ['admin', 'porteiro', 'admin'] as const) {
    const { unmount } = await renderApp('/home', person)
    await asServer(async (db) => {
      const sessions = await getDocs(collection(db, 'Sessao'))
      expect(sessions.size).toBe(1)
      for (const { id } of sessions.docs) identities.add(id)
      for (const { id } of (await getDocs(collection(db, 'Dispositivo'))).docs)
        devices.add(id.split('_')[0] ?? '')
    })
    unmount()
  }
  expect(identities.size).toBe(3)
  expect(devices.size).toBe(1)
})

describe('the session in this browser', () => {
  test.each([
    [
      'is 7 days old',
      JSON.stringify({ uid: 'admin', email: '', name: '', cargo: '', lastLogin: Date.now() - SESSION_MS }),
    ],
    ['cannot be read', '{"uid":'],
    ['names nobody', JSON.stringify({ lastLogin: Date.now() })],
  ])('that %s ends with a sentence', async (_what, stored) => {
    localStorage.setItem('session', stored)
    window.history.pushState(null, '', '/cidade')
    render(<App Router={BrowserRouter} />)
    expect(await screen.findByText('Logout realizado com sucesso.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Acessar' })).toBeVisible()
    expect(localStorage.getItem('session')).toBeNull()
  })

  test('younger than 7 days is refreshed and goes on', async () => {
    await renderApp('/', 'admin')
    const before = Date.now()
    expect(SESSION_MS).toBe(604_800_000)
    const stored = JSON.parse(localStorage.getItem('session') ?? '')
    expect(stored.lastLogin).toBeGreaterThan(before - 5_000)
    expect(Object.keys(stored).sort()).toEqual(['cargo', 'email', 'lastLogin', 'name', 'uid'])
    expect(JSON.parse(localStorage.getItem('loggedUser') ?? '')).toEqual({
      uid: 'admin',
      name: USERS['admin']?.['name'],
      cargo: 'admin',
    })
    await waitFor(() => expect(window.location.pathname).toBe('/home'))
  })

  test('stays young in a page that is open for days: each renewal counts here too', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    await renderApp('/cidade', 'admin')
    await vi.waitFor(() => expect(screen.getByText('Campinas')).toBeVisible(), { timeout: 20_000 })
    const stored = JSON.parse(localStorage.getItem('session') ?? '')
    localStorage.setItem(
      'session',
      JSON.stringify({ ...stored, lastLogin: stored.lastLogin - SESSION_MS / 2 }),
    )
    vi.advanceTimersByTime(SESSION_MS / 7)
    await vi.waitFor(() => {
      const { lastLogin } = JSON.parse(localStorage.getItem('session') ?? '')
      expect(lastLogin).toBeGreaterThanOrEqual(stored.lastLogin)
    })
  })
})

test('a password reset elsewhere ends the session with a sentence', async () => {
  await renderApp('/cidade', 'admin')
  await screen.findByText('Campinas')
  await writeDocuments({
    'User/admin': {
      ...USERS['admin'],
      senhaPadrao: false,
      sessoesDesde: Timestamp.fromMillis(Date.now() + 1000),
    },
  })
  expect(
    await screen.findByText('Sua sessão terminou. Entre novamente.', {}, { timeout: 10_000 }),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: 'Acessar' })).toBeVisible()
  expect(screen.queryByText('Campinas')).toBeNull()
})

test('a user who is deleted meanwhile is signed out', async () => {
  await renderApp('/home', 'porteiro')
  await screen.findByRole('heading', { name: 'Meus Compromissos' })
  await asServer((db) => deleteDoc(doc(db, 'User/porteiro')))
  expect(await screen.findByText('Sua sessão terminou. Entre novamente.')).toBeVisible()
})

describe('what only the console is told', () => {
  const warn = vi.spyOn(console, 'warn')
  beforeEach(() => {
    warn.mockReset().mockImplementation(() => {})
  })
  afterEach(() => {
    warn.mockReset()
  })

  test.each([
    ['that is gone', { cargo: 'sumiu' }, 'Cargo não encontrado'],
    ['that was never given', { cargo: '' }, 'Cargo não encontrado'],
    ['without permissions', { cargo: 'vazio' }, 'Permissões inválidas ou não encontradas'],
  ])('a position %s', async (_what, fields, sentence) => {
    await writeDocuments({ 'Cargo/vazio': { nome: 'Vazio', permissoes: 'nenhuma' } })
    await writeDocuments({ 'User/porteiro': { ...USERS['porteiro'], ...fields } })
    await renderApp('/home', 'porteiro')
    await waitFor(() => expect(warn).toHaveBeenCalledWith(sentence))
    expect(await screen.findByRole('heading', { name: 'Meus Compromissos' })).toBeVisible()
    expect(screen.queryByText(sentence)).toBeNull()
  })
})

describe('the guard', () => {
  test('sends a signed-out visitor to the log-in page', async () => {
    await renderApp('/cidade')
    expect(await screen.findByRole('button', { name: 'Acessar' })).toBeVisible()
  })

  test('lets an empty permission list through, where the rules still protect the data', async () => {
    await writeDocuments({ 'Cargo/admin': { ...NETWORK['Cargo/admin'], permissoes: [] } })
    await renderApp('/cidade/new', 'admin')
    expect(await screen.findByRole('button', { name: 'Salvar' })).toBeVisible()
  })

  test('follows the position: a permission taken away closes the page', async () => {
    await renderApp('/cidade', 'admin')
    await screen.findByText('Campinas')
    await writeDocuments({ 'Cargo/admin': { ...NETWORK['Cargo/admin'], permissoes: ['home'] } })
    expect(await screen.findByRole('heading', { name: 'Sem permissão' })).toBeVisible()
    expect(screen.getByText('Você não tem permissão para acessar a página: /cidade')).toBeVisible()
  })

  test('the access-denied page falls back to /, an unknown path gets the 404 page', async () => {
    const { unmount } = await renderApp('/acesso_negado', 'admin')
    expect(await screen.findByText('Você não tem permissão para acessar a página: /')).toBeVisible()
    unmount()
    await renderApp('/nada/disto', 'admin')
    expect(await screen.findByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
  })

  test('an account on its default password reaches nothing but the first access', async () => {
    const { user } = await renderApp('/')
    await typeLogIn(user, 'nilo@rede.org', 'mudar123')
    expect(await screen.findByRole('button', { name: 'Atualizar Senha' })).toBeVisible()
    await user.type(screen.getByLabelText('Nova senha'), `${'é'.repeat(37)}`)
    await user.type(screen.getByLabelText('Confirme a nova senha'), `${'é'.repeat(37)}`)
    await user.click(screen.getByRole('button', { name: 'Atualizar Senha' }))
    expect(await screen.findByText(/longa demais/)).toBeVisible()
  })

  test('a first access leaves a new hash and its log entry, and leads to /home', async () => {
    const { user } = await renderApp('/')
    await typeLogIn(user, 'nilo@rede.org', 'mudar123')
    await user.type(await screen.findByLabelText('Nova senha'), 'só-minha-1')
    await user.type(screen.getByLabelText('Confirme a nova senha'), 'só-minha-1')
    await user.click(screen.getByRole('button', { name: 'Atualizar Senha' }))
    expect(await screen.findByText('Senha atualizada com sucesso!')).toBeVisible()
    await waitFor(() => expect(window.location.pathname).toBe('/home'))
    await asServer(async (db) => {
      const [entry] = (await getDocs(collection(db, 'Log'))).docs
      expect(entry?.id).toMatch(/^novo_\d{13}$/)
      expect(entry?.data()).toEqual({
        userId: 'novo',
        userName: 'nilo@rede.org',
        nameUser: 'Nilo Novo',
        action: 'Primeiro-Login',
        timestamp: expect.any(Timestamp),
      })
      expect((await getDoc(doc(db, 'User/novo'))).data()).toMatchObject({ senhaPadrao: false })
      expect((await getDoc(doc(db, 'Login/nilo@rede.org'))).data()?.['salt']).toMatch(/^\$2b\$10\$/)
    })
  })
})
