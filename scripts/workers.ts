/**
 * Several server processes on one port (the kernel spreads connections by SO_REUSEPORT, on Linux). A worker that
 * crashes is replaced after a growing pause; when they keep crashing, all stop, because then it is the build or the
 * settings, and whoever supervises us must know.
 */
import { leash } from './leash.ts'

const WINDOW_MS = 60_000
const CRASHES_PER_WORKER = 5
const GRACE_SECONDS = 30

/** Whether so many crashes (their times, in milliseconds) in the last minute mean that restarting is pointless. */
export function isHopeless(crashes: readonly number[], workers: number, now: number) {
  return crashes.filter((time) => now - time < WINDOW_MS).length > CRASHES_PER_WORKER * workers
}

/** The pause before the next start: 0.5 s, doubling with each recent crash up to 15 s. */
export function pauseBefore(crashes: readonly number[], now: number) {
  const recent = crashes.filter((time) => now - time < WINDOW_MS).length
  return Math.min(500 * 2 ** Math.max(recent - 1, 0), 15_000)
}

/** Runs the workers until SIGTERM or SIGINT. Returns the exit code for this process. */
export async function runWorkers(count: number, command: string[], cwd: string): Promise<number> {
  const stopping = Promise.withResolvers<number>()
  const crashes: number[] = []
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stopping.resolve(0))
  const slots = Array.from({ length: count }, (_, index) => keepWorker(index, command, cwd, stopping.promise, onCrash))
  return Promise.all(slots).then(() => stopping.promise)

  function onCrash(index: number, code: number) {
    crashes.push(Date.now())
    console.error(`Worker ${index} ended with code ${code}.`)
    if (isHopeless(crashes, count, Date.now())) {
      console.error('Workers keep crashing; giving up.')
      stopping.resolve(1)
    }
    return pauseBefore(crashes, Date.now())
  }
}

async function keepWorker(
  index: number,
  command: string[],
  cwd: string,
  stopping: Promise<number>,
  onCrash: (index: number, code: number) => number,
) {
  let stopped = false
  void stopping.then(() => {
    stopped = true
  })
  while (!stopped) {
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
    if (code !== undefined && !stopped) await Promise.race([Bun.sleep(onCrash(index, code)), stopping])
  }
}
