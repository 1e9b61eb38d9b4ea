import { DatabaseError, type Pool } from 'pg'
import type { Logger } from 'pino'
import { Counter } from 'prom-client'
import { isAtHome } from './at-home'
import { createOrm, type Em, type Orm } from './orm'
import { isDatabaseDown } from './outage'
import type { SharedConnection } from './shared-connection'
import { ANSWER_MS, CONNECT_MS, LOOK_MS, watchReplica } from './watch-replica'

/** How long a replica that failed is left alone. */
const REST_MS = 3_000

export const replicaRests = new Counter({
  name: 'replica_rests_total',
  help: 'How often a read replica failed and was left alone for a while',
  registers: [],
})

/** Where public reads go. */
export type Readers = ReturnType<typeof openReaders>

/**
 * Handles for public reads: over the replicas in turn, over the primary where there is none that works, or none that is less than
 * `replicaLagSeconds` behind. `shared` is a connection to the primary.
 */
export function openReaders(
  primary: Orm,
  shared: SharedConnection,
  { replicaUrls, replicaLagSeconds }: Followed,
  log: Logger,
) {
  const mostBehind = replicaLagSeconds * 1000
  const replicas = replicaUrls.map((url) => openReplica(url, { primary, shared, mostBehind, log }))
  let turn = 0
  return {
    /** So many milliseconds after a change its reading may still tell of before: two looks may lie between. 0 where there are no replicas. */
    mayLagMs: replicas.length > 0 ? mostBehind + 3 * LOOK_MS : 0,
    /** For statements that change nothing and may know nothing of the last moment. */
    em(): Em {
      const working = isAtHome() ? [] : replicas.filter((one) => one.isFit())
      const chosen = working[turn++ % working.length]
      return (chosen?.orm ?? primary).em.fork()
    },
    close: () => Promise.all(replicas.map((one) => one.close())),
  }
}

type Followed = { replicaUrls: readonly string[]; replicaLagSeconds: number }
type Surroundings = { primary: Orm; shared: SharedConnection; mostBehind: number; log: Logger }

function openReplica(url: string, { primary, shared, mostBehind, log }: Surroundings) {
  const { host } = new URL(url)
  let restsUntil = 0
  const replica = {
    isResting: () => performance.now() < restsUntil,
    rest(error: unknown) {
      if (!replica.isResting()) {
        replicaRests.inc()
        log.warn({ replica: host, reason: String(error) }, 'a read replica is left alone for a while')
      }
      restsUntil = performance.now() + REST_MS
    },
    primary: () => primary.em.getConnection().getNativeClient(),
  }
  const orm = createOrm(url, { onPool: (pool) => leanOnPrimary(pool, replica) })
  const watch = watchReplica(url, shared, replica.rest)
  return {
    orm,
    isFit: () => !replica.isResting() && watch.behind() <= mostBehind,
    close: () => Promise.all([watch.stop(), orm.close(true)]),
  }
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
