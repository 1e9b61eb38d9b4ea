import { addDays, instantAt } from '@ostrov/shared/formats/time'
import type { BonusBalancesWire, RestaurantBonusesWire } from '@ostrov/shared/orders/bonus-schema'
import type { Period } from '@ostrov/shared/statistics/period'
import type { Em } from '../../../db/orm'
import { moment, row, rows, sql } from '../../../db/sql'
import { Refusal } from '../../../kernel/problems'
import type { Served } from '../../../kernel/served'
import { balanceOf, isAlive } from './bonus-sql'

const MOST_RESTAURANTS = 100
const MOST_ENTRIES = 30

/** A person's points, the restaurant where something happened last first. */
export async function readBonuses(em: Em, user_id: string, now: Date): Promise<BonusBalancesWire> {
  const person = sql`${user_id}`
  const items = await rows<BonusBalancesWire['items'][number]>(
    em,
    sql`select json_build_object('id', r.id, 'name', r.general_info->>'name') as restaurant,
          r.bonus_percent is not null and r.moderation_status = 'approved' as is_on,
          ${balanceOf(person, sql`${now}`)} as balance, ${moment('next.burns_at')} as burns_at, coalesce(next.burning, 0) as burning,
          (select json_agg(json_build_object('id', l.id, 'kind', l.kind, 'amount', l.amount, 'order_id', l.order_id,
              'created_at', ${moment('l.created_at')}) order by l.id desc) from (
            select * from bonus_entry where user_id = ${person} and restaurant_id = r.id order by id desc limit ${sql.lit(MOST_ENTRIES)}) l) as entries
        from (select restaurant_id, max(id) as newest from bonus_entry where user_id = ${person} group by restaurant_id) held
          join restaurant r on r.id = held.restaurant_id
          left join lateral (select e.burns_at, sum(e.rest)::int as burning from bonus_entry e
            where e.user_id = ${person} and e.restaurant_id = r.id and e.burns_at is not null and ${isAlive(sql`${now}`)}
            group by e.burns_at order by e.burns_at limit 1) next on true
        order by held.newest desc limit ${sql.lit(MOST_RESTAURANTS)}`,
  )
  return { items }
}

/** What a restaurant's points came to in these days of the region. */
export async function readRestaurantBonuses(
  em: Em,
  { id }: Served,
  { from, to }: Period,
): Promise<RestaurantBonusesWire> {
  const found = await row<RestaurantBonusesWire>(
    em,
    sql`select sums.*,
          (select coalesce(sum(e.rest), 0)::int from bonus_entry e where e.restaurant_id = r.id and e.rest > 0) as held
        from restaurant r cross join lateral (
          select coalesce(sum(amount) filter (where kind in ('earned', 'taken_back')), 0)::int as earned,
            coalesce(-sum(amount) filter (where kind in ('spent', 'returned')), 0)::int as spent,
            coalesce(-sum(amount) filter (where kind = 'burnt'), 0)::int as burnt
          from bonus_entry where restaurant_id = r.id
            and created_at >= ${instantAt(from, 0)} and created_at < ${instantAt(addDays(to, 1), 0)}) sums
        where r.id = ${id}`,
  )
  if (!found) throw new Refusal('restaurant.not_found')
  return found
}
