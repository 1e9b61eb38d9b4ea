import type { RawBuilder } from 'kysely'
import type { Em } from '../../db/orm'
import { changed, row, sql } from '../../db/sql'
import type { By } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { writeEntry } from '../audit/write-entry'

type Place = {
  table: 'product' | 'product_category' | 'product_option' | 'product_option_group'
  /** What tells its like from all others, of `t`. */
  siblings: RawBuilder<unknown>
  id: string
  /** From 0; beyond the last is the last, and so is nothing. */
  sort?: number | undefined
  /** Which one it stands behind instead, null is first. */
  after_id?: string | null | undefined
}

const LAST = 2 ** 31 - 1

/**
 * Puts a row at its place among its like, and the others make room. Call inside a transaction that holds them.
 * @throws {Refusal} `menu.order_changed` where the one it shall stand behind is not among them any more.
 */
export async function placeAmong(em: Em, { table, siblings, id, after_id, ...asked }: Place): Promise<void> {
  const sort = after_id
    ? await placeBehind(em, { table, siblings, id }, after_id)
    : after_id === null
      ? 0
      : (asked.sort ?? LAST)
  await changed(
    em,
    sql`with others as (select t.id, row_number() over (order by t.sort, t.id) - 1 as place
            from ${sql.table(table)} t where ${siblings} and t.id <> ${id}),
          placed as (select id, place + (place >= ${sort}::int)::int as place from others
            union all select ${id}::uuid, least(${sort}::int, (select count(*) from others)))
        update ${sql.table(table)} t set sort = placed.place from placed where placed.id = t.id and t.sort <> placed.place`,
  )
}

/** Whether a change names a place. */
export function isPlaced({ sort, after_id }: Pick<Place, 'sort' | 'after_id'>): boolean {
  return sort !== undefined || after_id !== undefined
}

async function placeBehind(em: Em, { table, siblings, id }: Place, after_id: string): Promise<number> {
  const before = await row<{ place: number }>(
    em,
    sql`select place::int from (select t.id, row_number() over (order by t.sort, t.id) as place
          from ${sql.table(table)} t where ${siblings} and t.id <> ${id}) others where id = ${after_id}`,
  )
  if (!before) throw new Refusal('menu.order_changed')
  return before.place
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
