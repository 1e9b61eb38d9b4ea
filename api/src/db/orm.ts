import { type EntityManager, MikroORM } from '@mikro-orm/postgresql'
import { entities } from './entities'

/**
 * The ORM over one PostgreSQL. Every request works in its own `orm.em.fork()`; the global `em` refuses to be used.
 * `poolMax` bounds this process's connections.
 */
export function createOrm(url: string, { poolMax = 20, debug = false } = {}) {
  return new MikroORM({
    entities,
    clientUrl: url,
    forceUtcTimezone: true,
    debug,
    pool: { min: 0, max: poolMax, idleTimeoutMillis: 30_000 },
  })
}

export type Orm = ReturnType<typeof createOrm>
export type Em = EntityManager
