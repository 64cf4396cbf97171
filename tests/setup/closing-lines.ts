import { writeFileSync } from 'node:fs'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { COUNTS_FILE, countLine } from './counts.ts'

/** Some luck is the machine's; more than this is ours. */
const MAX_RETRIED = 3

/**
 * Ends a run with the tests that were tried again, which fail it when they are many, and one plain line for everything together. A file
 * that could not even be loaded counts as one failure.
 */
export default class ClosingLines implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const tests = modules.flatMap(({ children }) => [...children.allTests()])
    const retried = tests.filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0)
    for (const line of retriedLines(retried)) console.log(line)
    if (retried.length > MAX_RETRIED) process.exitCode = 1

    const count = (state: string) => tests.filter((test) => test.result().state === state).length
    const broken = modules.filter((module) => module.errors().length > 0).length + unhandled.length
    const line = countLine({
      passed: count('passed'),
      failed: count('failed') + broken,
      skipped: count('skipped'),
    })
    console.log(line)
    const file = process.env[COUNTS_FILE]
    if (file) writeFileSync(file, line)
  }
}

function retriedLines(retried: readonly TestCase[]): string[] {
  if (retried.length === 0) return []
  const verdict = retried.length > MAX_RETRIED ? `, more than ${MAX_RETRIED}: the run fails` : ''
  return [
    `${retried.length} tried again${verdict}:`,
    ...retried.flatMap((test) => [
      `  ${test.module.relativeModuleId}: ${test.fullName}`,
      ...(test.result().errors ?? []).map(({ message, stack }) => `    ${message}\n    ${ownLine(stack)}`),
    ]),
  ]
}

/** Where in the test it was: the first line of the stack that is not a library's. */
function ownLine(stack = ''): string {
  return (
    stack
      .split('\n')
      .find((line) => line.includes('/tests/'))
      ?.trim() ?? ''
  )
}
