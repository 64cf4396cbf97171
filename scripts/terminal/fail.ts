/** A problem the person at the terminal can mend: its message is one clear sentence, no stack trace. */
export class Problem extends Error {}

/** Runs a command-line program: a {@link Problem} prints as one sentence, anything else with its stack; both exit with 1. */
export async function runProgram(main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error)
    process.exit(1)
  }
}
