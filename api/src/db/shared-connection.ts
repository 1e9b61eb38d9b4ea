import type { PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg'
import { openLightPool } from './pool'

/** A way to the database that many use at once, for short statements that stand alone. */
export type SharedConnection = ReturnType<typeof openSharedConnection>

/**
 * One connection for all that is asked of it: nobody waits for one of their own, and what is asked in one turn of the event loop
 * leaves as one packet, for the ways between the processes cost more than such a statement. Answers come in the order of the
 * questions, so nothing slow may be asked here. A lost connection is replaced at the next question; commits do not wait for the disk.
 */
export function openSharedConnection(url: string, onLost: (error: Error) => void) {
  const pool = openLightPool(url, onLost, { max: 1, pipeline: true })
  let held: Promise<PoolClient> | null = null
  async function hold() {
    const client = await pool.connect()
    client.once('end', () => {
      if (held) client.release(true)
      held = null
    })
    return client
  }
  function forget(error: unknown): never {
    held = null
    throw error
  }
  return {
    async query<Row extends QueryResultRow>(asked: QueryConfig): Promise<QueryResult<Row>> {
      held ??= hold().catch(forget)
      const client = await held
      sendTogether(client)
      return client.query<Row>(asked)
    },
    /** Lets go of it; what is still asked is answered first. */
    async end() {
      const client = await held?.catch(() => null)
      held = null
      client?.release()
      await pool.end()
    },
  }
}

/** Keeps what is written until this turn of the event loop is over. */
function sendTogether({ connection: { stream } }: PoolClient) {
  if (stream.writableCorked > 0) return
  stream.cork()
  setImmediate(() => stream.uncork())
}
