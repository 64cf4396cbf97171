import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase, readTarget, targetName } from '../../scripts/database/open-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'credentials-'))
afterAll(() => rmSync(folder, { recursive: true }))

function file(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

describe('readTarget', () => {
  it('is the emulator of this machine without options', () => {
    expect(readTarget({}, {})).toEqual({
      projectId: 'demo-escala',
      emulator: '127.0.0.1:8080',
      credentials: undefined,
    })
    expect(readTarget({}, { FIRESTORE_EMULATOR_HOST: 'localhost:1234' }).emulator).toBe('localhost:1234')
  })

  it('is the real project with --project, whatever the environment says', () => {
    const target = readTarget({ project: 'minha-rede' }, { FIRESTORE_EMULATOR_HOST: 'localhost:1234' })
    expect(target).toEqual({ projectId: 'minha-rede', emulator: undefined, credentials: undefined })
    expect(targetName(target)).toBe('projeto minha-rede')
  })

  it('is the emulator for a demo- project and with --emulator', () => {
    expect(readTarget({ project: 'demo-x' }, {}).emulator).toBe('127.0.0.1:8080')
    const target = readTarget({ project: 'minha-rede', emulator: '10.0.0.1:99' }, {})
    expect(targetName(target)).toBe('emulador em 10.0.0.1:99, projeto minha-rede')
    expect(readTarget({ emulator: '' }, { FIRESTORE_EMULATOR_HOST: 'a:1' }).emulator).toBe('a:1')
  })

  it.each([
    [{ project: 'Minha Rede' }, /não é o ID de um projeto/],
    [{ emulator: '8080' }, /deve ser HOST:PORTA/],
    [{ credentials: 'x.json' }, /O emulador não usa credenciais/],
  ])('refuses %j', (values, message) => {
    expect(() => readTarget(values, {})).toThrow(message)
  })
})

describe('openDatabase', () => {
  const open = (credentials: string) =>
    openDatabase({ projectId: 'minha-rede', emulator: undefined, credentials })

  it('says that nothing answers where the emulator should be', async () => {
    const target = { projectId: 'demo-x', emulator: '127.0.0.1:1', credentials: undefined }
    await expect(openDatabase(target)).rejects.toThrow('não responde em 127.0.0.1:1')
  })

  it('refuses a service account that it cannot use, before anything is sent', async () => {
    await expect(open(join(folder, 'none.json'))).rejects.toThrow('não pode ser lido')
    await expect(open(file('broken.json', '{'))).rejects.toThrow('não é o arquivo JSON de uma conta')
    await expect(open(file('other.json', '{"project_id":"outra"}'))).rejects.toThrow(
      'é do projeto outra, e não de minha-rede',
    )
    await expect(open(file('half.json', '{"project_id":"minha-rede"}'))).rejects.toThrow('JSON completo')
  })
})
