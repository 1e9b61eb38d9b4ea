import { Socket } from 'node:net'
import { type ClientBase, Pool, type PoolClient, type PoolConfig } from 'pg'

/**
 * What every connection is told. Statements with a name keep one plan for all values: left to itself, PostgreSQL goes on
 * planning the widest ones anew. And pages cost the same wherever they lie: it would take memory for a turning disk. And a
 * connection that the network has forgotten gives its place there back within two minutes, not hours.
 */
const PLANNING = `set plan_cache_mode = force_generic_plan; set random_page_cost = 1.1;
  set tcp_keepalives_idle = 60; set tcp_keepalives_interval = 15; set tcp_keepalives_count = 4`

/**
 * How every pool of ours connects: what one statement says to PostgreSQL leaves as one packet, not as four. With `patience`, in
 * milliseconds, nobody waits longer for a place, a lock or an answer: PostgreSQL ends such a statement, and a transaction in which
 * nothing is said; a connection on which nothing comes from it either is destroyed, a fifth later, as one that was lost.
 */
export function connecting(patience?: number) {
  if (patience === undefined)
    return { stream: () => new WholeMessages(), onConnect: saying(PLANNING) } satisfies PoolConfig
  const bounds = `set statement_timeout = ${patience}; set idle_in_transaction_session_timeout = ${patience}`
  return {
    stream: () => new WholeMessages().endingSilence(patience * 1.2),
    onConnect: saying(`${PLANNING}; ${bounds}`),
    connectionTimeoutMillis: patience,
  } satisfies PoolConfig
}

/**
 * A pool for what needs no ORM and may be lost or done again after a crash of PostgreSQL: counters, and what the queue
 * writes of its own. A commit there does not wait for the disk. `onLost` is told of each connection that was lost, idle or at work.
 */
export function openLightPool(connectionString: string, onLost: (error: Error) => void, options: PoolConfig): Pool {
  const pool = new ReleasedOnce({
    connectionString,
    ...options,
    ...connecting(),
    onConnect: saying(`${PLANNING}; set synchronous_commit = off`),
  })
  pool.on('connect', (client) => client.on('error', onLost))
  // Told already; unheard it would end the process.
  pool.on('error', () => undefined)
  return pool
}

type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (lost?: Error | boolean) => void,
) => void

/** The queue's library, closed while its listener fails, gives that connection back twice; a pool throws at it into the air. */
class ReleasedOnce extends Pool {
  override connect(): Promise<PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<PoolClient> | undefined {
    if (!callback) return super.connect()
    super.connect((error, client, release) => {
      let isReleased = false
      callback(error, client, (lost) => {
        if (isReleased) return
        isReleased = true
        release(lost)
      })
    })
    return undefined
  }
}

function saying(settings: string) {
  return async (client: ClientBase) => void (await client.query(settings))
}

/** Bun's own socket sends each part of a corked message by itself. */
class WholeMessages extends Socket {
  /** Nothing said or heard for so many milliseconds is the end of it; an idle connection is let go of before. */
  endingSilence(ms: number) {
    return this.setTimeout(ms, () => this.destroy(new Error('Connection terminated: PostgreSQL answers no more')))
  }

  override _writev(parts: { chunk: Uint8Array }[], done: (error?: Error | null) => void) {
    this._write(Buffer.concat(parts.map(({ chunk }) => chunk)), 'binary', done)
  }
}
