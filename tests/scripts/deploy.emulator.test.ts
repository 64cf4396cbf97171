import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadRules } from '../../scripts/deploy/load-rules.ts'
import { runScript } from './run-script.ts'

const PROJECT = 'demo-deploy'
const EMULATOR = process.env['FIRESTORE_EMULATOR_HOST'] ?? ''

describe('deploy', () => {
  const deploy = (...args: string[]) => runScript('deploy', args, { VITE_FIREBASE_PROJECT_ID: '' })

  it('lists everything that is wrong and publishes nothing', async () => {
    const { code, stdout, stderr } = await deploy('--project', 'minha-rede', '--json')
    expect(code).toBe(1)
    expect(JSON.parse(stdout).erro).toMatch(/^Nada foi publicado:\n- Falta /)
    expect(stderr).toContain('- Falta VITE_FIREBASE_PROJECT_ID.')
  })

  it.each([
    [[], 'Diga em que projeto publicar com --project ID.'],
    [['--project', 'demo-escala'], 'só existe nos emuladores: acrescente --emulator'],
    [['--project', 'Minha Rede'], 'não é o ID de um projeto'],
    [['--project', 'minha-rede', '--credentials', 'none.json'], 'none.json não pode ser lido'],
  ])('refuses %j in one sentence', async (args, sentence) => {
    const { code, stderr } = await deploy(...args)
    expect(code).toBe(1)
    expect(stderr).toContain(sentence)
  })
})

it('checks a whole release without touching the folder that npm start serves', async () => {
  const served = () => (existsSync('dist') ? statSync('dist/index.html').mtimeMs : 'nothing')
  const before = served()
  const { code, stdout, stderr } = await runScript('deploy', ['--project', 'minha-rede', '--check'], {
    VITE_TITULO: 'Portas da Rede',
    VITE_SENHA_PADRAO: 'rede2026',
    VITE_FIREBASE_API_KEY: 'AIzaSyA1234567890abcdefghijklmnopqrstuv',
    VITE_FIREBASE_AUTH_DOMAIN: 'minha-rede.firebaseapp.com',
    VITE_FIREBASE_PROJECT_ID: 'minha-rede',
    VITE_FIREBASE_APP_ID: '1:123456789012:web:abcdef1234567890',
    VITE_FIRESTORE_EMULATOR: '',
    VITE_AUTH_EMULATOR: '',
  })
  expect(stderr).toContain('Regras do banco: compilam.')
  expect(stdout).toBe('Tudo em ordem. Nada foi publicado.\n')
  expect(code).toBe(0)
  expect(served()).toBe(before)
  expect(readdirSync('.cache').filter((name) => name.startsWith('deploy-'))).toEqual([])
})

describe('the rules', () => {
  const rules = readFileSync('firestore.rules', 'utf8')

  it('compile', async () => {
    expect(await loadRules(EMULATOR, PROJECT, rules)).toBeUndefined()
  })

  it('do not, with a brace too few', async () => {
    expect(await loadRules(EMULATOR, PROJECT, rules.slice(0, rules.lastIndexOf('}')))).toMatch(/\S/)
  })
})
