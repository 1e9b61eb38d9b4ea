/** Counts of one step, and how they are read from what `bun test` prints. */

/** Passed and failed tests; a check counts as one. */
export type Count = { passed: number; failed: number }

const TOLD_LINES = 24

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

/** The sum, as the last line says it. */
export function summary(counts: Count[]) {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, 0)
  return { failed, line: `${passed} passed, ${failed} failed` }
}

/** What failed in a run of `bun test`, by name, each with the beginning of its error; a long log shows it nowhere else at once. */
export function failuresIn(output: string): string[] {
  const lines = output.split('\n')
  const ends = lines.flatMap((line, at) => (line.startsWith('(fail) ') ? [at] : []))
  return ends.map((end, place) => {
    const before = lines.slice((ends[place - 1] ?? -1) + 1, end)
    const start = before.findLastIndex((line) => /^\w*error: /i.test(line))
    const told = start < 0 ? [] : before.slice(start, start + TOLD_LINES).filter((line) => line.trim() !== '')
    return [lines[end], ...told.map((line) => `    ${line}`)].join('\n')
  })
}

function lastNumber(text: string, pattern: RegExp) {
  const last = [...text.matchAll(pattern)].at(-1)?.[1]
  return last === undefined ? undefined : Number(last)
}
