import { Refusal } from '../../kernel/problems'
import { createTurnstile, TurnstileFull } from '../../services/images/turnstile'
import type { Table } from './table'

/** The largest menu takes a tenth of it. */
const READ_MS = 1500
const BUSY_SECONDS = 5
type Answer = { table: Table } | { refused: 'menu_import.unreadable' | 'menu_import.too_large'; message: string }

/** A process reads one file at a time: what waits longer than that is better sent again. */
const pass = createTurnstile(1, 4)

/**
 * The cells of a file as text. They are read in a thread of their own, which is ended when it takes too long: whatever the
 * file is, whoever else asks is answered meanwhile.
 * @throws {Refusal} `menu_import.unreadable`, `menu_import.too_large`, `menu_import.too_slow`, `menu_import.busy`
 */
export async function readTable(bytes: Uint8Array<ArrayBuffer>): Promise<Table> {
  try {
    return await pass(() => readApart(bytes))
  } catch (problem) {
    throw problem instanceof TurnstileFull ? new Refusal('menu_import.busy', { retryAfter: BUSY_SECONDS }) : problem
  }
}

async function readApart(bytes: Uint8Array<ArrayBuffer>): Promise<Table> {
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), { smol: true })
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const timer = setTimeout(() => reject(new Refusal('menu_import.too_slow')), READ_MS)
  worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data)
  worker.onerror = ({ message }) => reject(new Error(`A table's reader failed: ${message}`))
  try {
    worker.postMessage(bytes, [bytes.buffer])
    const answer = await promise
    if ('table' in answer) return answer.table
    throw new Refusal(answer.refused, { message: answer.message })
  } finally {
    clearTimeout(timer)
    worker.terminate()
  }
}
