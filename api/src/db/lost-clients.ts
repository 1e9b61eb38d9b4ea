import type { Pool, PoolClient } from 'pg'

/**
 * Gives a connection that died in somebody's hands back to its pool. Kysely returns the connection of a transaction only after its
 * `begin`, `commit` or `rollback` was answered, which a dead one never is: each restart of PostgreSQL would take some places of the
 * pool away for good.
 */
export function returnLostClients(pool: Pool) {
  const inHands = new WeakSet<PoolClient>()
  pool.on('acquire', (client) => inHands.add(client))
  pool.on('release', (_error, client) => inHands.delete(client))
  pool.on('connect', (client) => {
    client.once('end', () => {
      if (!inHands.has(client)) return
      client.release(true)
      // Whoever held it may still give it back by himself.
      client.release = () => undefined
    })
  })
}
