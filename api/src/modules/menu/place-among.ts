import type { RawBuilder } from 'kysely'
import type { Em } from '../../db/orm'
import { changed, rows, sql } from '../../db/sql'

type Place = {
  table: 'product' | 'product_category' | 'product_option' | 'product_option_group'
  /** What tells its like from all others, of `t`. */
  siblings: RawBuilder<unknown>
  id: string
  /** From 0; beyond the last is the last. */
  sort: number
}

/** Puts a row at its place among its like, and the others make room. Call inside a transaction. */
export async function placeAmong(em: Em, { table, siblings, id, sort }: Place): Promise<void> {
  // Two who drag at once take the rows in one order, so neither waits for the other crosswise.
  await rows(em, sql`select from ${sql.table(table)} t where ${siblings} order by t.id for update`)
  await changed(
    em,
    sql`with others as (select t.id, row_number() over (order by t.sort, t.id) - 1 as place
            from ${sql.table(table)} t where ${siblings} and t.id <> ${id}),
          placed as (select id, place + (place >= ${sort}::int)::int as place from others
            union all select ${id}::uuid, least(${sort}::int, (select count(*) from others)))
        update ${sql.table(table)} t set sort = placed.place from placed where placed.id = t.id and t.sort <> placed.place`,
  )
}
