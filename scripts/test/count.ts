/** Counts of one step, and how they are read from what `bun test` prints. */

/** Passed and failed tests; a check counts as one. */
export type Count = { passed: number; failed: number }

/** A test that failed, or without a name what failed beside the tests of its file; `line` as it was printed, then its error. */
export type Failure = { file: string; name: string; line: string; told: string[] }

const TOLD_LINES = 24
/** How `bun test` begins what it tells of a file. */
const FILE = /^(\S+\.test\.tsx?):$/
const FAILED = /^\(fail\) (.+?)(?: \[[\d.]+m?s\])?$/
const UNNAMED = '(unnamed)'
const BROKEN = '# Unhandled error between tests'
const RULE = '-------------------------------'

/**
 * Reads the summary of `bun test`. It, and not the JUnit report, because the report leaves out files that could not
 * be loaded. A run that died before its summary, or failed without a failed test, is one failure.
 */
export function countTests(output: string, exitCode: number): Count {
  const passed = lastNumber(output, /^\s*(\d+) pass$/gm)
  const failed = lastNumber(output, /^\s*(\d+) fail$/gm)
  if (passed === undefined && failed === undefined) return { passed: 0, failed: 1 }
  const broken = exitCode !== 0 && !failed ? 1 : 0
  return { passed: passed ?? 0, failed: (failed ?? 0) + broken }
}

/** A check that is one program: its exit code decides. */
export function countCheck(exitCode: number): Count {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** The sum, and how the last line says it. */
export function summary(counts: readonly Count[]) {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, 0)
  return { passed, failed, line: `${passed} passed, ${failed} failed` }
}

/** What failed in a run of `bun test`, each with the beginning of its error; a long log shows it nowhere else at once. */
export function failuresIn(output: string): Failure[] {
  const lines = output.split('\n')
  const failures: Failure[] = []
  let file = ''
  let start = 0
  for (const [at, line] of lines.entries()) {
    const header = FILE.exec(line)?.[1]
    if (header) {
      file = header
      start = at + 1
    }
    const isBroken = line === BROKEN
    const name = isBroken ? '' : FAILED.exec(line)?.[1]
    if (name === undefined) continue
    // A file that could not be loaded tells why below its headline, a test above its name.
    const told = isBroken ? lines.slice(at + 2, at + 2 + TOLD_LINES) : lines.slice(start, at)
    failures.push({
      file,
      name: name === UNNAMED ? '' : name,
      line,
      told: [...errorIn(told), ...limitIn(lines[at + 1])],
    })
    start = at + 1
  }
  return failures
}

/** As the end of the run tells it. */
export function told({ line, told }: Failure) {
  return [line, ...told.map((one) => `    ${one}`)].join('\n')
}

function errorIn(lines: readonly string[]) {
  const start = lines.findLastIndex((line) => /^\w*error: /i.test(line))
  if (start < 0) return []
  const end = lines.indexOf(RULE, start)
  return lines
    .slice(start, end < 0 ? start + TOLD_LINES : end)
    .slice(0, TOLD_LINES)
    .filter((line) => line.trim() !== '')
}

/** A test that ran out of time says so below its name. */
function limitIn(line = '') {
  return line.startsWith('  ^ ') ? [line.trim()] : []
}

function lastNumber(text: string, pattern: RegExp) {
  const last = [...text.matchAll(pattern)].at(-1)?.[1]
  return last === undefined ? undefined : Number(last)
}
