import type { PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg'
import { isDatabaseDown } from './outage'
import { openLightPool } from './pool'

const PATIENCE_MS = 10_000

/** A way to the database that many use at once, for short statements that stand alone. */
export type SharedConnection = ReturnType<typeof openSharedConnection>

/**
 * One connection for all that is asked of it: nobody waits for one of their own, and what is asked in one turn of the event loop
 * leaves as one packet, for the ways between the processes cost more than such a statement. Answers come in the order of the
 * questions, so nothing slow may be asked here. A lost connection is replaced at the next question, and so is one that leaves a
 * question without an answer for `patience` milliseconds: all who wait for it are refused then, as in an outage. Commits do not wait
 * for the disk.
 */
export function openSharedConnection(url: string, onLost: (error: Error) => void, patience = PATIENCE_MS) {
  const bounds = { query_timeout: patience, connectionTimeoutMillis: patience }
  const pool = openLightPool(url, onLost, { max: 1, pipeline: true, ...bounds })
  let held: PoolClient | null = null
  let coming: Promise<PoolClient> | null = null
  async function open() {
    const client = await pool.connect()
    // Lost with a word or without one; after its error it can be asked nothing more.
    for (const loss of ['error', 'end'] as const) client.once(loss, () => giveUp(client))
    held = client
    return client
  }
  function connect() {
    coming ??= open().finally(() => {
      coming = null
    })
    return coming
  }
  function giveUp(client: PoolClient) {
    if (held !== client) return
    held = null
    client.release(true)
  }
  return {
    async query<Row extends QueryResultRow>(asked: QueryConfig): Promise<QueryResult<Row>> {
      const client = held ?? (await connect())
      sendTogether(client)
      try {
        return await client.query<Row>(asked)
      } catch (error) {
        if (isDatabaseDown(error)) giveUp(client)
        throw error
      }
    },
    /** Lets go of it; what is still asked is answered first. */
    async end() {
      await coming?.catch(() => null)
      const client = held
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
