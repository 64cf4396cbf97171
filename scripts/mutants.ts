import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { breach, type Memory } from '../tests/rules/breach.ts'
import { MATCH_BLOCKS, matchBlocksOf } from '../tests/rules/match-blocks.ts'
import { openStage, rulesText } from '../tests/rules/stage.ts'
import { freePorts, startEmulators } from './emulators/start-emulators.ts'
import { type Mutant, OPERATORS } from './mutants/mutant.ts'
import { conditionMutants } from './mutants/rule-conditions.ts'
import { weakenings } from './mutants/rule-weakenings.ts'
import { COMMON_HELP, COMMON_OPTIONS, runCommand } from './terminal/command.ts'
import { Problem } from './terminal/fail.ts'

const HELP = `Quebra firestore.rules em um lugar de cada vez e roda os testes das regras contra cada quebra. Diz as que nenhum teste nota:
docs/security.md tem de explicá-las.

  npm run mutants                           todas (horas)
  npm run mutants -- --every 20             uma em cada 20
  npm run mutants -- --operator OPERADOR    só as de um operador: ${OPERATORS.join(', ')}

${COMMON_HELP}

Termina com 2 quando menos de 97 % são notadas.`

const GOAL = 0.97

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
    const failing = await breach(sound, undefined)
    await sound.close()
    if (failing !== undefined) throw new Problem(`As regras não passam nos próprios testes: ${failing}`)

    const survivors: Mutant[] = []
    const left = mutants.values()
    let played = 0
    const lane = async (_: unknown, number: number) => {
      const memory: Memory = { caught: [] }
      for (const mutant of left) {
        const caught = await retried(() => isCaught(rules, mutant, number, memory), progress.say)
        progress.count('quebras', ++played, mutants.length)
        if (caught) continue
        survivors.push(mutant)
        progress.say(`não notada: ${place(rules, mutant)}`)
      }
    }
    await Promise.all(Array.from({ length: availableParallelism() }, lane))
    await running?.stop()
    return outcome(rules, mutants, survivors)
  },
})

function chosenMutants(rules: string, every: number, only: string | undefined): Mutant[] {
  if (!(every >= 1)) throw new Problem('--every precisa de um número a partir de 1.')
  if (only !== undefined && !OPERATORS.some((operator) => operator === only)) {
    throw new Problem(`Não há o operador "${only}". Os que há: ${OPERATORS.join(', ')}.`)
  }
  return [...conditionMutants(rules), ...weakenings(rules)]
    .filter(({ operator }) => only === undefined || operator === only)
    .filter((_, index) => index % every === 0)
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

/** A stage for each mutant: an attack that got through may leave listeners and waiting writes behind. */
async function isCaught(
  rules: string,
  { start, end, by }: Mutant,
  lane: number,
  memory: Memory,
): Promise<boolean> {
  const broken = rules.slice(0, start) + by + rules.slice(end)
  if (matchBlocksOf(broken).join() !== MATCH_BLOCKS.join()) return true
  const stage = await openStage(`mutants-${lane}`, broken)
  try {
    return (await breach(stage, blockAt(rules, start), memory)) !== undefined
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
