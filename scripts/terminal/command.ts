import { firestoreProblem } from '../database/firestore-problem.ts'
import { Problem } from './fail.ts'
import { createProgress, type Progress } from './progress.ts'

/** 0: done, nothing to report; 1: it failed and the sentence says why; 2: done, and it found something to look at. */
export type ExitCode = 0 | 1 | 2

/** What a command prints at its end: `text` for people, or with --json `result`; both on stdout. */
export type Outcome = { text: string; result: object; exitCode?: ExitCode }

/** The options that every command has; spread them into the command's own. */
export const COMMON_OPTIONS = {
  help: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const

export const COMMON_HELP = `  --json               o resultado em JSON na saída padrão, para programas
  --help               este texto`

type CommonValues = { help: boolean; json: boolean }

export type Command<Values extends CommonValues> = {
  /** --help prints it */
  help: string
  /** `parseArgs({ args, options: { ...COMMON_OPTIONS, ...own } }).values`; what it throws is told in one Portuguese sentence */
  parse: (args: string[]) => Values
  /** `progress` tells people on stderr how far the work is */
  run: (values: Values, progress: Progress) => Promise<Outcome>
}

/**
 * Runs a command-line program with the arguments of this process and ends the process with its exit code. A {@link Problem} or a
 * refusal of Firestore is one sentence on stderr (with --json also `{"erro": sentence}` on stdout), anything else comes with its stack.
 *
 *     runCommand({
 *       help: HELP,
 *       parse: (args) => parseArgs({ args, options: { ...COMMON_OPTIONS, ...TARGET_OPTIONS, out: { type: 'string' } } }).values,
 *       run: async (values, progress) => {
 *         const db = await openDatabase(readTarget(values))
 *         return { text: 'Pronto.', result: { documentos: 3 } }
 *       },
 *     })
 */
export async function runCommand<Values extends CommonValues>(command: Command<Values>): Promise<void> {
  const args = process.argv.slice(2)
  const progress = createProgress(process.stderr)
  // a process that ends because nothing is left to wait for has not done its work
  process.exitCode = 1
  try {
    const values = readArguments(command, args)
    if (values.help) return await end(command.help, 0)
    const { text, result, exitCode = 0 } = await command.run(values, progress)
    progress.clear()
    await end(values.json ? JSON.stringify(result, null, 2) : text, exitCode)
  } catch (error) {
    progress.clear()
    const problem = error instanceof Problem ? error : firestoreProblem(error)
    console.error(problem ? problem.message : error)
    const erro = problem?.message ?? String(error)
    await end(args.includes('--json') ? JSON.stringify({ erro }, null, 2) : '', 1)
  }
}

/** The process may not end before a pipe has taken the last line. */
async function end(text: string, exitCode: ExitCode): Promise<void> {
  if (text) await new Promise((resolve) => process.stdout.write(`${text}\n`, resolve))
  process.exit(exitCode)
}

function readArguments<Values extends CommonValues>(command: Command<Values>, args: string[]): Values {
  try {
    return command.parse(withOptionalValues(args))
  } catch (error) {
    throw argumentProblem(error) ?? error
  }
}

/** parseArgs knows no option whose value may be left out: `--emulator` alone becomes `--emulator=`. */
function withOptionalValues(args: readonly string[]): string[] {
  return args.map((arg, index) => {
    const next = args[index + 1]
    return arg === '--emulator' && (next === undefined || next.startsWith('-')) ? '--emulator=' : arg
  })
}

function argumentProblem(error: unknown): Problem | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  const named = /'(?:-\w, )?([^' ]+)/.exec(error.message)?.[1] ?? ''
  switch (error.code) {
    case 'ERR_PARSE_ARGS_UNKNOWN_OPTION':
      return new Problem(`Opção desconhecida: ${named}. Use --help para ver as que existem.`)
    case 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL':
      return new Problem(`Não entendi "${named}". Use --help para ver como chamar este comando.`)
    case 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE':
      return new Problem(
        error.message.includes('does not take')
          ? `A opção ${named} não leva valor.`
          : `A opção ${named} precisa de um valor.`,
      )
    default:
      return undefined
  }
}
