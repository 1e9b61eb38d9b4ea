import type { Client, Pool } from 'pg'
import type { Diner } from './crowd'

type Database = Pool | Client

/** The crowd's orders, in the crowd's order. */
export async function ordersOf(database: Database, crowd: readonly Diner[]) {
  const { rows } = await database.query<{ id: string; orders: (string | null | undefined)[] }>(
    `select u.id, array_agg(o.uuid) as orders from unnest($1::uuid[]) with ordinality as u (id, place)
     left join "order" o on o.user_id = u.id group by u.id, u.place order by u.place`,
    [crowd.map(({ id }) => id)],
  )
  return rows
}

/** Orders whose lines, money or beginning are not all there exactly once. */
export async function brokenOrders(database: Database) {
  const { rows } = await database.query(
    `select o.uuid from "order" o
     where (select count(*) from order_item i where i.order_id = o.id and i.quantity = 2 and i.line_total = 1400) <> 1
       or (select count(*) from order_item i where i.order_id = o.id) <> 1
       or (select coalesce(sum(l.amount), 0) from order_ledger l where l.order_id = o.id) <> o.total
       or (select count(*) from order_event e where e.order_id = o.id and e."from" is null) <> 1
       or (select count(*) from payment p where p.order_id = o.id) <> (o.payment_type = 'online')::int`,
  )
  return rows
}
