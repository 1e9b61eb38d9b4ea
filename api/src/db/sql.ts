import { ORDER_STATUSES, type OrderStatus } from '@ostrov/shared/orders/statuses'
import {
  type CompiledQuery,
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryExecutorProvider,
  type RawBuilder,
  sql,
} from 'kysely'
import type { QueryResultRow } from 'pg'
import type { Em } from './orm'
import { keepPrepared } from './prepared'
import type { SharedConnection } from './shared-connection'

export { sql }

/** A piece of a statement. */
export type Sql = RawBuilder<unknown>

/** What `rows`, `row` and `changed` take: a statement of `sql`, or one that `statement` has put together. */
export type Query<Row> = { compile: (provider: QueryExecutorProvider) => CompiledQuery<Row> }

/**
 * Rows of a hand-written statement, inside the transaction of `em` when it has one; bigint columns come as strings
 * unless cast. Each connection plans its text once, for all values alike: so the text is constant, lists of values go as
 * arrays, and what the planner must know, as how few rows are wanted, is written with `sql.lit`. A statement whose text
 * a stranger can vary goes through `variedRows`.
 */
export async function rows<Row>(em: Em, query: Query<Row>): Promise<Row[]> {
  return (await execute(em, query)).rows
}

/** The first row, or undefined. */
export async function row<Row>(em: Em, query: Query<Row>): Promise<Row | undefined> {
  return (await rows(em, query))[0]
}

/** The first row of a short statement that stands alone, over the connection that all share. */
export async function sharedRow<Row extends QueryResultRow>(
  shared: SharedConnection,
  query: Query<Row>,
): Promise<Row | undefined> {
  const { sql: text, parameters } = query.compile(compiling)
  const name = keepPrepared(text)
  return (await shared.query<Row>({ text, values: [...parameters], ...(name && { name }) })).rows[0]
}

/** Whether a statement failed for a row that has this unique value already; `constraint` is the index's name. */
export function isTaken(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false
  return ('constraint' in error && error.constraint === constraint) || isTaken(error.cause, constraint)
}

/** How many rows a statement changed. */
export async function changed(em: Em, query: Query<unknown>): Promise<number> {
  return Number((await execute(em, query)).numAffectedRows ?? 0)
}

/**
 * Answers of statements of one transaction that need not wait for one another: they leave as one packet and run in their order. Of
 * those that fail the first says why, for the rest only say that it has failed.
 */
export async function pipelined<Asked extends readonly unknown[] | []>(asked: Asked) {
  for (const answer of await Promise.allSettled(asked)) if (answer.status === 'rejected') throw answer.reason
  return Promise.all(asked)
}

/** Rows of a statement whose text depends on what was asked: planned each time, so that nobody can make us keep more, and yet without a look at its values. */
export async function variedRows<Row>(em: Em, query: RawBuilder<Row>): Promise<Row[]> {
  return (await query.execute(em.getKysely())).rows
}

/**
 * A stranger's words as part of the text of a statement for `variedRows`, so that the planner sees how many rows they are of
 * and takes their index. Each sign goes as its number, so none of them means anything to SQL.
 */
export function writtenOut(words: string) {
  const signs = [...words.toWellFormed().replaceAll('\0', '')].map((sign) => sign.codePointAt(0) ?? 0)
  return sql.raw<string>(`U&'${signs.map((sign) => `\\+${sign.toString(16).padStart(6, '0')}`).join('')}'`)
}

/** A moment as part of the text of a statement for `variedRows`. */
export const instant = (at: Date) => sql<Date>`${sql.lit(at.toISOString())}::timestamptz`

/** The pattern of what has these words in it, for `like`. */
export const containing = (words: string) => `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** A moment as answers say it: ISO 8601 in UTC; null stays null. */
export const moment = (column: string) => {
  const utc = sql`${sql.ref(column)} at time zone 'utc'`
  return sql<string>`to_char(${utc}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/** A moment to count with: milliseconds of the epoch. */
export const milliseconds = (column: string) => sql<number>`(extract(epoch from ${sql.ref(column)}) * 1000)::float8`

/** Order statuses that a rule is true of, for `in`: written out, since the planner must know them to take an index of some. */
export const inStatuses = (rule: (status: OrderStatus) => boolean) =>
  sql`(${sql.join(ORDER_STATUSES.filter(rule).map((status) => sql.lit(status)))})`

/** Puts statements together, and asks nothing. */
export const compiling = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

async function execute<Row>(em: Em, query: Query<Row>) {
  const kysely = em.getKysely()
  const compiled: CompiledQuery<Row> = query.compile(kysely)
  keepPrepared(compiled.sql)
  if (!kysely.isTransaction) return alone(em, compiled)
  const connection = connections.get(kysely) ?? kysely.getExecutor().provideConnection(async (own) => own)
  connections.set(kysely, connection)
  return (await connection).executeQuery<Row>(compiled)
}

/** What stands alone needs none of the layers that Kysely has for what does not: they cost as much as its answer takes to read. */
async function alone<Row>(em: Em, { sql: text, parameters }: CompiledQuery<Row>) {
  const client = await (await em.getConnection().getNativeClient()).connect()
  try {
    const { rows, rowCount } = await client.query<Row & QueryResultRow>(text, [...parameters])
    return { rows, numAffectedRows: rowCount }
  } finally {
    client.release()
  }
}

/** Of each transaction: through Kysely its statements would wait for one another. */
const connections = new WeakMap<object, Promise<DatabaseConnection>>()
