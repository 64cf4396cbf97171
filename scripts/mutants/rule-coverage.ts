import { isFields, readInteger, readList, toFields } from '#src/lib/untyped-data.ts'
import { SCENES, type Scene } from '../../tests/rules/breach.ts'
import type { Stage } from '../../tests/rules/stage.ts'
import type { Mutant } from './mutant.ts'

/** An expression of the rules, by its place in their text. The emulator's `end` falls short of the last token by some characters. */
type Expression = { start: number; end: number }

/** Scenes whose coverage is asked for at once: one answer of the emulator is a megabyte. */
const AT_ONCE = 8
/** How far the emulator's end of an expression may fall short. */
const SHORT = 3

/** Which scenes have the rules look at which expressions. */
export type RuleCoverage = { expressions: readonly Expression[]; seen: readonly ReadonlySet<Scene>[] }

/**
 * Plays every scene against the sound rules and notes what of them each was judged by. A scene that never comes to an expression ends the
 * same when that is broken: it need not be played against it.
 */
export async function coverRules(
  stage: Stage,
  rules: string,
  report: () => Promise<unknown>,
  onDone: (done: number, total: number) => void,
): Promise<RuleCoverage> {
  const seen = new Map<string, { expression: Expression; scenes: Set<Scene> }>()
  await stage.reset()
  for (let first = 0; first < SCENES.length; first += AT_ONCE) {
    const scenes = SCENES.slice(first, first + AT_ONCE)
    // the emulator counts from when rules were loaded
    await stage.load(rules)
    for (const { play } of scenes) await play(stage)
    for (const { expression, looked } of expressionsIn(await report())) {
      const key = `${expression.start} ${expression.end}`
      const known = seen.get(key) ?? { expression, scenes: new Set() }
      seen.set(key, known)
      if (looked) for (const scene of scenes) known.scenes.add(scene)
    }
    onDone(Math.min(first + AT_ONCE, SCENES.length), SCENES.length)
  }
  const all = [...seen.values()]
  return { expressions: all.map(({ expression }) => expression), seen: all.map(({ scenes }) => scenes) }
}

/** The scenes that come to what the mutant breaks: to any expression within it, and to the closest one around it. */
export function scenesAt({ expressions, seen }: RuleCoverage, { start, end }: Mutant): Set<Scene> {
  const scenes = new Set<Scene>()
  let closest: { size: number; scenes: ReadonlySet<Scene> } | undefined
  for (const [index, expression] of expressions.entries()) {
    const there = seen[index] ?? new Set<Scene>()
    if (expression.start >= start && expression.start < end) for (const scene of there) scenes.add(scene)
    const size = expression.end - expression.start
    const around = expression.start <= start && expression.end + SHORT >= start
    if (around && (!closest || size < closest.size)) closest = { size, scenes: there }
  }
  for (const scene of closest?.scenes ?? []) scenes.add(scene)
  return scenes
}

/** The emulator's report (GET .../projects/{id}:ruleCoverage): a tree of expressions, each with the values it had and how often. */
function expressionsIn(report: unknown): { expression: Expression; looked: boolean }[] {
  const nodes = [...readList(toFields(report), 'report')].filter(isFields)
  const found = []
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    const place = toFields(node['sourcePosition'])
    const expression = { start: readInteger(place, 'currentOffset'), end: readInteger(place, 'endOffset') }
    found.push({ expression, looked: readList(node, 'values').length > 0 })
    nodes.push(...readList(node, 'children').filter(isFields))
  }
  return found
}
