import type { Em } from '../../db/orm'
import { changed, row, type Sql, sql } from '../../db/sql'
import { type ProblemCode, Refusal } from '../../kernel/problems'

type Place = {
  /** A table whose rows have `id` and `sort`. */
  table: string
  /** What is refused where the row that this one shall stand behind is not among its like any more. */
  moved: ProblemCode
  /** What tells its like from all others, of `t`. */
  siblings: Sql
  id: string
  /** Of those whose `sort` is the same the newest goes first; without it the oldest. */
  newest_first?: true
  /** From 0; beyond the last is the last, and so is nothing. */
  sort?: number | undefined
  /** Which one it stands behind instead, null is first. */
  after_id?: string | null | undefined
}

const LAST = 2 ** 31 - 1

/**
 * Puts a row at its place among its like, and the others make room. Call inside a transaction that holds them.
 * @throws {Refusal} `moved`
 */
export async function placeAmong(em: Em, { after_id, sort: asked, ...place }: Place): Promise<void> {
  const { table, siblings, id } = place
  const sort = after_id ? await placeBehind(em, place, after_id) : after_id === null ? 0 : (asked ?? LAST)
  await changed(
    em,
    sql`with others as (select t.id, row_number() over (${orderOf(place)}) - 1 as place
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

async function placeBehind(em: Em, place: Place, after_id: string): Promise<number> {
  const { table, siblings, id, moved } = place
  const before = await row<{ place: number }>(
    em,
    sql`select place::int from (select t.id, row_number() over (${orderOf(place)}) as place
          from ${sql.table(table)} t where ${siblings} and t.id <> ${id}) others where id = ${after_id}`,
  )
  if (!before) throw new Refusal(moved)
  return before.place
}

const orderOf = ({ newest_first }: Pick<Place, 'newest_first'>) =>
  newest_first ? sql`order by t.sort, t.id desc` : sql`order by t.sort, t.id`
