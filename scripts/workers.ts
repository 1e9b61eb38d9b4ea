/**
 * Several server processes on one port (the kernel spreads connections by SO_REUSEPORT, on Linux). A worker that
 * crashes is replaced after a growing pause; when they keep crashing, all stop, because then it is the build or the
 * settings, and whoever supervises us must know.
 */
import { REFUSED } from '../api/src/config.ts'
import { leash } from './leash.ts'

const WINDOW_MS = 60_000
const CRASHES_PER_WORKER = 5
const GRACE_SECONDS = 30
/** A worker that has run for so long began well: its crash is the first one again. */
const WELL_MS = 10_000

/** Whether so many crashes (their times, in milliseconds) in the last minute mean that restarting is pointless. */
export function isHopeless(crashes: readonly number[], workers: number, now: number) {
  return crashes.filter((time) => now - time < WINDOW_MS).length > CRASHES_PER_WORKER * workers
}

/** The pause before the next start: 0.5 s, doubling with each crash of this worker in a row up to 4 s. */
export function pauseBefore(inARow: number) {
  return Math.min(500 * 2 ** Math.max(inARow - 1, 0), 4_000)
}

/** Runs the workers until SIGTERM or SIGINT, or until one refuses to start. Returns the exit code for this process. */
export async function runWorkers(count: number, command: string[], cwd: string): Promise<number> {
  const stopping = Promise.withResolvers<number>()
  const crashes: number[] = []
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stopping.resolve(0))
  const slots = Array.from({ length: count }, (_, index) => keepWorker(index, command, cwd, stopping.promise, onEnd))
  return Promise.all(slots).then(() => stopping.promise)

  function onEnd(index: number, code: number) {
    // Another start would only say the same again.
    if (code === REFUSED) return stopping.resolve(REFUSED)
    crashes.push(Date.now())
    console.error(`Worker ${index} ended with code ${code}.`)
    if (!isHopeless(crashes, count, Date.now())) return
    console.error('Workers keep crashing; giving up.')
    stopping.resolve(1)
  }
}

async function keepWorker(
  index: number,
  command: string[],
  cwd: string,
  stopping: Promise<number>,
  onEnd: (index: number, code: number) => void,
) {
  let stopped = false
  let inARow = 0
  void stopping.then(() => {
    stopped = true
  })
  while (!stopped) {
    const startedAt = Date.now()
    const worker = leash({
      command,
      cwd,
      env: { ...process.env, WORKER: String(index) },
      held: 'pipe',
      signal: 'TERM',
      grace: GRACE_SECONDS,
      output: 'inherit',
    })
    const code = await Promise.race([worker.exited, stopping.then(() => undefined)])
    worker.release()
    await worker.exited
    worker.kill()
    if (code === undefined || stopped) continue
    inARow = Date.now() - startedAt > WELL_MS ? 1 : inARow + 1
    onEnd(index, code)
    await Promise.race([Bun.sleep(pauseBefore(inARow)), stopping])
  }
}
