import { describe, expect, it } from 'vitest'
import { createProgress } from '../../scripts/terminal/progress.ts'

function record(isTTY: boolean) {
  const written: string[] = []
  const clock = { now: 0 }
  const out = { isTTY, write: (text: string) => written.push(text) }
  return { written, clock, progress: createProgress(out, () => clock.now) }
}

describe('progress', () => {
  it('draws one line again and again on a terminal', () => {
    const { written, clock, progress } = record(true)
    clock.now = 300
    progress.count('Pessoas', 1_500, 10_000)
    clock.now = 350
    progress.count('Pessoas', 1_600, 10_000)
    clock.now = 600
    progress.count('Pessoas', 2_000)
    progress.say('Pronto.')
    expect(written).toEqual([
      'Pessoas: 1.500 de 10.000',
      '\r\u001b[K',
      'Pessoas: 2.000',
      '\r\u001b[K',
      'Pronto.\n',
    ])
  })

  it('writes few lines and no control characters elsewhere', () => {
    const { written, clock, progress } = record(false)
    for (clock.now = 0; clock.now <= 11_000; clock.now += 100) progress.count('Pessoas', clock.now)
    progress.clear()
    expect(written).toEqual(['Pessoas: 5.000\n', 'Pessoas: 10.000\n'])
  })
})
