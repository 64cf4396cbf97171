import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { SCENARIOS } from './fairness/scenarios.ts'
import { runYears } from './fairness/years.ts'
import { COMMON_HELP, COMMON_OPTIONS, runCommand } from './terminal/command.ts'

const HELP = `Simula anos de relatórios e escreve em docs/fairness.md se são justos. Leva alguns minutos.

  npm run fairness

${COMMON_HELP}

Termina com 2 quando uma meta não vale.`

const FILE = join(import.meta.dirname, '../docs/fairness.md')
const BEGIN = '<!-- table -->'
const END = '<!-- end of table -->'
const SEEDS = Array.from({ length: 20 }, (_, index) => index + 1)
const HEAD = [
  '| a house over 52 weeks | gap, mean (worst) | back to back | longest wait (bound) | people over the places | blanks | same post again | from the share of a post | couples apart | goals hold |',
  '|---|---:|---:|---:|---:|---:|---:|---:|---:|---|',
]

type Scenario = (typeof SCENARIOS)[number]

runCommand({
  help: HELP,
  parse: (args) => parseArgs({ args, options: COMMON_OPTIONS }).values,
  run: async (_values, progress) => {
    const measured = SCENARIOS.map((scenario) => {
      progress.say(scenario.name)
      return { scenario, years: runYears(scenario, SEEDS) }
    })
    const rows = measured.map(({ scenario, years }) => tableRow(scenario, years))
    const page = readFileSync(FILE, 'utf8')
    const before = page.slice(0, page.indexOf(BEGIN) + BEGIN.length)
    writeFileSync(FILE, `${before}\n${[...HEAD, ...rows].join('\n')}\n${page.slice(page.indexOf(END))}`)
    const broken = measured.filter(({ years }) => years.broken.length > 0)
    return {
      text: rows.join('\n'),
      result: measured.map(({ scenario, years }) => ({ name: scenario.name, ...years })),
      exitCode: broken.length === 0 ? 0 : 2,
    }
  },
})

function tableRow(scenario: Scenario, years: ReturnType<typeof runYears>): string {
  const { meanGap, gap, backToBack, wait, waitBound, over, blanks, samePost, postShare, apart, broken } =
    years
  const cells = [
    scenario.name,
    `${meanGap.toFixed(1)} (${gap})`,
    backToBack,
    `${wait} (${waitBound})`,
    over,
    blanks,
    `${samePost.toFixed(1)} %`,
    postShare.toFixed(1),
    scenario.house.couples || scenario.house.partners ? `${apart.toFixed(0)} %` : '',
    broken.length === 0 ? 'yes' : `**no**: ${broken.join('; ')}`,
  ]
  return `| ${cells.join(' | ')} |`
}
