import { once } from 'node:events'
import { createServer, get } from 'node:http'
import { expect, test } from 'vitest'
import { countDocuments } from '../../scripts/bench/counting-proxy.ts'
import { reportText } from '../../scripts/bench/report-text.ts'
import { median, row } from '../../scripts/bench/row.ts'
import { screenChunks } from '../../scripts/vite/size-budget.ts'

test('the median is the middle one, or between the middle two, whatever the order', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([10, 1, 4, 2])).toBe(3)
  expect(() => median([])).toThrow(RangeError)
})

test('a row has the six fields of the report, and holds up to its goal', () => {
  const figure = { name: 'a', unit: 'ms', goal: 50 }
  expect(row({ ...figure, value: 50, reference: 70.26 })).toEqual({
    name: 'a',
    value: 50,
    unit: 'ms',
    reference: 70.3,
    goal: 50,
    holds: true,
  })
  expect(row({ ...figure, value: 50.1 })).toMatchObject({ value: 50.1, reference: null, holds: false })
})

test('the page says of every figure whether it holds', () => {
  const page = reportText([
    {
      rows: [row({ name: 'good', value: 1, unit: 'KB', goal: 2 })],
      others: 0.2,
      machine: ['two processors'],
    },
    {
      rows: [row({ name: 'bad', value: 3000, unit: 'ms', reference: 4, goal: 2 })],
      others: 1.5,
      machine: ['two processors'],
    },
  ])
  expect(page.split('- two processors\n')).toHaveLength(2)
  expect(page).toContain('- 1.5 other programs ran')
  expect(page).toContain('| good | 1 KB |  | 2 KB | yes |')
  expect(page).toContain('| bad | 3,000 ms | 4 ms | 2 ms | **no** |')
})

test('documents are counted on the wire, also when a name comes in two pieces', async () => {
  const pieces = [
    '[{"documentChange": {"document":{"name":"a","updateTime":"1"}',
    '}},{"docu',
    'mentDelete":{"document":"b"}},{"target',
    'Change":{}}]',
  ]
  const emulator = createServer(async (_request, response) => {
    for (const piece of pieces) {
      response.write(piece)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    response.end()
  }).listen(0, '127.0.0.1')
  await once(emulator, 'listening')
  const address = emulator.address()
  const proxy = await countDocuments(typeof address === 'object' && address ? address.port : 0)
  const read = () =>
    new Promise<string>((resolve) => {
      get({ host: '127.0.0.1', port: proxy.port }, async (response) => {
        let body = ''
        for await (const chunk of response) body += chunk
        resolve(body)
      })
    })
  expect(await read()).toBe(pieces.join(''))
  expect(proxy.take()).toEqual({ delivered: 2, changed: 2 })
  expect(proxy.take()).toEqual({ delivered: 0, changed: 0 })
  await read()
  expect(proxy.take()).toEqual({ delivered: 2, changed: 0 })
  await proxy.close()
  emulator.close()
})

test('a size budget that names code which is not in the build is an error', () => {
  expect(() => screenChunks({}, ['/src/app/layout.tsx'])).toThrow('/src/app/layout.tsx')
})
