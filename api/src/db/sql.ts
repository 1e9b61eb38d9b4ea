import { type RawBuilder, sql } from 'kysely'
import type { Em } from './orm'

export { sql }

/**
 * Rows of a hand-written statement, inside the transaction of `em` when it has one.
 * For hot public reads and conditional updates; bigint columns come as strings unless cast.
 */
export async function rows<Row>(em: Em, query: RawBuilder<Row>): Promise<Row[]> {
  return (await query.execute(em.getKysely())).rows
}

/** The first row, or undefined. */
export async function row<Row>(em: Em, query: RawBuilder<Row>): Promise<Row | undefined> {
  return (await rows(em, query))[0]
}

/** How many rows a statement changed. */
export async function changed(em: Em, query: RawBuilder<unknown>): Promise<number> {
  return Number((await query.execute(em.getKysely())).numAffectedRows ?? 0n)
}
