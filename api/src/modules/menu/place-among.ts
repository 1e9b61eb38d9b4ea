import type { RawBuilder } from 'kysely'
import type { Em } from '../../db/orm'
import { changed, sql } from '../../db/sql'
import type { By } from '../../kernel/actors'
import { writeEntry } from '../audit/write-entry'

type Place = {
  table: 'product' | 'product_category' | 'product_option' | 'product_option_group'
  /** What tells its like from all others, of `t`. */
  siblings: RawBuilder<unknown>
  id: string
  /** From 0; beyond the last is the last. */
  sort: number
}

/** Puts a row at its place among its like, and the others make room. Call inside a transaction that holds them. */
export async function placeAmong(em: Em, { table, siblings, id, sort }: Place): Promise<void> {
  await changed(
    em,
    sql`with others as (select t.id, row_number() over (order by t.sort, t.id) - 1 as place
            from ${sql.table(table)} t where ${siblings} and t.id <> ${id}),
          placed as (select id, place + (place >= ${sort}::int)::int as place from others
            union all select ${id}::uuid, least(${sort}::int, (select count(*) from others)))
        update ${sql.table(table)} t set sort = placed.place from placed where placed.id = t.id and t.sort <> placed.place`,
  )
}

type Target = { kind: Place['table']; row_id: string; restaurant_id: string }
type Placed = { sort: number; products: readonly { id: string }[] }

/** Writes where it was put and which dishes offer it, if that changed. */
export function writePlacing(
  em: Em,
  { kind, row_id, restaurant_id }: Target,
  { before, after, by, now }: { before: Placed; after: Placed; by: By; now: Date },
) {
  const said = ({ sort, products }: Placed) => ({ sort, product_ids: products.map(({ id }) => id) })
  const fields = { from: said(before), to: said(after) }
  return writeEntry(em, { by, act: `${kind}.change`, subject: `${kind}:${row_id}`, restaurant_id, ...fields, now })
}
