import { toDate } from '@ostrov/shared/formats/time'
import { type BonusKind, type BonusLot, takeFrom } from '@ostrov/shared/orders/bonus'
import type { Em } from '../../../db/orm'
import { changed, moment, rows, sql } from '../../../db/sql'
import { Refusal } from '../../../kernel/problems'
import { isAlive } from './bonus-sql'

type Taking = { user_id: string; restaurant_id: string; order_id: number; sum: number; now: Date }

/** Nobody keeps so many that have not burnt and are not spent. */
const MOST_LOTS = 1000

/**
 * Spends points on an order, in the transaction that places it and holds its person.
 * @throws {Refusal} `order.bonus_changed` where there are fewer
 */
export async function spendBonus(em: Em, taking: Taking): Promise<void> {
  if ((await takeOut(em, 'spent', taking)) < taking.sum) throw new Refusal('order.bonus_changed')
}

/** Takes points out of what burns first. @returns how many there were */
export async function takeOut(em: Em, kind: BonusKind, { sum, now, ...whose }: Taking): Promise<number> {
  const { user_id, restaurant_id, order_id } = whose
  const lots = await rows<BonusLot>(
    em,
    sql`select e.id::int as id, e.rest, ${moment('e.burns_at')} as burns_at from bonus_entry e
        where e.user_id = ${user_id} and e.restaurant_id = ${restaurant_id} and ${isAlive(sql`${now}`)}
        order by e.burns_at nulls last, e.id limit ${sql.lit(MOST_LOTS)} for update`,
  )
  const parts = takeFrom(lots, sum)
  const taken = parts.reduce((all, part) => all + part.taken, 0)
  if (taken === 0) return 0
  await changed(
    em,
    sql`with emptied as (update bonus_entry e set rest = e.rest - part.taken
            from json_to_recordset(${JSON.stringify(parts)}::json) as part (id bigint, taken int) where e.id = part.id)
        insert into bonus_entry (user_id, restaurant_id, order_id, kind, amount, burns_at, created_at)
        values (${user_id}, ${restaurant_id}, ${order_id}, ${kind}, ${-taken}, ${lastBurning(lots, parts)}, ${now})`,
  )
  return taken
}

/** When the last of what was taken would have burnt; null where some of it never does. */
function lastBurning(lots: readonly BonusLot[], parts: readonly { id: number }[]): Date | null {
  const moments = lots.filter(({ id }) => parts.some((part) => part.id === id)).map(({ burns_at }) => burns_at)
  const ends = moments.flatMap((at) => (at === null ? [] : [toDate(at).getTime()]))
  return ends.length < moments.length ? null : new Date(Math.max(...ends))
}
