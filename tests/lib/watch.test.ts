import { afterEach, expect, test, vi } from 'vitest'
import { confirmedWatch, type Delivery } from '#src/lib/watch.ts'

const FROM_DEVICE: Delivery<string> = { data: 'of yesterday', fromCache: true }
const FROM_SERVER: Delivery<string> = { data: 'of today', fromCache: false }

afterEach(() => vi.unstubAllGlobals())

/** What is told of these deliveries. */
function told(onLine: boolean, ...deliveries: Delivery<string>[]): string[] {
  vi.stubGlobal('navigator', { onLine })
  const heard: string[] = []
  confirmedWatch<string>((next) => {
    deliveries.forEach(next)
    return () => {}
  })(
    ({ data }) => heard.push(data),
    () => {},
  )
  return heard
}

test('what the device holds waits for what the server says', () => {
  expect(told(true, FROM_DEVICE, FROM_SERVER, FROM_DEVICE)).toEqual(['of today'])
})

test('without a network what the device holds is all there is', () => {
  expect(told(false, FROM_DEVICE)).toEqual(['of yesterday'])
})
