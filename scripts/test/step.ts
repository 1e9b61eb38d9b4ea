/** One step of the test command: a leashed program, its time and its count. */
import { ROOT } from '../database.ts'
import { leash } from '../leash.ts'
import type { Cost } from './costs.ts'
import { type Count, type Failure, failuresIn } from './count.ts'

/** Ten times what the longest takes on a machine with nothing else to do, and more. */
const LIMIT_MS = 60 * 60_000
// biome's rule against control characters is about accidents; these colours are what is removed on purpose.
const COLORS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

/** Names are printed to one output and errors to the other: read apart, they would change places. */
const ONE_STREAM = ['/bin/sh', '-c', 'exec "$@" 2>&1', 'sh']

/** What to run and how its result is counted. */
export type Step = {
  name: string
  command: string[]
  cwd?: string
  env?: Record<string, string | undefined>
  /** Show the output while it comes, not only when the step fails. */
  live?: boolean
  /** Milliseconds after which it is stopped. */
  limit?: number
  count: (exitCode: number, output: string) => Count
}

/** Its count, and what failed in it by name. */
export type StepResult = Count & { failures: Failure[] }

/** Who watches it: `onStart` gets the way to stop it early, `onEnd` what it has cost. */
export type Watch = { onStart?: (stop: () => void) => void; onEnd?: (cost: Cost) => void }

/** Runs a step to its end and prints one line about it. */
export async function runStep(step: Step, { onStart, onEnd }: Watch = {}): Promise<StepResult> {
  const started = performance.now()
  if (step.live) console.log(`\n${step.name}`)
  const child = leash({
    command: [...ONE_STREAM, ...step.command],
    cwd: step.cwd ?? ROOT,
    env: { ...process.env, FORCE_COLOR: '0', ...step.env },
    held: 'pipe',
    signal: 'TERM',
    grace: 5,
    output: 'pipe',
  })
  onStart?.(child.release)
  const limit = setTimeout(child.release, step.limit ?? LIMIT_MS)
  const pieces: string[] = []
  const streams = [child.process.stdout, child.process.stderr]
  await Promise.all(streams.map((stream) => read(stream, (text) => take(text))))
  const code = await child.exited
  clearTimeout(limit)
  child.kill()
  const output = pieces.join('').replace(COLORS, '')
  const count = step.count(code, output)
  if (count.failed > 0 && !step.live) console.log(output.trimEnd())
  const wall = (performance.now() - started) / 1000
  report(step.name, count, wall)
  onEnd?.({ name: step.name, processor: Number(child.process.resourceUsage()?.cpuTime.total ?? 0) / 1e6, wall })
  if (count.failed === 0) return { ...count, failures: [] }
  const failures = failuresIn(output)
  return { ...count, failures: failures.length > 0 ? failures : [failedStep(step.name)] }

  function take(text: string) {
    pieces.push(text)
    if (step.live) process.stdout.write(text)
  }
}

/** What failed as a whole. */
export function failedStep(name: string): Failure {
  return { file: '', name, line: `(fail) ${name}`, told: [] }
}

function report(name: string, count: Count, seconds: number) {
  const verdict = count.failed === 0 ? 'ok  ' : 'FAIL'
  const tests = count.passed + count.failed > 1 ? `  ${count.passed} passed, ${count.failed} failed;` : ''
  console.log(`${verdict}  ${name.padEnd(18)}${seconds.toFixed(1).padStart(7)} s${tests.replace(';', '')}`)
}

async function read(stream: ReadableStream<Uint8Array> | number | undefined, take: (text: string) => void) {
  if (stream === undefined || typeof stream === 'number') return
  const decoder = new TextDecoder()
  for await (const chunk of stream) take(decoder.decode(chunk, { stream: true }))
}
