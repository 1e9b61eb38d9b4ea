import type { Em } from './orm'
import { row, sql } from './sql'

/** Whoever takes the lock of this name waits until the transaction of who holds it ends. Call inside a transaction. */
export async function takeLock(em: Em, name: string): Promise<void> {
  await row(em, sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0)) is null as locked`)
}
