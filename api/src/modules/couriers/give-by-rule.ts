import { SHIFT_HOURS } from '@ostrov/shared/couriers/rules'
import { type AtHand, chooseCourier, type Leg } from '@ostrov/shared/couriers/way'
import type { Em } from '../../db/orm'
import { addJobs } from '../../db/queue'
import { moment, row, rows, sql } from '../../db/sql'
import { lockOrder } from '../orders/find-order'
import { givingJob } from '../orders/life/follow-up'
import { promiseEnds } from '../orders/life/notify-of-delay'
import { assign, isFree, isWork } from './give-order'
import { tellBoards, writeCourierEvent } from './write-event'

const MOST = sql.lit(50)
type Waiting = Leg & { id: number }

/** Somebody at these restaurants is free, or free again: what waits there is given anew, where the rule gives. */
export function giveWaiting(em: Em, restaurants: readonly string[]): Promise<void> {
  return addJobs(em, restaurants.map(givingJob))
}

/** `c` came in by a code and has not left: to who is at home nothing is given unasked. */
export const isOnShift = (now: Date) =>
  sql`(c.is_active and c.came_in_at > ${new Date(now.getTime() - SHIFT_HOURS * 3_600_000)}::timestamptz)`

/**
 * Gives what is made at a restaurant and has no courier, the longest waiting first, by `chooseCourier`; whatever suits nobody
 * stays for whoever takes it, and what was taken back is the restaurant's own to give. One at a time for a restaurant, so that no two orders see the same courier free; of a rule and
 * a press at once the order's lock lets in one.
 */
export async function giveByRule(em: Em, restaurant_id: string, now: Date): Promise<void> {
  await em.transactional(async (tx) => {
    const terms = sql`select from courier_terms where restaurant_id = ${restaurant_id} and gives_by_rule for update`
    if (!(await row(tx, terms))) return
    let couriers = await readAtHand(tx, restaurant_id, now)
    for (const { id, ...leg } of couriers.length > 0 ? await readWaiting(tx, restaurant_id) : []) {
      const courier_id = chooseCourier(leg, couriers)
      if (!courier_id || !(await give(tx, { order_id: id, courier_id, now }))) continue
      couriers = couriers.map((one) =>
        one.courier_id === courier_id ? { ...one, carries: [...one.carries, { ...leg, is_out: false }] } : one,
      )
    }
  })
}

async function give(em: Em, given: { order_id: number; courier_id: string; now: Date }): Promise<boolean> {
  const { order_id, courier_id } = given
  const { status } = await lockOrder(em, { id: order_id })
  const courier = sql`select from courier where id = ${courier_id} and is_active and deleted_at is null for key share`
  const had = sql`select from order_courier where order_id = ${order_id} limit 1`
  if (status !== 'IN_PREPARATION' || (await row(em, had)) || !(await row(em, courier))) return false
  if (!(await assign(em, given))) return false
  await writeCourierEvent(em, { ...given, act: 'give_by_rule' })
  await tellBoards(em, order_id)
  return true
}

const leg = sql`o.restaurant #> '{general_info,coordinates,coordinates}' as "from", o.delivery #> '{coordinates,coordinates}' as "to",
  ${promiseEnds} as promised_at`

function readWaiting(em: Em, restaurant_id: string): Promise<Waiting[]> {
  return rows<Waiting>(
    em,
    sql`select o.id, o."from", o."to", ${moment('o.promised_at')} as promised_at from (
          select o.id::float8 as id, o.created_at, ${leg} from "order" o
            where o.restaurant_id = ${restaurant_id} and o.status = 'IN_PREPARATION' and ${isFree} and o.user_id is not null
              and not exists (select from order_courier w where w.order_id = o.id)) o
        order by o.created_at, o.id limit ${MOST}`,
  )
}

/** Who is on shift, with all that they bring at whichever restaurant. */
function readAtHand(em: Em, restaurant_id: string, now: Date): Promise<AtHand[]> {
  return rows<AtHand>(
    em,
    sql`select c.id as courier_id, ${moment('last.idle_since')} as idle_since,
          (select coalesce(json_agg(leg), '[]') from (select ${leg}, o.status = 'OUT_FOR_DELIVERY' as is_out
            from courier m join order_courier w on w.courier_id = m.id join "order" o on o.id = w.order_id
            where m.phone = c.phone and ${isWork(now)}) leg) as carries
        from courier c cross join lateral (select greatest(c.came_in_at, max(coalesce(w.handed_over_at, w.brought_back_at))) as idle_since
          from order_courier w where w.courier_id = c.id and w.given_at > c.came_in_at - interval '1 day') last
        where c.restaurant_id = ${restaurant_id} and c.deleted_at is null and ${isOnShift(now)} order by c.id limit ${MOST}`,
  )
}
