import type { Pool } from 'pg'
import { FIGURES } from '../../src/modules/orders/figure-of'

/** Whose lives: their restaurants, and the one promo code they share. */
type Checked = { ids: string[]; code: string; now: Date }

/** What may never be so, at any moment. */
export async function wrongs(pool: Pool, { ids, code, now }: Checked): Promise<string[]> {
  const { rows } = await pool.query(
    `select 'total of ' || id as wrong from "order" where restaurant_id = any($1) and total <> price - discount + delivery_price
     union all
     select 'goods of ' || o.id from "order" o where restaurant_id = any($1) and price <> (
       select coalesce(sum(line_total), 0) from order_item i where i.order_id = o.id and cancellation_comment is null)
     union all
     select 'owed of ' || o.id from "order" o where restaurant_id = any($1) and finished_at is null and total <> (
       select coalesce(sum(amount), 0) from order_ledger l where l.order_id = o.id and kind in ('goods', 'delivery', 'discount'))
     union all
     select 'two baskets' from basket where restaurant_id = any($1) group by restaurant_id, user_id having count(*) > 1
     union all
     select 'figures of ' || coalesce(kept.order_id, told.order_id) from order_figure kept full join (${FIGURES}) told using (order_id)
       where kept is distinct from told
     union all
     select 'named by half: ' || o.id from "order" o join order_item i on i.order_id = o.id where restaurant_id = any($1)
       group by o.id having count(i.participant) not in (0, count(*))
     union all
     select 'a friend in another basket: ' || i.id from basket_item i join basket b on b.id = i.basket_id
       join group_participant p on p.id = i.participant_id join basket_group g on g.id = p.group_id
       where b.restaurant_id = any($1) and (g.ordered_at is not null or (g.user_id, g.restaurant_id) <> (b.user_id, b.restaurant_id))
     union all
     select 'promo beyond its limit' from promo_code where code = $2
       and (total_used_count > total_use_limit or total_used_count <> (
         select count(*) from "order" where promo_code_id = promo_code.id
           and status not in ('CANCELLED', 'CANCELLED_BY_RESTAURANT', 'CANCELLED_BY_USER', 'EXECUTION_STOPPED')))
     union all
     select 'promo twice by one' from "order" where promo_code_id = (select id from promo_code where code = $2)
       and status not in ('CANCELLED', 'CANCELLED_BY_RESTAURANT', 'CANCELLED_BY_USER', 'EXECUTION_STOPPED') group by user_id having count(*) > 2
     union all
     select 'rating' from restaurant r where id = any($1) and (rating, reviews_count) <> (
       select coalesce(round(avg(w.rating), 2), 0), count(*) from review w where w.restaurant_id = r.id and w.product_id is null and w.is_visible)
     union all
     select 'asks without waiting: ' || o.id from "order" o where restaurant_id = any($1) and (o.answer_until is not null) <> exists (
       select from order_proposal p where p.order_id = o.id and p.status = 'asked' and p.answer_until = o.answer_until)
     union all
     select 'waits in ' || o.status || ': ' || o.id from "order" o where restaurant_id = any($1)
       and o.answer_until is not null and o.status not in ('CONFIRMED', 'IN_PREPARATION')
     union all
     select 'waits too long: ' || id from "order" where restaurant_id = any($1) and answer_until < $3::timestamptz - interval '30 minutes'
     union all
     select 'dearer than was paid: ' || o.id from "order" o where restaurant_id = any($1) and o.payment_type = 'online' and o.total > (
       select sum(amount) from order_ledger l where l.order_id = o.id and kind in ('goods', 'delivery', 'discount') and note is null)
     union all
     select 'not what was answered: ' || o.id from "order" o
       join lateral (select * from order_proposal p where p.order_id = o.id and p.status in ('agreed', 'without', 'expired')
         order by p.id desc limit 1) p on true
       where restaurant_id = any($1) and o.total <> (case when p.status = 'agreed' then p.agreed else p.without end->>'total')::int`,
    [ids, code, now],
  )
  return rows.map((row) => row.wrong)
}

/** Orders that are over and whose money is not what it should be. */
export async function unbalanced(pool: Pool, ids: readonly string[]) {
  const { rows } = await pool.query(
    `select o.id::int as id, o.status, o.payment_type, o.total, l.kept from "order" o
     join lateral (select -coalesce(sum(amount) filter (where kind in ('payment', 'refund')), 0) as kept
                   from order_ledger where order_id = o.id) l on true
     where restaurant_id = any($1) and finished_at is not null
       and l.kept <> case when status = 'COMPLETED' and payment_type = 'online' then total else 0 end`,
    [ids],
  )
  return rows
}
