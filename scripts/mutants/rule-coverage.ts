import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isFields, parseJson, readInteger, readList, readString, toFields } from '#src/lib/untyped-data.ts'
import { SCENES, type Scene } from '../../tests/rules/breach.ts'
import type { Stage } from '../../tests/rules/stage.ts'
import { Problem } from '../terminal/fail.ts'
import type { Mutant, Verdict } from './mutant.ts'

/** What an expression of the rules was while a scene was played: some of `t` true, `f` false and `?` anything else. */
type Seen = string

/** What some scenes had the rules look at: by the place of each expression, its start and end in the text. */
type Look = { scenes: string[]; seen: Record<string, Seen> }

/** Which scenes have the rules look at which expressions. */
export type RuleCoverage = { places: Place[]; looks: Look[] }
type Place = { key: string; start: number; end: number }

/** Scenes whose coverage is asked for at once: one answer of the emulator has some megabytes. */
const AT_ONCE = 16
/** How many scenes are played where the break should make no difference. */
const HONEST_ENOUGH = 8
/** How far the emulator's end of an expression falls short: of its last token. */
const SHORT = 3

/** What was seen of these very rules in an earlier run: only scenes that are new since need be looked at. */
const KEPT = join(import.meta.dirname, '../../.cache/mutants-coverage.json')

const names = numbered(SCENES)

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
  const hash = createHash('sha256').update(rules).digest('hex')
  const looks = keptLooks(hash)
  const known = new Set(looks.flatMap(({ scenes }) => scenes))
  const fresh = SCENES.filter((scene) => !known.has(names.get(scene) ?? ''))
  for (let first = 0; first < fresh.length; first += AT_ONCE) {
    const scenes = fresh.slice(first, first + AT_ONCE)
    // the emulator counts from when rules were loaded; attempts stay fresh for a minute
    await Promise.all([stage.load(rules), stage.reset()])
    await Promise.all(scenes.filter(({ refused }) => refused).map((scene) => playSoundly(scene, stage)))
    for (const scene of scenes) if (!scene.refused) await playSoundly(scene, stage)
    looks.push({ scenes: scenes.flatMap((scene) => names.get(scene) ?? []), seen: seenIn(await report()) })
    onDone(Math.min(first + AT_ONCE, fresh.length), fresh.length)
  }
  writeFileSync(KEPT, JSON.stringify({ hash, looks }))
  const keys = [...new Set(looks.flatMap(({ seen }) => Object.keys(seen)))]
  const places = keys.map((key) => {
    const [start = 0, end = 0] = key.split(' ').map(Number)
    return { key, start, end }
  })
  return { places, looks }
}

async function playSoundly(scene: Scene, stage: Stage): Promise<void> {
  try {
    await scene.play(stage)
  } catch (cause) {
    throw new Problem(`As regras não passam nos próprios testes: ${scene.name} (${cause})`)
  }
}

/** The scenes in which a break makes a difference, and the others in which it might. */
export type ScenesAt = { likely: ReadonlySet<Scene>; unlikely: ReadonlySet<Scene> }

/** The scenes that come to what the mutant breaks: to any expression within it, and to the closest one around it. */
export function scenesAt({ places, looks }: RuleCoverage, { start, end, differs }: Mutant): ScenesAt {
  const within = places.filter((place) => place.start >= start && place.start < end)
  const around = places.filter((place) => place.start <= start && place.end + SHORT >= start)
  const closest = around.sort((a, b) => a.end - a.start - (b.end - b.start)).slice(0, 1)
  const itself = within.filter((place) => place.start === start && place.end < end)
  const whole = itself.sort((a, b) => b.end - a.end)[0]
  if (whole && differs) {
    const seenAs = (pattern: RegExp) => scenesOf(looks, ({ seen }) => pattern.test(seen[whole.key] ?? ''))
    // a weaker comparison may be an error, as of lists: some honest people tell
    const honest = [...seenAs(/t/)].filter(({ refused }) => !refused).slice(0, HONEST_ENOUGH)
    const likely = new Set([...seenAs(differs === 'f' ? /f|^\?$/ : /t|^\?$/), ...honest])
    return { likely, unlikely: new Set([...seenAs(/./)].filter((scene) => !likely.has(scene))) }
  }
  const keys = [...within, ...closest].map(({ key }) => key)
  return { likely: scenesOf(looks, ({ seen }) => keys.some((key) => key in seen)), unlikely: new Set() }
}

function scenesOf(looks: readonly Look[], are: (look: Look) => boolean): Set<Scene> {
  const chosen = new Set(looks.filter(are).flatMap(({ scenes }) => scenes))
  return new Set(SCENES.filter((scene) => chosen.has(names.get(scene) ?? '')))
}

/** A name of its own for each scene. */
function numbered(scenes: readonly Scene[]): Map<Scene, string> {
  const times = new Map<string, number>()
  return new Map(
    scenes.map((scene) => {
      const time = (times.get(scene.name) ?? 0) + 1
      times.set(scene.name, time)
      return [scene, `${scene.name} ${time}`]
    }),
  )
}

function keptLooks(hash: string): Look[] {
  const kept = toFields(existsSync(KEPT) ? parseJson(readFileSync(KEPT, 'utf8')) : undefined)
  if (readString(kept, 'hash') !== hash) return []
  return readList(kept, 'looks').map((look) => {
    const fields = toFields(look)
    const seen = Object.entries(toFields(fields['seen'])).map(([key, value]) => [key, String(value)])
    return { scenes: readList(fields, 'scenes').map(String), seen: Object.fromEntries(seen) }
  })
}

/** The emulator's report (GET .../projects/{id}:ruleCoverage): a tree of expressions, each with the values it had and how often. */
function seenIn(report: unknown): Record<string, Seen> {
  const seen: Record<string, Seen> = {}
  const nodes = [...readList(toFields(report), 'report')].filter(isFields)
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    const place = toFields(node['sourcePosition'])
    const key = `${readInteger(place, 'currentOffset')} ${readInteger(place, 'endOffset')}`
    const marks = readList(node, 'values').map((value) => markOf(toFields(value)['value']))
    if (marks.some((mark) => mark !== '')) seen[key] = [...new Set([...(seen[key] ?? ''), ...marks])].join('')
    nodes.push(...readList(node, 'children').filter(isFields))
  }
  return seen
}

/** Without a value an expression was passed over. */
function markOf(value: unknown): Verdict | '?' | '' {
  const fields = toFields(value)
  if (Object.keys(fields).length === 0) return ''
  if (!('boolValue' in fields)) return '?'
  return fields['boolValue'] === true ? 't' : 'f'
}
