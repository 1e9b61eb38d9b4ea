import type { Em } from '../../db/orm'
import { changed, rows, sql } from '../../db/sql'
import { insertRow, updateRow } from '../../db/write-row'
import type { Served } from '../../kernel/served'
import type { RowChange, TableName } from './operations'

/** Table and key → the row. */
export type Snapshot = Map<string, string>

type Table = {
  /** What names a row among its like. */
  key: readonly string[]
  /** Whose rows, of `t`. */
  of: (restaurant_id: string) => ReturnType<typeof sql>
  /** What changes by itself: it is neither compared nor restored. */
  volatile: readonly string[]
}

const own = (restaurant_id: string) => sql`t.restaurant_id = ${restaurant_id}`
const ofDishes = (restaurant_id: string) =>
  sql`t.product_id in (select id from product where restaurant_id = ${restaurant_id})`

/** A menu's tables, each before those that speak of it. */
const TABLES = {
  product_category: { key: ['id'], of: own, volatile: ['words'] },
  product_option_group: { key: ['id'], of: own, volatile: ['stopped_until'] },
  product_option: { key: ['id'], of: own, volatile: ['stopped_until', 'counter_stop', 'article'] },
  product: {
    ...{ key: ['id'], of: own },
    volatile: ['stopped_until', 'counter_stop', 'article', 'stock', 'rating', 'reviews_count'],
  },
  product_option_link: { key: ['product_id', 'option_id'], of: ofDishes, volatile: [] },
  product_option_group_link: { key: ['product_id', 'group_id'], of: ofDishes, volatile: [] },
  revision: { key: ['id'], of: (id) => sql`t.owner = ${`restaurant:${id}`} and t.kind like 'product%'`, volatile: [] },
} as const satisfies Record<TableName, Table>
const NAMES = Object.keys(TABLES).filter((name): name is TableName => name in TABLES)

const keyOf = (table: TableName) =>
  sql`concat_ws('/', ${sql.join(TABLES[table].key.map((name) => sql.ref(`t.${name}`)))})`

/** Nobody else changes the menu until the transaction ends. */
export async function lockMenu(em: Em, restaurant: Served): Promise<void> {
  for (const table of ['product_category', 'product_option_group', 'product_option', 'product'] as const)
    await rows(em, sql`select from ${sql.table(table)} t where ${own(restaurant.id)} order by t.id for update`)
}

/** Every row of a restaurant's menu, with what waits for a moderator. */
export async function snapshotOf(em: Em, restaurant: Served): Promise<Snapshot> {
  const snapshot: Snapshot = new Map()
  for (const table of NAMES) {
    const { of, volatile } = TABLES[table]
    const found = await rows<{ key: string; row: string }>(
      em,
      sql`select ${keyOf(table)} as key, (to_jsonb(t) - ${[...volatile]}::text[])::text as row
          from ${sql.table(table)} t where ${of(restaurant.id)} order by 1`,
    )
    for (const { key, row } of found) snapshot.set(`${table}:${key}`, row)
  }
  return snapshot
}

export const versionOf = (snapshot: Snapshot) => Bun.hash(JSON.stringify([...snapshot])).toString(36)

/** What differs between two moments of one menu. */
export function changesBetween(before: Snapshot, after: Snapshot): RowChange[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((at) => {
    const [was, is] = [before.get(at) ?? null, after.get(at) ?? null]
    const table = NAMES.find((name) => at.startsWith(`${name}:`))
    return table && was !== is ? [{ table, key: at.slice(table.length + 1), before: was, after: is }] : []
  })
}

/** Puts every row back as it was, those that were made taken away. Call inside a transaction, with the menu locked. */
export async function restore(em: Em, changes: readonly RowChange[]): Promise<void> {
  for (const table of NAMES) {
    const columns = await columnsOf(em, table)
    for (const change of changes.filter((one) => one.table === table)) {
      if (change.before === null) continue
      if (change.after === null) await insertRow(em, table, columns, change.before)
      else await updateRow(em, table, columns, change.before, isGiven(table))
    }
  }
  for (const table of NAMES.toReversed()) {
    const made = changes.filter((one) => one.table === table && one.before === null).map(({ key }) => key)
    if (made.length > 0)
      await changed(em, sql`delete from ${sql.table(table)} t where ${keyOf(table)} = any(${made}::text[])`)
  }
}

const isGiven = (table: TableName) =>
  sql.join(
    TABLES[table].key.map((name) => sql`${sql.ref(`t.${name}`)} = ${sql.ref(`given.${name}`)}`),
    sql` and `,
  )

/** What of a table is kept in a snapshot and can be written. */
async function columnsOf(em: Em, table: TableName): Promise<string[]> {
  const { volatile } = TABLES[table]
  const found = await rows<{ name: string }>(
    em,
    sql`select column_name as name from information_schema.columns where table_schema = current_schema()
        and table_name = ${table} and is_generated = 'NEVER' and column_name <> all(${[...volatile]}::text[])
        order by ordinal_position`,
  )
  return found.map(({ name }) => name)
}
