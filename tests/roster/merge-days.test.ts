import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Pessoa, ReportDay } from '#src/domain/entities.ts'
import { mergeDays } from '#src/roster/merge-days.ts'

const [ana, bia, cida, dora] = ['Ana', 'Bia', 'Cida', 'Dora'].map((name) => ({ id: name, name }))
if (!ana || !bia || !cida || !dora) throw new Error('four')
const day = (date: number, ...atriu: Pessoa[]): ReportDay => ({ date, atriu })
const merge = (base: ReportDay[], theirs: ReportDay[], mine: ReportDay[], takeTheirs: string[] = []) =>
  mergeDays(base, theirs, mine, new Set(takeTheirs))

describe('two people change one version', () => {
  test('different days, and different slots of one day', () => {
    expect(
      merge([day(1, ana), day(2, ana)], [day(1, bia), day(2, ana)], [day(1, ana), day(2, cida)]),
    ).toEqual({
      days: [day(1, bia), day(2, cida)],
      clashes: [],
    })
    expect(merge([day(1, ana, ana)], [day(1, bia, ana)], [day(1, ana, cida)]).days).toEqual([
      day(1, bia, cida),
    ])
    const posts = merge(
      [{ date: 1, atriu: [ana], som: [ana] }],
      [{ date: 1, atriu: [bia], som: [ana] }],
      [{ date: 1, atriu: [ana], som: [cida] }],
    )
    expect(posts).toEqual({ days: [{ date: 1, atriu: [bia], som: [cida] }], clashes: [] })
  })

  test('the same slot: asks, mine until it is answered', () => {
    const [base, theirs, mine] = [[day(1, ana)], [day(1, bia)], [day(1, cida)]]
    const asked = merge(base, theirs, mine)
    expect(asked).toEqual({
      days: mine,
      clashes: [{ id: '1/atriu/0', date: 1, kind: 'slot', posto: 'atriu', slot: 0, theirs: bia, mine: cida }],
    })
    expect(merge(base, theirs, mine, ['1/atriu/0']).days).toEqual(theirs)
  })

  test('the same slot in the same way: nothing to ask', () => {
    expect(merge([day(1, ana)], [day(1, bia)], [day(1, bia)])).toEqual({ days: [day(1, bia)], clashes: [] })
  })

  test('both add a day, the same or another', () => {
    expect(merge([day(2)], [day(1, ana), day(2)], [day(2), day(3, bia)]).days).toEqual([
      day(1, ana),
      day(2),
      day(3, bia),
    ])
    expect(merge([], [day(1, ana)], [day(1, ana, bia)])).toEqual({ days: [day(1, ana, bia)], clashes: [] })
  })

  test('a slot that one removes and another that one adds', () => {
    expect(merge([day(1, ana, bia)], [day(1, ana, bia, cida)], [day(1, bia)]).days).toEqual([
      day(1, bia, cida),
    ])
  })

  test('a day that one deletes stays away unless the other changed it: then it is asked', () => {
    expect(merge([day(1, ana), day(2)], [day(2)], [day(1, ana), day(2, bia)])).toEqual({
      days: [day(2, bia)],
      clashes: [],
    })
    const theyDeleted = merge([day(1, ana), day(2)], [day(2)], [day(1, bia), day(2)])
    expect(theyDeleted).toEqual({
      days: [day(1, bia), day(2)],
      clashes: [{ id: '1', date: 1, kind: 'day', deletedBy: 'them' }],
    })
    expect(merge([day(1, ana), day(2)], [day(2)], [day(1, bia), day(2)], ['1']).days).toEqual([day(2)])
    const iDeleted = merge([day(1, ana), day(2)], [day(1, bia), day(2)], [day(2)])
    expect([iDeleted.days, iDeleted.clashes]).toMatchObject([[day(2)], [{ deletedBy: 'me' }]])
    expect(merge([day(1, ana), day(2)], [day(1, bia), day(2)], [day(2)], ['1']).days).toEqual([
      day(1, bia),
      day(2),
    ])
  })
})

const people = fc.array(fc.constantFrom(ana, bia, cida, dora), { maxLength: 3 })
const days = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 4 }), people), { selector: ([date]) => date, maxLength: 4 })
  .map((list) =>
    list.map(([date, atriu]) => day(date, ...atriu)).sort((a, b) => (a.date ?? 0) - (b.date ?? 0)),
  )

test('who changed nothing gets the other version; taking all of theirs or of mine leaves nobody halfway', () => {
  fc.assert(
    fc.property(days, days, (base, other) => {
      expect(mergeDays(base, other, base).days).toEqual(other)
      expect(mergeDays(base, base, other).days).toBe(other)
      expect(mergeDays(base, other, other)).toEqual({ days: other, clashes: [] })
    }),
  )
})

test('both orders of merging give the same people, but for what is asked', () => {
  fc.assert(
    fc.property(days, days, days, (base, a, b) => {
      const [one, two] = [mergeDays(base, a, b), mergeDays(base, b, a)]
      expect(one.clashes.map(({ id }) => id).sort()).toEqual(two.clashes.map(({ id }) => id).sort())
      if (one.clashes.length === 0) expect(one.days).toEqual(two.days)
    }),
  )
})
