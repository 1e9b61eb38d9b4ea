/**
 * The server's processes, on one port (the kernel spreads connections by SO_REUSEPORT, on Linux). A worker that crashes is
 * replaced after a growing pause, one whose thread stands still is ended and replaced too. When they keep crashing and none
 * serves, all stop, because then it is the build or the settings, and whoever supervises us must know.
 */
import { REFUSED } from '../api/src/config.ts'
import { BEAT_FD, BEAT_MS } from './beat.ts'
import { leash } from './leash.ts'
import { judgeSilence, readUse, type Use } from './silence.ts'

const WINDOW_MS = 60_000
const CRASHES_PER_WORKER = 5
const GRACE_SECONDS = 30
/** A worker that has run for so long began well: its crash is the first one again. */
const WELL_MS = 10_000
/** So long the others wait to be ended for one that was and has not come back. */
const RETURN_MS = 60_000
/** Why a worker was ended. */
const SILENCES = {
  loops: 'has used the processor for long and not answered',
  hangs: 'has not answered and does nothing',
  lost: 'has not answered for long',
}

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
  /** Those that have listened and not ended since. */
  const living = new Set<number>()
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stopping.resolve(0))
  const team = { command, cwd, stopping: stopping.promise, living, returning: new Map(), onEnd }
  return Promise.all(Array.from({ length: count }, (_, index) => keepWorker(index, team))).then(() => stopping.promise)

  function onEnd(index: number, code: number) {
    // Another start would only say the same again.
    if (code === REFUSED) return stopping.resolve(REFUSED)
    crashes.push(performance.now())
    console.error(`Worker ${index} ended with code ${code}.`)
    // Who serves goes on serving: whatever ends the others, it is not the build.
    if (!isHopeless(crashes, count, performance.now()) || living.size > 0) return
    console.error('Workers keep crashing; giving up.')
    stopping.resolve(1)
  }
}

type Team = {
  command: string[]
  cwd: string
  stopping: Promise<number>
  living: Set<number>
  /** Those that were ended for their silence and have not listened since, and when. */
  returning: Map<number, number>
  onEnd: (index: number, code: number) => void
}

async function keepWorker(index: number, { command, cwd, stopping, living, returning, onEnd }: Team) {
  let stopped = false
  let inARow = 0
  void stopping.then(() => {
    stopped = true
  })
  while (!stopped) {
    const startedAt = performance.now()
    const worker = leash({
      command,
      cwd,
      env: { ...process.env, WORKER: String(index) },
      held: 'pipe',
      tells: BEAT_FD,
      signal: 'TERM',
      grace: GRACE_SECONDS,
      output: 'inherit',
    })
    const watch = watchBeats(worker.told, {
      onFirst: () => {
        living.add(index)
        returning.delete(index)
      },
      onSilent: (silence) => {
        // A start is work too: one after another they come back sooner, and somebody serves meanwhile.
        if ([...returning.values()].some((since) => performance.now() - since < RETURN_MS)) return
        returning.set(index, performance.now())
        console.error(`Worker ${index} ${SILENCES[silence]}; ending it.`)
        worker.kill()
      },
    })
    const code = await Promise.race([worker.exited, stopping.then(() => undefined)])
    worker.release()
    await worker.exited
    watch.stop()
    living.delete(index)
    worker.kill()
    if (code === undefined || stopped) continue
    inARow = performance.now() - startedAt > WELL_MS ? 1 : inARow + 1
    onEnd(index, code)
    await Promise.race([Bun.sleep(pauseBefore(inARow)), stopping])
  }
}

type Beats = { onFirst: () => void; onSilent: (silence: keyof typeof SILENCES) => void }

/**
 * A thread that stands still neither answers nor hears SIGTERM, while the kernel goes on handing it connections. What has not
 * beaten yet is still starting, however long that takes. Our own looks are counted, not the time: a machine that was asleep
 * tells of nobody's silence.
 */
function watchBeats(told: ReadableStream<Uint8Array> | null, { onFirst, onSilent }: Beats) {
  let pid: number | null = null
  let looks: (Use | null)[] = []
  const listen = async () => {
    const decoder = new TextDecoder()
    for await (const beats of told ?? []) {
      if (pid === null) onFirst()
      pid = Number(decoder.decode(beats).trim().split('\n').at(-1))
      looks = []
    }
  }
  // It ends with the worker.
  void listen().catch(() => undefined)
  const look = async () => {
    if (pid === null) return
    const since = looks
    since.push(await readUse(pid))
    if (since !== looks) return
    const verdict = judgeSilence(looks)
    if (verdict !== 'wait') onSilent(verdict)
  }
  const looking = setInterval(() => void look(), BEAT_MS)
  return { stop: () => clearInterval(looking) }
}
