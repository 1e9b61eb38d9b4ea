import type { Pool } from 'pg'

/** Beyond so many, statements go unprepared: each costs every connection some memory of PostgreSQL's. */
const MOST = 500
const names = new Map<string, string>()

/**
 * From now on every connection keeps this statement planned: planning costs PostgreSQL more than running most of ours. Answers the name
 * it is kept under.
 */
export function keepPrepared(text: string) {
  if (!names.has(text) && names.size < MOST) names.set(text, `ostrov_${Bun.hash(text).toString(36)}`)
  return names.get(text)
}

/** Gives the kept statements their names on every connection of the pool; Kysely has no way to pass a name. */
export function nameStatements(pool: Pool) {
  pool.on('connect', (client) => {
    client.query = new Proxy(client.query, {
      apply(query, self, [text, ...rest]: unknown[]) {
        const name = typeof text === 'string' ? names.get(text) : undefined
        return Reflect.apply(query, self, [name ? { name, text } : text, ...rest])
      },
    })
  })
}
