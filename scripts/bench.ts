import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type KeptParts, keepParts, readKeptParts } from './bench/kept-parts.ts'
import { describeMachine, programsRunning } from './bench/machine.ts'
import { PARTS } from './bench/parts.ts'
import { reportText } from './bench/report-text.ts'
import { openStage } from './bench/stage.ts'
import { ROOT } from './emulators/start-emulators.ts'
import { Problem, runProgram } from './terminal/fail.ts'

const NAMES = Object.keys(PARTS)

const USAGE = `Mede o aplicativo construído e mostra cada número ao lado da sua referência, medida na mesma vez.

  npm run bench                      uma página em Markdown
  npm run bench -- --json            {"rows": [{"name", "value", "unit", "reference", "goal", "holds"}]}
  npm run bench -- --out ARQUIVO     grava a página em um arquivo

Tudo leva cerca de um quarto de hora. Em partes:

  npm run bench -- --only editor,mes     mede só estas: ${NAMES.join(', ')}
  npm run bench -- --keep ARQUIVO        guarda os números em um arquivo e mostra também os das outras partes que ele já tem`

runProgram(async () => {
  const { help, json, out, only, keep } = readArguments()
  if (help) return console.log(USAGE)
  const names = only?.split(',') ?? NAMES
  const unknown = names.find((name) => !NAMES.includes(name))
  if (unknown !== undefined) throw new Problem(`Não há uma parte "${unknown}".\n\n${USAGE}`)

  const kept = keep ? readKeptParts(keep) : {}
  await measure(names, kept, () => keep && keepParts(keep, kept))
  const parts = NAMES.flatMap((name) => kept[name] ?? [])
  if (out) writeFileSync(out, reportText(parts))
  else console.log(json ? JSON.stringify({ rows: parts.flatMap(({ rows }) => rows) }) : reportText(parts))
  process.exit(0)
})

/** Measures the parts into `kept`; `measured` is called after each. */
async function measure(names: readonly string[], kept: KeptParts, measured: () => void): Promise<void> {
  const outDir = `.cache/bench-${process.pid}`
  const others = programsRunning()
  const machine = describeMachine(Date.now())
  const stage = openStage(outDir)
  try {
    for (const name of NAMES.filter((one) => names.includes(one))) {
      // to people, beside the result on the standard output
      console.error(`${name}...`)
      kept[name] = { rows: (await PARTS[name]?.(stage)) ?? [], others, machine }
      measured()
    }
  } finally {
    await stage.close()
    rmSync(join(ROOT, outDir), { recursive: true, force: true })
  }
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        help: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        out: { type: 'string' },
        only: { type: 'string' },
        keep: { type: 'string' },
      },
    }).values
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
  }
}
