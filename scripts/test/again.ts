/**
 * The one second try of the test command: in CI, where nobody is there to look, a journey that failed runs once more by
 * itself, with its whole file. One that passes then is named as flaky and counts as passed.
 */
import { type Failure, summary } from './count.ts'
import type { StepResult } from './step.ts'

/** Whether the environment is that of a CI. */
export function isUnattended(env: Record<string, string | undefined>) {
  return env.CI === 'true' || env.CI === '1'
}

/** The files to run again. The tests of one stand on each other, so a part of them would say nothing. */
export function filesToRerun(failures: readonly Failure[]): string[] {
  return [...new Set(failures.flatMap(({ file }) => file || []))].sort()
}

/**
 * What both tries together say. A test keeps its place in the sum: it has failed only when it failed again, or when the
 * second try did not get as far as its count.
 */
export function settle(first: StepResult, again: readonly StepResult[]): StepResult & { flaky: string[] } {
  const second = summary(again)
  const left = again.flatMap(({ failures }) => failures)
  const tried = first.failures.filter(({ file }) => file)
  // A run that ended before its summary, or with an error beside it, says nothing of each test.
  const isLost = second.passed + second.failed < tried.length || left.some(({ file }) => !file)
  if (tried.length === 0 || isLost) return { ...first, flaky: [] }
  const failed = Math.min(first.failed, first.failed - tried.length + second.failed)
  const isLeft = (one: Failure) =>
    left.some(({ file, name }) => file === one.file && (!name || !one.name || name === one.name))
  return {
    passed: first.passed + first.failed - failed,
    failed,
    failures: [...first.failures.filter(({ file }) => !file), ...left],
    flaky: tried.filter((one) => !isLeft(one)).map(flakyLine),
  }
}

function flakyLine({ file, name, told }: Failure) {
  return `flaky: ${[file, name].filter(Boolean).join(': ')}, ${waitedFor(told)}`
}

/** What the test waited for when it failed; the beginning of its error where it waited for nothing. */
function waitedFor(told: readonly string[]) {
  const text = told.join('\n')
  const found = [/^\s*Locator:\s*(.+)$/m, /waiting for (.+)$/m, /\^ (this test timed out.+?)\.?$/m, /error: (.+)$/im]
  const words = found.map((pattern) => pattern.exec(text)?.[1]).find((one) => one !== undefined)
  return words?.trim() ?? 'which said nothing'
}
