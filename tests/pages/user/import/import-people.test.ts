import { expect, test } from 'vitest'
import type { UserFields } from '#src/domain/entities.ts'
import { importPeople, type Outcome } from '#src/pages/user/import/import-people.ts'

test('everybody is registered once, and reported', async () => {
  const { outcomes, created } = await run(people(50), async () => {})
  expect(created).toHaveLength(50)
  expect(new Set(created).size).toBe(50)
  expect(outcomes.size).toBe(50)
})

test('a lost connection ends it; the next run finishes without repeating anybody', async () => {
  const first = await run(people(50), async (name) => {
    if (name === 'p20') throw new Error('offline')
  })
  expect(first.error).toEqual(new Error('offline'))
  expect(first.created.length).toBeGreaterThanOrEqual(20)
  expect(first.created.length).toBeLessThan(30)
  const rest = people(50).filter(({ line }) => !first.outcomes.has(line))
  const second = await run(rest, async () => {})
  expect([...first.created, ...second.created].sort()).toEqual(
    people(50)
      .map(({ fields }) => fields.name)
      .sort(),
  )
})

test('an abort lets those under way finish and starts nobody else', async () => {
  const abort = new AbortController()
  const { created, error } = await run(people(50), async (name) => name === 'p10' && abort.abort(), abort)
  expect(error).toBeUndefined()
  expect(created.length).toBeLessThan(20)
})

async function run(
  list: ReturnType<typeof people>,
  before: (name: string) => Promise<unknown>,
  abort = new AbortController(),
) {
  const outcomes = new Map<number, Outcome>()
  const created: string[] = []
  const create = async ({ name }: UserFields): Promise<Outcome> => {
    await before(name)
    created.push(name)
    return 'created'
  }
  const error: unknown = await importPeople(
    list,
    create,
    (line, outcome) => outcomes.set(line, outcome),
    abort.signal,
  ).catch((reason: unknown) => reason)
  return { outcomes, created, error }
}

function people(count: number) {
  return Array.from({ length: count }, (_, i) => ({
    line: i + 2,
    fields: {
      name: `p${i}`,
      email: `p${i}`,
      genero: 'feminino',
      datanasc: '',
      celular: '',
      cargo: '',
      cidade: '',
      igreja: '',
    } satisfies UserFields,
  }))
}
