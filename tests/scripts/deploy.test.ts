import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { withAppCheck } from '../../scripts/deploy/app-check-hosting.ts'
import { bundleProblems } from '../../scripts/deploy/bundle-problems.ts'
import { environmentFindings } from '../../scripts/deploy/environment-findings.ts'
import { hostingProblems } from '../../scripts/deploy/hosting-problems.ts'
import { newRelease } from '../../scripts/deploy/release.ts'

const ENVIRONMENT = {
  VITE_TITULO: 'Portas da Rede',
  VITE_SENHA_PADRAO: 'rede2026',
  VITE_FIREBASE_API_KEY: 'AIzaSyA-exemplo_de_uma_chave_0123456789',
  VITE_FIREBASE_AUTH_DOMAIN: 'minha-rede.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'minha-rede',
  VITE_FIREBASE_APP_ID: '1:123456789012:web:0123456789abcdef',
  VITE_APP_CHECK_SITE_KEY: 'chave',
}

describe('the environment of a deploy', () => {
  const findings = (env: Record<string, string>, rehearsal = false) =>
    environmentFindings(env, 'minha-rede', rehearsal)

  it('is in order when it is complete', () => {
    expect(findings(ENVIRONMENT)).toEqual({ problems: [], warnings: [] })
  })

  it('only warns when App Check is off', () => {
    const { problems, warnings } = findings({ ...ENVIRONMENT, VITE_APP_CHECK_SITE_KEY: '' })
    expect(problems).toEqual([])
    expect(warnings).toEqual([expect.stringContaining('o App Check fica desligado')])
  })

  it.each(Object.keys(ENVIRONMENT).filter((name) => name !== 'VITE_APP_CHECK_SITE_KEY'))(
    'needs %s',
    (name) => {
      for (const nothing of ['', '  ']) {
        const { problems } = findings({ ...ENVIRONMENT, [name]: nothing })
        expect(problems).toContain(`Falta ${name}.`)
      }
    },
  )

  it.each([
    [
      { VITE_FIREBASE_PROJECT_ID: 'outra-rede' },
      'VITE_FIREBASE_PROJECT_ID é outra-rede, mas --project é minha-rede.',
    ],
    [
      { VITE_FIRESTORE_EMULATOR: '127.0.0.1:8080' },
      'VITE_FIRESTORE_EMULATOR aponta para um emulador: retire-a.',
    ],
    [{ VITE_AUTH_EMULATOR: '127.0.0.1:9099' }, 'VITE_AUTH_EMULATOR aponta para um emulador: retire-a.'],
    [{ VITE_SENHA_PADRAO: 'mudar123' }, expect.stringContaining('é a senha da demonstração')],
    [{ VITE_SENHA_PADRAO: 'portas2026' }, expect.stringContaining('é a senha da demonstração')],
    [{ VITE_FIREBASE_API_KEY: 'ensaio' }, 'VITE_FIREBASE_API_KEY não é a do firebaseConfig: "ensaio".'],
    [{ VITE_FIREBASE_APP_ID: '1:1:web:1' }, 'VITE_FIREBASE_APP_ID não é a do firebaseConfig: "1:1:web:1".'],
    [{ VITE_SENHA_PADRAO: 'curta' }, 'VITE_SENHA_PADRAO precisa de 6 caracteres ou mais.'],
  ])('refuses %j', (change, problem) => {
    expect(findings({ ...ENVIRONMENT, ...change }).problems).toEqual([problem])
  })
})

describe('the environment of a rehearsal', () => {
  it('may have any keys', () => {
    const env = { ...ENVIRONMENT, VITE_FIREBASE_API_KEY: 'ensaio', VITE_FIREBASE_APP_ID: 'ensaio' }
    expect(environmentFindings(env, 'minha-rede', true).problems).toEqual([])
  })
})

describe('the built app', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  beforeEach(() => {
    mkdirSync(join(folder, 'assets'), { recursive: true })
    writeFileSync(join(folder, 'assets', 'index.js'), 'const config={projectId:"minha-rede"}')
  })

  it('holds its project and nothing of the demonstration', () => {
    expect(bundleProblems(folder, 'minha-rede')).toEqual([])
    expect(bundleProblems(folder, 'outra-rede')).toEqual([
      'O aplicativo construído não cita o projeto outra-rede.',
    ])
  })

  it.each([
    '127.0.0.1:8080',
    'demo-escala',
    'portas2026',
    'mudar123',
    'admin@exemplo.org',
    'VITE_FIRESTORE_EMULATOR',
  ])('must not hold %s', (word) => {
    writeFileSync(join(folder, 'assets', 'more.js'), `x("${word}")`)
    expect(bundleProblems(folder, 'minha-rede')).toEqual([expect.stringContaining('more.js contém')])
    rmSync(join(folder, 'assets', 'more.js'))
  })
})

describe('the headers of the hosting', () => {
  const text = readFileSync('firebase.json', 'utf8')

  it('name the hosts of reCAPTCHA only when App Check has a key', () => {
    expect(text).not.toContain('recaptcha')
    const extended = withAppCheck(JSON.stringify(JSON.parse(text)))
    expect(hostingProblems(JSON.parse(extended))).toEqual([])
    expect(extended).toContain("script-src 'self' https://www.google.com/recaptcha/")
    expect(extended).toMatch(/connect-src 'self' [^;]*https:\/\/content-firebaseappcheck.googleapis.com/)
    expect(extended).toMatch(/; frame-src https:\/\/www.google.com\/recaptcha\/ [^;]*"/)
  })

  it('are all there', () => {
    expect(hostingProblems(JSON.parse(text))).toEqual([])
  })

  it.each([
    ['Content-Security-Policy', 'X-Other', 'não envia Content-Security-Policy'],
    ['Strict-Transport-Security', 'X-Other', 'não envia Strict-Transport-Security'],
    ["connect-src 'self'", "connect-src 'self' http://127.0.0.1:8080", 'deixa falar com um emulador'],
    ['"!/assets/**"', '"**"', 'que os aparelhos guardariam'],
    ["script-src 'self'", "script-src 'self' 'unsafe-inline'", 'deixa executar scripts'],
  ])('are missed when %s becomes %s', (from, to, problem) => {
    expect(hostingProblems(JSON.parse(text.replace(from, to)))).toEqual([expect.stringContaining(problem)])
  })

  it('of a file that is no configuration are all missed', () => {
    expect(hostingProblems(null)).toHaveLength(6)
  })
})

it('publishes what was checked: the app, the rules and the headers of one folder', () => {
  const { appDir, rules, seal, remove } = newRelease(process.cwd())
  mkdirSync(join(appDir, 'assets'), { recursive: true })
  writeFileSync(join(appDir, 'assets/main-aB3_x-9Z.js'), '')
  const config = seal(false)
  const written = JSON.parse(readFileSync(config, 'utf8'))
  expect(join(dirname(config), written.hosting.public)).toBe(appDir)
  expect(join(dirname(config), written.firestore.rules)).toBe(rules)
  expect(readFileSync(rules, 'utf8')).toBe(readFileSync('firestore.rules', 'utf8'))
  expect(hostingProblems(written)).toEqual([])
  // only what is there may be kept for a year
  expect(written.hosting.headers.at(-1).source).toBe('/assets/@(main-aB3_x-9Z.js)')
  remove()
  expect(existsSync(config)).toBe(false)
})
