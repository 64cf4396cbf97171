/** Simulates years of reports and writes what they came to into docs/fairness.md: `npm run fairness`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SCENARIOS } from './fairness/scenarios.ts'
import { runYears } from './fairness/years.ts'

const FILE = join(import.meta.dirname, '../docs/fairness.md')
const BEGIN = '<!-- table -->'
const END = '<!-- end of table -->'
const SEEDS = Array.from({ length: 20 }, (_, index) => index + 1)

const rows = SCENARIOS.map((scenario) => {
  const { meanGap, gap, backToBack, wait, waitBound, over, blanks, samePost, postShare, apart, broken } =
    runYears(scenario, SEEDS)
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
  console.log(cells.join(' | '))
  return `| ${cells.join(' | ')} |`
})

const table = [
  '| a house over 52 weeks | gap, mean (worst) | back to back | longest wait (bound) | people over the places | blanks | same post again | from the share of a post | couples apart | goals hold |',
  '|---|---:|---:|---:|---:|---:|---:|---:|---:|---|',
  ...rows,
].join('\n')
const page = readFileSync(FILE, 'utf8')
const before = page.slice(0, page.indexOf(BEGIN) + BEGIN.length)
writeFileSync(FILE, `${before}\n${table}\n${page.slice(page.indexOf(END))}`)
