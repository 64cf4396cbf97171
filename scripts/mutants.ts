import { availableParallelism } from 'node:os'
import { breach } from '../tests/rules/breach.ts'
import { MATCH_BLOCKS, matchBlocksOf } from '../tests/rules/match-blocks.ts'
import { openStage, rulesText } from '../tests/rules/stage.ts'
import { freePorts, startEmulators } from './emulators/start-emulators.ts'
import { type Mutant, OPERATORS } from './mutants/mutant.ts'
import { conditionMutants } from './mutants/rule-conditions.ts'
import { weakenings } from './mutants/rule-weakenings.ts'

/**
 * Breaks firestore.rules at one place after another and plays the rules' tests against each: a mutant that none of them notices
 * is printed, and docs/security.md must explain it. `npm run mutants [number] [operator]` tries only every `number`th, of one operator.
 */
const rules = rulesText()
const step = Number(process.argv[2] ?? 1)
const only = process.argv[3]
const mutants = [...conditionMutants(rules), ...weakenings(rules)]
  .filter(({ operator }) => only === undefined || operator === only)
  .filter((_, index) => index % step === 0)

const running = process.env['FIRESTORE_EMULATOR_HOST']
  ? undefined
  : await startEmulators({ ports: await freePorts() })
if (running) process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${running.ports.firestore}`

const caught = new Map<string, number>()
let next = 0

async function lane(number: number): Promise<void> {
  for (let mutant = mutants[next++]; mutant; mutant = mutants[next++]) {
    if (await retried(() => isCaught(mutant, number))) count(caught, mutant)
    else console.info(`survived: ${place(mutant)}`)
  }
}

function count(counts: Map<string, number>, { operator }: Mutant): void {
  counts.set(operator, (counts.get(operator) ?? 0) + 1)
}

/** On a busy machine the emulator may fail to answer: that decides nothing. */
async function retried(check: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 1; tries < 4; tries++) {
    try {
      return await check()
    } catch (error) {
      console.info(`again: ${error instanceof Error ? error.message : error}`)
    }
  }
  return check()
}

/** A stage for each mutant: an attack that got through may leave listeners and waiting writes behind. */
async function isCaught(mutant: Mutant, number: number): Promise<boolean> {
  const { start, end, by } = mutant
  const broken = rules.slice(0, start) + by + rules.slice(end)
  if (matchBlocksOf(broken).join() !== MATCH_BLOCKS.join()) return true
  const stage = await openStage(`mutants-${number}`, broken)
  try {
    const found = await breach(stage, blockAt(start))
    if (process.env['VERBOSE']) console.info(`${place(mutant)}\n  ${found}`)
    return found !== undefined
  } finally {
    await stage.close()
  }
}

/** The collection in whose block this stands; undefined in what all blocks share. */
function blockAt(position: number): string | undefined {
  const before = rules.slice(0, position)
  const block = before.lastIndexOf('\n    match /')
  return before.indexOf('\n    }', block) < 0 ? /match \/(\w+)/.exec(before.slice(block))?.[1] : undefined
}

function place({ operator, start, end, by }: Mutant): string {
  const line = rules.slice(0, start).split('\n').length
  return `${operator}, line ${line}: ${rules.slice(start, end).replace(/\s+/g, ' ')}  ->  ${by.replace(/\s+/g, ' ')}`
}

const sound = await openStage('mutants-sound', rules)
const found = await breach(sound, undefined)
await sound.close()
if (found !== undefined) throw new Error(`The rules fail their own tests: ${found}`)

await Promise.all(
  Array.from({ length: Math.min(availableParallelism(), mutants.length) }, (_, index) => lane(index)),
)
await running?.stop()
let total = 0
for (const operator of OPERATORS) {
  const tried = mutants.filter((mutant) => mutant.operator === operator).length
  const found = caught.get(operator) ?? 0
  total += found
  if (tried > 0) console.info(`${operator.padEnd(22)} ${found} of ${tried}`)
}
console.info(`${((100 * total) / mutants.length).toFixed(1)} %: ${total} of ${mutants.length} mutants caught`)
process.exit(total >= 0.97 * mutants.length ? 0 : 1)
