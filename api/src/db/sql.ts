import { type RawBuilder, sql } from 'kysely'
import type { Em } from './orm'
import { keepPrepared } from './prepared'

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

/**
 * Rows of a statement that everybody asks all the time: each connection plans it once. The plan then knows no values, so
 * what the planner must know, as how few rows are wanted, is written with `sql.lit` — and only where a stranger cannot
 * choose it, for each text is kept.
 */
export async function preparedRows<Row>(em: Em, query: RawBuilder<Row>): Promise<Row[]> {
  const kysely = em.getKysely()
  const compiled = query.compile(kysely)
  keepPrepared(compiled.sql)
  return (await kysely.executeQuery(compiled)).rows
}

/** The first row of such a statement, or undefined. */
export async function preparedRow<Row>(em: Em, query: RawBuilder<Row>): Promise<Row | undefined> {
  return (await preparedRows(em, query))[0]
}

/** How many rows a statement changed. */
export async function changed(em: Em, query: RawBuilder<unknown>): Promise<number> {
  return Number((await query.execute(em.getKysely())).numAffectedRows ?? 0n)
}
