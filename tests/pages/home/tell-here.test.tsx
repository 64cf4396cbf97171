import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { doc, getDoc } from 'firebase/firestore'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TellHere } from '#src/pages/home/tell-here.tsx'
import { logOut } from '#src/session/log-out.ts'
import { asServer, resetNetwork } from '#tests/setup/network.ts'
import { renderApp } from '#tests/setup/render-app.tsx'

const PUBLIC_KEY = `B${'k'.repeat(86)}`
const DEVICE = {
  endpoint: 'https://push.example.org/send/abc',
  p256dh: `B${'x'.repeat(86)}`,
  auth: 'y'.repeat(22),
}

/** The part of a browser that jsdom lacks: its push service. */
let subscribed = false
let permission: NotificationPermission = 'granted'
const subscription = {
  toJSON: () => ({ endpoint: DEVICE.endpoint, keys: { p256dh: DEVICE.p256dh, auth: DEVICE.auth } }),
  unsubscribe: async () => {
    subscribed = false
    return true
  },
}
const registration = {
  pushManager: {
    getSubscription: async () => (subscribed ? subscription : null),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      subscribed = applicationServerKey === PUBLIC_KEY
      return subscription
    },
  },
}

beforeEach(async () => {
  subscribed = false
  permission = 'granted'
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { requestPermission: async () => permission })
  vi.stubEnv('VITE_PUSH_PUBLIC_KEY', PUBLIC_KEY)
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => registration, ready: Promise.resolve(registration) },
  })
  await resetNetwork()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

test('asks at the tap, keeps where the device is reached, and forgets it at the next tap and at the log-out', async () => {
  const { user } = await renderApp('/acesso_negado', 'porteiro')
  render(<TellHere uid="porteiro" publicKey={PUBLIC_KEY} />)
  const button = await screen.findByRole('button', { name: 'Avisar neste aparelho', pressed: false })
  await user.click(button)
  expect(await screen.findByText('Pronto: na véspera de servir, este aparelho avisa.')).toBeVisible()
  await waitFor(async () => expect(await devices()).toMatchObject([DEVICE]))
  await user.click(screen.getByRole('button', { name: 'Avisar neste aparelho', pressed: true }))
  await waitFor(async () => expect(await devices()).toEqual([]))
  // the button says so once the write has come back, which what the server holds may precede
  const off = await screen.findByRole('button', { name: 'Avisar neste aparelho', pressed: false })
  expect(subscribed).toBe(false)

  await user.click(off)
  await waitFor(async () => expect(await devices()).toHaveLength(1))
  cleanup()
  await logOut()
  expect(subscribed).toBe(false)
  expect(await devices()).toEqual([])
})

test('says where to allow it when the browser does not', async () => {
  permission = 'denied'
  const { user } = await renderApp('/acesso_negado', 'porteiro')
  render(<TellHere uid="porteiro" publicKey={PUBLIC_KEY} />)
  await user.click(await screen.findByRole('button', { name: 'Avisar neste aparelho' }))
  expect(await screen.findByText(/O navegador não deixa este site avisar/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Avisar neste aparelho', pressed: false })).toBeVisible()
})

async function devices(): Promise<unknown[]> {
  let aparelhos: Record<string, unknown> = {}
  await asServer(async (db) => {
    aparelhos = (await getDoc(doc(db, 'Avisos', 'porteiro'))).data()?.['aparelhos'] ?? {}
  })
  return Object.values(aparelhos)
}
