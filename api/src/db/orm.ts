import { type EntityManager, MikroORM, type Options } from '@mikro-orm/postgresql'
import type { Pool } from 'pg'
import { entities } from './entities'
import { returnLostClients } from './lost-clients'
import { pipelineQueries } from './pipeline'
import { connecting } from './pool'
import { nameStatements, type SlowStatement } from './prepared'

/** Longer than any statement of a page should take. */
const SLOW_MS = 500

type OrmOptions = Partial<Options> & {
  poolMax?: number
  patience?: number
  onPool?: (pool: Pool) => void
  onSlow?: (slow: SlowStatement) => void
}

/**
 * The ORM over one PostgreSQL. Every request works in its own `orm.em.fork()`; the global `em` refuses to be used.
 * `poolMax` bounds this process's connections, `patience` how long they wait (`connecting`), `onPool` is handed their pool,
 * `onSlow` is told of statements that took longer than half a second.
 */
export function createOrm(url: string, { poolMax = 10, patience, onPool, onSlow, ...options }: OrmOptions = {}) {
  return new MikroORM({
    entities,
    clientUrl: url,
    forceUtcTimezone: true,
    // Tables of the job queue, the rate limiter and the sandbox bank are their own packages' business.
    schemaGenerator: { ignoreSchema: ['graphile_worker', 'limits', 'sandbox_bank'], ignoreRoutines: true },
    pool: { min: 0, max: poolMax, idleTimeoutMillis: 30_000 },
    driverOptions: {
      ...connecting(patience),
      pipeline: true,
      onPoolCreated(pool: Pool) {
        nameStatements(pool, onSlow && { longest: SLOW_MS, tell: onSlow })
        pipelineQueries(pool)
        returnLostClients(pool)
        onPool?.(pool)
      },
    },
    ...options,
  })
}

export type Orm = ReturnType<typeof createOrm>
export type Em = EntityManager
