import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { type BreachOptions, breach, type Memory } from '../tests/rules/breach.ts'
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

  npm run mutants                           todas (horas)
  npm run mutants -- --every 20             uma em cada 20
  npm run mutants -- --operator OPERADOR    só as de um operador: ${OPERATORS.join(', ')}

${COMMON_HELP}

Ctrl+C para depois das que está tentando e diz o que achou até ali, que é uma amostra de todas.
Termina com 2 quando menos de 97 % são notadas.`

const GOAL = 0.97

/** Breaks are played in so many rounds over the rules, of which each takes a few neighbours at a time. */
const ROUNDS = 24
const NEIGHBOURS = 4

runCommand({
  help: HELP,
  parse: (args) =>
    parseArgs({
      args,
      options: { ...COMMON_OPTIONS, every: { type: 'string', default: '1' }, operator: { type: 'string' } },
    }).values,
  run: async ({ every, operator: only }, progress) => {
    const rules = rulesText()
    const mutants = chosenMutants(rules, Number(every), only)
    const running = process.env['FIRESTORE_EMULATOR_HOST']
      ? undefined
      : await startEmulators({ ports: await freePorts() })
    if (running) process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${running.ports.firestore}`

    const sound = await openStage('mutants-sound', rules)
    const failing = await breach(sound)
    if (failing !== undefined) throw new Problem(`As regras não passam nos próprios testes: ${failing}`)
    const coverage = await coverRules(sound, rules, coverageReport, (done, total) =>
      progress.count('o que cada teste olha', done, total),
    )
    await sound.close()

    const survivors: Mutant[] = []
    const played: Mutant[] = []
    const left = mutants.values()
    let enough = false
    process.once('SIGINT', () => {
      enough = true
    })
    const lane = async (_: unknown, number: number) => {
      const memory: Memory = { caught: [] }
      for (const mutant of left) {
        if (enough) return
        const caught = await retried(
          () => isCaught(rules, mutant, number, { memory, only: scenesAt(coverage, mutant) }),
          progress.say,
        )
        played.push(mutant)
        progress.count('quebras', played.length, mutants.length)
        if (caught) continue
        survivors.push(mutant)
        progress.say(`não notada: ${place(rules, mutant)}`)
      }
    }
    await Promise.all(Array.from({ length: availableParallelism() }, lane))
    await running?.stop()
    return outcome(rules, played, survivors)
  },
})

function chosenMutants(rules: string, every: number, only: string | undefined): Mutant[] {
  if (!(every >= 1)) throw new Problem('--every precisa de um número a partir de 1.')
  if (only !== undefined && !OPERATORS.some((operator) => operator === only)) {
    throw new Problem(`Não há o operador "${only}". Os que há: ${OPERATORS.join(', ')}.`)
  }
  const all = [...conditionMutants(rules), ...weakenings(rules)]
    .filter(({ operator }) => only === undefined || operator === only)
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

/** On a busy machine the emulator may fail to answer: that decides nothing. */
async function retried(check: () => Promise<boolean>, say: (text: string) => void): Promise<boolean> {
  for (let tries = 1; tries < 4; tries++) {
    try {
      return await check()
    } catch (error) {
      say(`de novo: ${error instanceof Error ? error.message : error}`)
    }
  }
  return check()
}

/** What the rules were judged by since they were loaded. */
async function coverageReport(): Promise<unknown> {
  const address = `http://${process.env['FIRESTORE_EMULATOR_HOST']}`
  const answer = await fetch(`${address}/emulator/v1/projects/demo-rules-mutants-sound:ruleCoverage`)
  if (!answer.ok) throw new Problem(`O emulador não disse o que as regras olharam (${answer.status}).`)
  return answer.json()
}

/** A stage for each mutant: an attack that got through may leave listeners and waiting writes behind. */
async function isCaught(
  rules: string,
  { start, end, by }: Mutant,
  lane: number,
  options: BreachOptions,
): Promise<boolean> {
  const broken = rules.slice(0, start) + by + rules.slice(end)
  if (matchBlocksOf(broken).join() !== MATCH_BLOCKS.join()) return true
  const stage = await openStage(`mutants-${lane}`, broken)
  try {
    return (await breach(stage, { ...options, about: blockAt(rules, start) })) !== undefined
  } finally {
    await stage.close()
  }
}

/** The collection in whose block this stands; undefined in what all blocks share. */
function blockAt(rules: string, position: number): string | undefined {
  const before = rules.slice(0, position)
  const block = before.lastIndexOf('\n    match /')
  return before.indexOf('\n    }', block) < 0 ? /match \/(\w+)/.exec(before.slice(block))?.[1] : undefined
}

function place(rules: string, { operator, start, end, by }: Mutant): string {
  const line = rules.slice(0, start).split('\n').length
  return `${operator}, linha ${line}: ${rules.slice(start, end).replace(/\s+/g, ' ')}  ->  ${by.replace(/\s+/g, ' ')}`
}
