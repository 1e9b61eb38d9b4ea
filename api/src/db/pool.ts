import { Socket } from 'node:net'
import { Pool, type PoolConfig } from 'pg'

/** How every pool of ours connects: what one statement says to PostgreSQL leaves as one packet, not as four. */
export const connecting = { stream: () => new WholeMessages() } satisfies PoolConfig

/** A bare pool, for what needs no ORM. */
export function openPool(connectionString: string, max: number): Pool {
  const pool = new Pool({ connectionString, max, ...connecting })
  planForAllValues(pool)
  return pool
}

// Left to itself, PostgreSQL goes on planning the widest statements anew, and takes what lies in memory for a turning disk.
const PLANNING = 'set plan_cache_mode = force_generic_plan; set random_page_cost = 1.1'

/** Statements with a name keep one plan for all values, made for pages that cost the same wherever they lie. */
export function planForAllValues(pool: Pool) {
  pool.on('connect', (client) => {
    client.query(PLANNING).catch(ignoreLostConnection)
  })
}

// Whoever asked for the connection hears of its loss by their own statement.
function ignoreLostConnection() {}

/** Bun's own socket sends each part of a corked message by itself. */
class WholeMessages extends Socket {
  override _writev(parts: { chunk: Uint8Array }[], done: (error?: Error | null) => void) {
    this._write(Buffer.concat(parts.map(({ chunk }) => chunk)), 'binary', done)
  }
}
