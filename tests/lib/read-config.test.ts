import { expect, test } from 'vitest'
import { readConfig } from '#src/lib/read-config.ts'

const PRODUCTION = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'rede.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'rede',
  VITE_FIREBASE_APP_ID: 'app',
  VITE_SENHA_PADRAO: 'trocar-já',
}

test('without anything it is the emulators of this machine', () => {
  const config = readConfig({})
  expect(config.emulators).toEqual({ firestore: '127.0.0.1:8080', auth: '127.0.0.1:9099' })
  expect(config.firebase.projectId).toMatch(/^demo-/)
})

test('with a project it is that project, and never an emulator', () => {
  const config = readConfig(PRODUCTION)
  expect(config.emulators).toBeUndefined()
  expect(config.firebase).toEqual({
    apiKey: 'key',
    authDomain: 'rede.firebaseapp.com',
    projectId: 'rede',
    appId: 'app',
  })
})

test('every problem is listed at once', () => {
  const env = {
    VITE_FIREBASE_PROJECT_ID: 'rede',
    VITE_FIREBASE_API_KEY: ' ',
    VITE_LOGO: 'https://elsewhere/logo.png',
  }
  expect(() => readConfig(env)).toThrow(
    /VITE_SENHA_PADRAO is missing[\s\S]*VITE_FIREBASE_API_KEY is missing[\s\S]*VITE_FIREBASE_AUTH_DOMAIN is missing[\s\S]*VITE_LOGO must be/,
  )
})

test.each([
  ['VITE_FIRESTORE_EMULATOR', 'abc', /VITE_FIRESTORE_EMULATOR must be host:port/],
  ['VITE_SENHA_PADRAO', 'curta', /VITE_SENHA_PADRAO must have 6 to 72 bytes/],
  ['VITE_SENHA_PADRAO', 'é'.repeat(37), /VITE_SENHA_PADRAO must have 6 to 72 bytes/],
])('%s = %s is refused', (name, value, problem) => {
  expect(() => readConfig({ [name]: value })).toThrow(problem)
})

test('whom to ask is a name and a number with its area code, or nobody', () => {
  expect(readConfig({}).contato).toBeUndefined()
  const contato = { VITE_CONTATO_NOME: 'Sara', VITE_CONTATO_CELULAR: '11 98765-4321' }
  expect(readConfig(contato).contato).toEqual({ nome: 'Sara', celular: '11 98765-4321' })
  for (const half of [
    { VITE_CONTATO_NOME: 'Sara' },
    { VITE_CONTATO_CELULAR: '11987654321' },
    { VITE_CONTATO_NOME: 'Sara', VITE_CONTATO_CELULAR: '98765-4321' },
  ]) {
    expect(() => readConfig(half)).toThrow(/VITE_CONTATO_NOME and VITE_CONTATO_CELULAR/)
  }
})
