import type { Client, Pool } from 'pg'
import { isWorkId, workId } from './work'

const DONE = Promise.resolve({ rowCount: null, rows: [] })

/**
 * Statements that a connection is given before it answers leave as one packet, in their order: a round trip costs both sides
 * more than most statements do. So `begin` leaves with the first statement, and a transaction without statements never begins.
 */
export function pipelineQueries(pool: Pool) {
  pool.on('connect', (client) => {
    const hold = holdOf(client)
    let isBeginning = false
    client.query = new Proxy(client.query, {
      apply(query, self, args: unknown[]) {
        const [text] = args
        if (text === 'begin') {
          isBeginning = true
          return DONE
        }
        const isFirst = isBeginning
        isBeginning = false
        if (isFirst && (text === 'commit' || text === 'rollback')) return DONE
        hold()
        // A connection that is lost says so by the statement that follows.
        if (isFirst) Reflect.apply(query, self, [beginning()]).catch(() => undefined)
        return Reflect.apply(query, self, args)
      },
    })
  })
}

/** Who looks why a transaction waits sees in `application_name` whose it is. */
function beginning() {
  const id = workId()
  return isWorkId(id) ? `begin; set local application_name = '${id}'` : 'begin'
}

/** Keeps what is written until whoever runs now has nothing more to say. */
function holdOf({ connection: { stream } }: Client) {
  let isHeld = false
  return () => {
    if (isHeld) return
    isHeld = true
    stream.cork()
    queueMicrotask(() => {
      isHeld = false
      stream.uncork()
    })
  }
}
