import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { PERMISSION_TABLE } from './permission-table.ts'
import { actorOf, ROLES } from './roles.ts'
import { openStage, type Stage } from './stage.ts'
import { expectedOf, playRow } from './table-row.ts'

/** The emulator compiles the rules in each file anew, on a busy machine in many seconds. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let stage: Stage
beforeAll(async () => {
  stage = await openStage('table')
  await stage.reset()
})
afterAll(() => stage.close())

test('the table has a mark for each role, and at least 250 cells', () => {
  expect(new Set(PERMISSION_TABLE.map((row) => row.marks.length))).toEqual(new Set([ROLES.length]))
  const cells = PERMISSION_TABLE.reduce((sum, row) => sum + expectedOf(row).size, 0)
  console.info(`${cells} cells`)
  expect(cells).toBeGreaterThanOrEqual(250)
})

describe.each(PERMISSION_TABLE)('$collection $operation: $condition', (row) => {
  test('the rules', async () => {
    expect(await playRow(stage, row)).toEqual(expectedOf(row))
  })

  const { can } = row
  if (!can) return
  test('can()', () => {
    const asked = [...expectedOf(row).keys()].flatMap((role) => {
      const actor = actorOf(role)
      return actor ? [{ role, actor }] : []
    })
    expect(new Map(asked.map(({ role, actor }) => [role, can(actor)]))).toEqual(
      new Map(asked.map(({ role }) => [role, expectedOf(row).get(role) === 'allow'])),
    )
  })
})
