import type { Pool } from 'pg'
import { isTraced, traced } from './traced'
import { workId } from './work'

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

/** A statement that took long: whose it was, and the name that it is kept under; null of one whose text varies. */
export type SlowStatement = { request_id: string | null; statement: string | null; ms: number }
type Watch = { longest: number; tell: (slow: SlowStatement) => void }

/**
 * Gives the kept statements their names on every connection of the pool; Kysely has no way to pass a name. Where it is watched,
 * a statement that takes longer than `longest` milliseconds is told of, and an error brings the name of its statement along.
 */
export function nameStatements(pool: Pool, watch?: Watch) {
  pool.on('connect', (client) => {
    client.query = new Proxy(client.query, {
      apply(query, self, [text, ...rest]: unknown[]) {
        const name = typeof text === 'string' ? names.get(text) : undefined
        const ask = () => Reflect.apply(query, self, [name ? { name, text } : text, ...rest])
        const asked = isTraced() ? traced({ kind: 'call', name: 'SQL', facts: factsOf(name, text) }, ask) : ask()
        return watch ? watched(asked, name ?? null, watch) : asked
      },
    })
  })
}

/** A text that varies may hold somebody's words; a kept one has places for its values. */
function factsOf(name: string | undefined, text: unknown) {
  const facts = { 'db.system.name': 'postgresql' }
  return name && typeof text === 'string' ? { ...facts, 'ostrov.statement': name, 'db.query.text': text } : facts
}

async function watched(asked: unknown, statement: string | null, { longest, tell }: Watch) {
  const request_id = workId()
  const startedAt = performance.now()
  try {
    return await asked
  } catch (error) {
    if (error instanceof Error && statement) Object.assign(error, { statement })
    throw error
  } finally {
    const ms = Math.round(performance.now() - startedAt)
    if (ms > longest) tell({ request_id, statement, ms })
  }
}
