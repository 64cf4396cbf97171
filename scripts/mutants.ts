import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { breach, type Memory, NoAnswer, type Scene } from '../tests/rules/breach.ts'
import { MATCH_BLOCKS, matchBlocksOf } from '../tests/rules/match-blocks.ts'
import { openStage, rulesText } from '../tests/rules/stage.ts'
import { freePorts, startEmulators } from './emulators/start-emulators.ts'
import { type Mutant, OPERATORS } from './mutants/mutant.ts'
import { conditionMutants } from './mutants/rule-conditions.ts'
import { coverRules, scenesAt } from './mutants/rule-coverage.ts'
import { weakenings } from './mutants/rule-weakenings.ts'
import { COMMON_HELP, COMMON_OPTIONS, runCommand } from './terminal/command.ts'
import { Problem } from './terminal/fail.ts'

const HELP = `Quebra firestore.rules em um lugar de cada vez e roda os testes das regras contra cada quebra. Diz as que nenhum teste nota:
docs/security.md tem de explicá-las.

  npm run mutants                           todas (cerca de uma hora)
  npm run mutants -- --every 20             uma em cada 20
  npm run mutants -- --operator OPERADOR    só as de um operador: ${OPERATORS.join(', ')}
  npm run mutants -- --from 400             só da 400ª em diante, para continuar
  npm run mutants -- --lines 590-730,1100   só as que começam nessas linhas de firestore.rules

${COMMON_HELP}

Ctrl+C para depois das que está tentando e diz o que achou até ali, que é uma amostra de todas.
Termina com 2 quando menos de 97 % são notadas.`

const GOAL = 0.97

const GIVEN_EMULATOR = process.env['FIRESTORE_EMULATOR_HOST']

/** Breaks are played in so many rounds over the rules, of which each takes a few neighbours at a time. */
const ROUNDS = 24
const NEIGHBOURS = 4

/** The emulator becomes several times slower with the rules it has loaded: after so many breaks there is a fresh one. */
const PORTION = 120

runCommand({
  help: HELP,
  parse: (args) =>
    parseArgs({
      args,
      options: {
        ...COMMON_OPTIONS,
        every: { type: 'string', default: '1' },
        operator: { type: 'string' },
        lines: { type: 'string', default: '1-' },
        from: { type: 'string', default: '1' },
      },
    }).values,
  run: async ({ every, operator, lines, from }, progress) => {
    const rules = rulesText()
    const mutants = chosenMutants(rules, Number(every), operator, readLines(lines)).slice(Number(from) - 1)

    const coverage = await onEmulator(async () => {
      const sound = await openStage('mutants-sound', rules)
      const seen = await coverRules(sound, rules, coverageReport, (done, total) =>
        progress.count('o que cada teste olha', done, total),
      )
      await sound.close()
      return seen
    })

    let enough = false
    process.once('SIGINT', () => {
      enough = true
    })
    /** Plays mutants against some of the scenes; `onPlayed` takes each that was played. */
    const playAll = async (
      some: Mutant[],
      scenes: (mutant: Mutant) => ReadonlySet<Scene>,
      onPlayed: (mutant: Mutant, caught: boolean) => void,
    ) => {
      const memories = Array.from({ length: availableParallelism() }, (): Memory => ({ caught: [] }))
      for (let from = 0; from < some.length && !enough; from += PORTION) {
        const left = some.slice(from, from + PORTION).values()
        const playLane = async (memory: Memory, number: number) => {
          const lane = await openLane(`mutants-${number}`, rules, progress.say)
          for (const mutant of left) {
            if (enough) break
            onPlayed(mutant, await lane.play(mutant, memory, scenes(mutant)))
          }
          await lane.close()
        }
        await onEmulator(() => Promise.all(memories.map(playLane)))
      }
    }
    const played: Mutant[] = []
    const survivors = new Set<Mutant>()
    await playAll(
      mutants,
      (mutant) => scenesAt(coverage, mutant).likely,
      (mutant, caught) => {
        played.push(mutant)
        progress.count('quebras', played.length, mutants.length)
        if (caught) return
        survivors.add(mutant)
        progress.say(`por ora não notada: ${place(rules, mutant)}`)
      },
    )
    const doubtful = [...survivors]
    let again = 0
    await playAll(
      doubtful,
      (mutant) => scenesAt(coverage, mutant).unlikely,
      (mutant, caught) => {
        progress.count('de novo, contra todos os testes', ++again, doubtful.length)
        if (caught) survivors.delete(mutant)
        else progress.say(`não notada: ${place(rules, mutant)}`)
      },
    )
    return outcome(rules, played, [...survivors])
  },
})

