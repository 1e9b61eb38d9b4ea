import { regionOffset } from '@ostrov/shared/formats/installation'
import { addDays, instantAt } from '@ostrov/shared/formats/time'
import type { Em } from '../../db/orm'
import { changed, row, sql } from '../../db/sql'

type Counting = { payout_id: string; restaurant_id: string; starts_on: string; ends_on: string; now: Date }

/**
 * SQL of what an order comes to by its ledger: `kept`, what came over the bank and stays; `discounts`, what the service pays
 * for; `turnover`, the whole before those; `commission`, of the dishes alone, by the contract of the day it was finished.
 */
const counted = sql`
  select o.id, summed.turnover, summed.kept, summed.discounts,
    round(greatest(0, summed.turnover - summed.delivery) * coalesce(terms.percent, 0) / 100.0)::int as commission
  from "order" o
    cross join lateral (
      select (money.kept_or_charged + money.discounts)::int as turnover, money.kept::int as kept, money.discounts::int as discounts,
        money.delivery::int as delivery
      from (
        select case when o.payment_type = 'online' then coalesce(-sum(l.amount) filter (where l.kind in ('payment', 'refund')), 0)
            else coalesce(sum(l.amount) filter (where l.kind in ('goods', 'delivery', 'discount')), 0) end as kept_or_charged,
          case when o.payment_type = 'online' then coalesce(-sum(l.amount) filter (where l.kind in ('payment', 'refund')), 0) else 0 end as kept,
          coalesce(-sum(l.amount) filter (where l.kind = 'discount' and coalesce(l.paid_by, 'platform') = 'platform'), 0) as discounts,
          coalesce(sum(l.amount) filter (where l.kind = 'delivery'), 0) as delivery
        from order_ledger l where l.order_id = o.id) money) summed
    left join lateral (
      select c.percent from restaurant_commission c
      where c.restaurant_id = o.restaurant_id
        and c.starts_on <= (o.finished_at at time zone 'UTC' + make_interval(mins => (select minutes from clock)))::date
      order by c.starts_on desc limit 1) terms on true`

/** The region's clock, minutes ahead of UTC. */
const clock = () => sql`clock as (select ${regionOffset()}::int as minutes)`

/** The orders of the restaurant that were completed in these days and are in no payout yet. @returns how many */
export function countNew(em: Em, { payout_id, restaurant_id, starts_on, ends_on, now }: Counting): Promise<number> {
  return changed(
    em,
    sql`with ${clock()}
        insert into payout_order (payout_id, order_id, turnover, kept, discounts, commission, created_at)
        select ${payout_id}::uuid, one.id, one.turnover, one.kept, one.discounts, one.commission, ${now}::timestamptz
        from (${counted} where o.restaurant_id = ${restaurant_id} and o.user_id is not null and o.status = 'COMPLETED'
            and o.finished_at >= ${instantAt(starts_on, 0)} and o.finished_at < ${instantAt(addDays(ends_on, 1), 0)}
            and not exists (select from payout_order before where before.order_id = o.id)) one`,
  )
}

/** Orders of earlier payouts whose ledger has other sums by now: the difference alone. @returns how many */
export function countCorrections(em: Em, { payout_id, restaurant_id, now }: Counting): Promise<number> {
  return changed(
    em,
    sql`with ${clock()}
        insert into payout_order (payout_id, order_id, is_correction, turnover, kept, discounts, commission, created_at)
        select ${payout_id}::uuid, one.id, true, one.turnover - before.turnover, one.kept - before.kept, one.discounts - before.discounts,
          one.commission - before.commission, ${now}::timestamptz
        from (${counted} where o.restaurant_id = ${restaurant_id} and o.user_id is not null
            and exists (select from payout_order known where known.order_id = o.id and known.payout_id <> ${payout_id}
              and exists (select from order_ledger l where l.order_id = o.id and l.created_at > known.created_at))) one
          cross join lateral (select sum(known.turnover)::int as turnover, sum(known.kept)::int as kept,
              sum(known.discounts)::int as discounts, sum(known.commission)::int as commission
            from payout_order known where known.order_id = one.id) before
        where (one.turnover, one.kept, one.discounts, one.commission)
          is distinct from (before.turnover, before.kept, before.discounts, before.commission)`,
  )
}

/** Whether a contract holds on every one of these days. */
export async function hasTerms(em: Em, restaurant_id: string, starts_on: string): Promise<boolean> {
  const found = await row(
    em,
    sql`select from restaurant_commission where restaurant_id = ${restaurant_id} and starts_on <= ${starts_on}::date limit 1`,
  )
  return found !== undefined
}
