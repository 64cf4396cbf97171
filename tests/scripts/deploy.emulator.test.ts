import { readFileSync } from 'node:fs'
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

describe('the rules', () => {
  const rules = readFileSync('firestore.rules', 'utf8')

  it('compile', async () => {
    expect(await loadRules(EMULATOR, PROJECT, rules)).toBeUndefined()
  })

  it('do not, with a brace too few', async () => {
    expect(await loadRules(EMULATOR, PROJECT, rules.slice(0, rules.lastIndexOf('}')))).toMatch(/\S/)
  })
})