/** Does `work` on an emulator of its own, or on the one that FIRESTORE_EMULATOR_HOST names. */
async function onEmulator<Result>(work: () => Promise<Result>): Promise<Result> {
  if (GIVEN_EMULATOR) return work()
  const running = await startEmulators({ ports: await freePorts() })
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${running.ports.firestore}`
  try {
    return await work()
  } finally {
    await running.stop()
  }
}

type Lines = (line: number) => boolean

/** '590-730,1100-': which lines. */
function readLines(text: string): Lines {
  const ranges = text.split(',').map((range) => /^(\d+)(-(\d*))?$/.exec(range))
  if (ranges.includes(null)) throw new Problem('--lines precisa de linhas, como em 590-730,1100.')
  return (line) =>
    ranges.some((range) => {
      const [, first = '', more, last = ''] = range ?? []
      return line >= Number(first) && line <= Number(more ? last || Number.POSITIVE_INFINITY : first)
    })
}

function chosenMutants(rules: string, every: number, only: string | undefined, lines: Lines): Mutant[] {
  if (!(every >= 1)) throw new Problem('--every precisa de um número a partir de 1.')
  if (only !== undefined && !OPERATORS.some((operator) => operator === only)) {
    throw new Problem(`Não há o operador "${only}". Os que há: ${OPERATORS.join(', ')}.`)
  }
  const all = [...conditionMutants(rules), ...weakenings(rules)]
    .filter(({ operator }) => only === undefined || operator === only)
    .filter(({ start }) => lines(lineAt(rules, start)))
    .filter((_, index) => index % every === 0)
  // from all over the rules, so that what is played until Ctrl+C is a sample; neighbours, for the same test often notices them
  const roundOf = (index: number) => Math.floor(index / NEIGHBOURS) % ROUNDS
  return Array.from({ length: ROUNDS }, (_, round) =>
    all.filter((_, index) => roundOf(index) === round),
  ).flat()
}

function outcome(rules: string, mutants: Mutant[], survivors: Mutant[]) {
  const kinds = OPERATORS.map((operator) => {
    const count = (some: Mutant[]) => some.filter((mutant) => mutant.operator === operator).length
    return { operator, tried: count(mutants), caught: count(mutants) - count(survivors) }
  }).filter(({ tried }) => tried > 0)
  const caught = mutants.length - survivors.length
  const lines = [
    ...kinds.map(({ operator, tried, caught }) => `${operator.padEnd(22)} ${caught} de ${tried}`),
    `${((100 * caught) / mutants.length).toFixed(1)} %: ${caught} de ${mutants.length} quebras notadas`,
  ]
  return {
    text: lines.join('\n'),
    result: { kinds, survivors: survivors.map((mutant) => place(rules, mutant)) },
    exitCode: caught >= GOAL * mutants.length ? 0 : 2,
  } as const
}

/** What the rules were judged by since they were loaded. */
async function coverageReport(): Promise<unknown> {
  const address = `http://${process.env['FIRESTORE_EMULATOR_HOST']}`
  const answer = await fetch(`${address}/emulator/v1/projects/demo-rules-mutants-sound:ruleCoverage`)
  if (!answer.ok) throw new Problem(`O emulador não disse o que as regras olharam (${answer.status}).`)
  return answer.json()
}

/** How long a populated network may stand: its sessions and attempts are some minutes old. */
const FRESH = 60_000

/** On a busy machine the emulator may fail to answer, and it never answers some breaks: that decides nothing. */
const TRIES = 4

type Lane = {
  /** Whether one of the scenes notices the mutant. */
  play: (mutant: Mutant, memory: Memory, only: ReadonlySet<Scene>) => Promise<boolean>
  close: () => Promise<void>
}

/** Where one mutant after the other is played. */
async function openLane(name: string, rules: string, say: (text: string) => void): Promise<Lane> {
  let stage = await openStage(name, rules)
  let opened = 0
  let filled = 0

  async function isCaught({ start, end, by }: Mutant, memory: Memory, only: ReadonlySet<Scene>) {
    const broken = rules.slice(0, start) + by + rules.slice(end)
    if (matchBlocksOf(broken).join() !== MATCH_BLOCKS.join()) return true
    const about = blockAt(rules, start)
    await stage.load(broken)
    if (filled < Date.now() - FRESH) {
      await stage.reset()
      filled = Date.now()
    }
    return (await breach(stage, { memory, only, about })) !== undefined
  }

  async function play(mutant: Mutant, memory: Memory, only: ReadonlySet<Scene>) {
    let scenes = only
    for (let tries = 1; ; tries++) {
      try {
        return await isCaught(mutant, memory, scenes)
      } catch (error) {
        say(`de novo: ${error instanceof Error ? error.message : error}`)
        void stage.close().catch(() => {})
        stage = await openStage(`${name}-${++opened}`, rules)
        filled = 0
        if (error instanceof NoAnswer) {
          // says nothing about the break: others may notice it
          scenes = new Set([...scenes].filter((scene) => !error.scenes.includes(scene)))
          if (tries === TRIES) return false
        } else if (tries === TRIES) throw error
      }
    }
  }

  return { play, close: () => stage.close() }
}

/** The collection in whose block this stands; undefined in what all blocks share. */
function blockAt(rules: string, position: number): string | undefined {
  const before = rules.slice(0, position)
  const block = before.lastIndexOf('\n    match /')
  return before.indexOf('\n    }', block) < 0 ? /match \/(\w+)/.exec(before.slice(block))?.[1] : undefined
}

function place(rules: string, { operator, start, end, by }: Mutant): string {
  return `${operator}, linha ${lineAt(rules, start)}: ${rules.slice(start, end).replace(/\s+/g, ' ')}  ->  ${by.replace(/\s+/g, ' ')}`
}

function lineAt(rules: string, position: number): number {
  return rules.slice(0, position).split('\n').length
}
