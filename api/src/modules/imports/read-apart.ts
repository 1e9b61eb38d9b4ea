import { type ProblemCode, Refusal } from '../../kernel/problems'
import { createTurnstile, TurnstileFull } from '../../services/images/turnstile'

const BUSY_SECONDS = 5

type Answer<Read> = { read: Read } | { refused: ProblemCode; message: string }
type Apart = {
  /** Starts the thread: a module that calls `answerApart`. */
  start: () => Worker
  /** So long it may take. */
  ms: number
  busy: ProblemCode
  slow: ProblemCode
}

/** A process reads one file of a stranger at a time, whatever its kind: what waits longer than that is better sent again. */
const pass = createTurnstile(1, 4)

/**
 * A reader of files that strangers send. Each is read in a thread of its own, which is ended when it takes too long: whatever
 * the file is, whoever else asks is answered meanwhile.
 * @throws {Refusal} `busy`, `slow`, and what the thread refuses
 */
export function readerApart<Read>({ start, ms, busy, slow }: Apart) {
  return async (bytes: Uint8Array<ArrayBuffer>): Promise<Read> => {
    try {
      return await pass(() => readIn<Read>(start(), bytes, { ms, slow }))
    } catch (problem) {
      throw problem instanceof TurnstileFull ? new Refusal(busy, { retryAfter: BUSY_SECONDS }) : problem
    }
  }
}

async function readIn<Read>(
  worker: Worker,
  bytes: Uint8Array<ArrayBuffer>,
  { ms, slow }: Pick<Apart, 'ms' | 'slow'>,
): Promise<Read> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer<Read>>()
  const isOver = patience(ms)
  const timer = setInterval(() => isOver() && reject(new Refusal(slow)), LOOK_MS)
  worker.onmessage = ({ data }: MessageEvent<Answer<Read>>) => resolve(data)
  worker.onerror = ({ message }) => reject(new Error(`A reader of files failed: ${message}`))
  try {
    worker.postMessage(bytes, [bytes.buffer])
    const answer = await promise
    if ('read' in answer) return answer.read
    throw new Refusal(answer.refused, { message: answer.message })
  } finally {
    clearInterval(timer)
    worker.terminate()
  }
}

const LOOK_MS = 50
/** How much longer a process may take that is given a part of a processor only. */
const STARVED = 10

/** Over is what has had its time by the clock and by the processor, too: on a busy machine a thread may not have begun by then. */
function patience(ms: number): () => boolean {
  const [began, used] = [performance.now(), process.cpuUsage()]
  return () => {
    const { user, system } = process.cpuUsage(used)
    const passed = performance.now() - began
    return passed >= STARVED * ms || (passed >= ms && (user + system) / 1000 >= ms)
  }
}

/** The other end, in the thread: what `read` gives or refuses is told. Anything else that fails is `unreadable`. */
export function answerApart(self: Worker, read: (bytes: Uint8Array) => unknown, unreadable: ProblemCode) {
  self.onmessage = ({ data }: MessageEvent<Uint8Array>) => {
    try {
      self.postMessage({ read: read(data) })
    } catch (problem) {
      const refusal = problem instanceof Refusal ? problem : new Refusal(unreadable)
      self.postMessage({ refused: refusal.code, message: refusal.message })
    }
  }
}
