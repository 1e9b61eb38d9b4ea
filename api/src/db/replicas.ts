import { DatabaseError, type Pool } from 'pg'
import type { Logger } from 'pino'
import { Counter } from 'prom-client'
import { createOrm, type Em, type Orm } from './orm'
import { isDatabaseDown } from './outage'

/** How long a replica that failed is left alone. */
const REST_MS = 3_000
/** A replica that says nothing for so long is as good as down: the primary is asked instead. */
const CONNECT_MS = 1_000
const ANSWER_MS = 5_000

export const replicaRests = new Counter({
  name: 'replica_rests_total',
  help: 'How often a read replica failed and was left alone for a while',
  registers: [],
})

/** Where public reads go. */
export type Readers = ReturnType<typeof openReaders>

/** Handles for public reads: over the replicas in turn, over the primary where there is none that works. */
export function openReaders(primary: Orm, urls: readonly string[], log: Logger) {
  const replicas = urls.map((url) => openReplica(url, primary, log))
  let turn = 0
  return {
    /** For statements that change nothing and may know nothing of the last moment. */
    em(): Em {
      const working = replicas.filter((one) => !one.isResting())
      const chosen = working[turn++ % working.length]
      return (chosen?.orm ?? primary).em.fork()
    },
    close: () => Promise.all(replicas.map(({ orm }) => orm.close(true))),
  }
}

function openReplica(url: string, primary: Orm, log: Logger) {
  let restsUntil = 0
  const replica = {
    isResting: () => performance.now() < restsUntil,
    rest(error: unknown) {
      if (!replica.isResting()) {
        replicaRests.inc()
        log.warn({ reason: String(error) }, 'a read replica is left alone for a while')
      }
      restsUntil = performance.now() + REST_MS
    },
    primary: () => primary.em.getConnection().getNativeClient(),
  }
  const orm = createOrm(url, { onPool: (pool) => leanOnPrimary(pool, replica) })
  return { orm, isResting: replica.isResting }
}

type Leaning = { isResting: () => boolean; rest: (error: unknown) => void; primary: () => Promise<Pool> }

/** Every statement that the replica's pool cannot answer is asked of the primary, so that nobody who reads notices. */
function leanOnPrimary(pool: Pool, { isResting, rest, primary }: Leaning) {
  pool.options.connectionTimeoutMillis = CONNECT_MS
  pool.options.query_timeout = ANSWER_MS
  pool.options.options = '-c default_transaction_read_only=on'
  pool.connect = new Proxy(pool.connect, {
    async apply(connect, self, args: unknown[]) {
      if (isResting()) return (await primary()).connect()
      try {
        return await Reflect.apply(connect, self, args)
      } catch (error) {
        rest(error)
        return (await primary()).connect()
      }
    },
  })
  pool.on('connect', (client) => {
    client.query = new Proxy(client.query, {
      async apply(query, self, args: unknown[]) {
        try {
          return await Reflect.apply(query, self, args)
        } catch (error) {
          const source = await primary()
          if (isLost(error)) {
            rest(error)
            // Its answer may still come, and must not reach the next who asks.
            const { release } = client
            client.release = () => release.call(client, true)
          }
          return Reflect.apply(source.query, source, args)
        }
      },
    })
  })
}

/** The replica itself is away, and not only a statement that it refuses, as one that replication has overtaken. */
function isLost(error: unknown) {
  return !(error instanceof DatabaseError) || isDatabaseDown(error)
}
