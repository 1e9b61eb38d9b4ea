import { Socket } from 'node:net'
import { type ClientBase, Pool, type PoolConfig } from 'pg'

/**
 * What every connection is told. Statements with a name keep one plan for all values: left to itself, PostgreSQL goes on
 * planning the widest ones anew. And pages cost the same wherever they lie: it would take memory for a turning disk.
 */
const PLANNING = 'set plan_cache_mode = force_generic_plan; set random_page_cost = 1.1'

/** How every pool of ours connects: what one statement says to PostgreSQL leaves as one packet, not as four. */
export const connecting = { stream: () => new WholeMessages(), onConnect: saying(PLANNING) } satisfies PoolConfig

/**
 * A pool for what needs no ORM and may be lost or done again after a crash of PostgreSQL: counters, and what the queue
 * writes of its own. A commit there does not wait for the disk. `onLost` is told of each connection that was lost, idle or at work.
 */
export function openLightPool(connectionString: string, onLost: (error: Error) => void, options: PoolConfig): Pool {
  const pool = new Pool({
    connectionString,
    ...options,
    ...connecting,
    onConnect: saying(`${PLANNING}; set synchronous_commit = off`),
  })
  pool.on('connect', (client) => client.on('error', onLost))
  // Told already; unheard it would end the process.
  pool.on('error', () => undefined)
  return pool
}

function saying(settings: string) {
  return async (client: ClientBase) => void (await client.query(settings))
}

/** Bun's own socket sends each part of a corked message by itself. */
class WholeMessages extends Socket {
  override _writev(parts: { chunk: Uint8Array }[], done: (error?: Error | null) => void) {
    this._write(Buffer.concat(parts.map(({ chunk }) => chunk)), 'binary', done)
  }
}
