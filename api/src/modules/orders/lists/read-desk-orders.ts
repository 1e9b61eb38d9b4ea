import type { ListQuery } from '@ostrov/shared/lists/table'
import { valuesOf } from '@ostrov/shared/lists/table'
import type { AdminOrderCardWire, AdminOrderRowWire } from '@ostrov/shared/orders/desk-schema'
import { orderDesk } from '@ostrov/shared/orders/lists'
import { readFacets } from '../../../db/facets'
import { readList, type SourceOf } from '../../../db/list'
import type { Em } from '../../../db/orm'
import { soughtBy } from '../../../db/sought-by'
import { moment, row, rows, sql } from '../../../db/sql'
import { Refusal } from '../../../kernel/problems'
import { deskOrder } from '../find-order'
import { readAccount, readPayments, readRefunds } from '../refunds/order-account'
import { narrowing, orders } from './order-list-sql'
import { hasNeed, needsOf } from './order-needs'
import { courierEvents, isPaid, type OrderRow, orderColumns, orderViews } from './order-view'
import { readMessages } from './read-messages'

type Query = ListQuery<typeof orderDesk>

/** Everybody's orders by the query; test orders are no administrator's business. */
export function listDeskOrders(em: Em, query: Query, now: Date) {
  return readList<AdminOrderRowWire, typeof orderDesk>(em, orderDesk, query, sourceOf(now))
}

/** How many of them each choice would leave. */
export function deskFacets(em: Em, query: Query, now: Date) {
  return readFacets(em, orderDesk, query, sourceOf(now))
}

/**
 * One order with all that is known of it, by number or uuid.
 * @throws {Refusal} `order.not_found`
 */
export async function readDeskOrder(em: Em, ref: string, now: Date): Promise<AdminOrderCardWire> {
  const head = await deskOrder(em, ref)
  const found = await row<OrderRow & Pick<AdminOrderCardWire, 'is_paid' | 'needs' | 'courier_events'>>(
    em,
    sql`select ${orderColumns}, ${isPaid} as is_paid, ${needsOf(now)} as needs, ${courierEvents} as courier_events from "order" o where o.id = ${head.id} and o.user_id is not null`,
  )
  const [core] = found ? await orderViews(em, [found]) : []
  if (!found || !core) throw new Refusal('order.not_found')
  const { events: _, ...order } = core
  const { is_paid, needs, courier_events } = found
  return {
    ...order,
    ...{ user_id: head.user_id, is_paid, needs, courier_events },
    timeline: await readTimeline(em, head.id),
    messages: await readMessages(em, head.id),
    payments: await readPayments(em, head.id),
    account: await readAccount(em, head),
    refunds: await readRefunds(em, head.id),
  }
}

/** What happened, by whom and through whom; where from is what the log of the staff's acts says of the same moment. */
function readTimeline(em: Em, order_id: number) {
  return rows<AdminOrderCardWire['timeline'][number]>(
    em,
    sql`select e.id::int as id, e.from, e.to, ${moment('e.created_at')} as created_at, e.comment, ${moment('u.created_at')} as undone_at,
          e.actor, case e.actor when 'customer' then o.user_name when 'restaurant' then coalesce(b.name, 'курьер ' || k.name) when 'admin' then a.name end as name,
          through.name as admin_name,
          (select l.ip from log l where l.subject = 'order:' || e.order_id and l.created_at = e.created_at
            and split_part(l.actor, ':', 2) = e.actor_id::text limit 1) as ip
        from order_event e join "order" o on o.id = e.order_id
          left join order_event u on u.order_id = e.order_id and u.undoes = e.id
          left join business_user b on e.actor = 'restaurant' and b.id = e.actor_id
          left join courier k on e.actor = 'restaurant' and k.id = e.actor_id
          left join admin a on e.actor = 'admin' and a.id = e.actor_id
          left join admin through on through.id = e.act_admin_id
        where e.order_id = ${order_id} and e.undoes is null and e.from is distinct from e.to order by e.id limit 200`,
  )
}

const sourceOf = (now: Date): SourceOf<typeof orderDesk> => ({
  select: sql`o.id::int as id, o.uuid, o.status, ${moment('o.created_at')} as created_at, ${moment('o.wanted_at')} as wanted_at, o.total, o.payment_type, ${isPaid} as is_paid,
    o.delivery_type, o.delivery->>'address' as address, o.user_id, o.user_name, o.user_phone,
    json_build_object('id', o.restaurant_id, 'name', o.restaurant->'general_info'->>'name') as restaurant, ${needsOf(now)} as needs`,
  from: sql`"order" o`,
  where: sql`o.user_id is not null`,
  // What is asked of each row's payments is so of the page's rows alone: of a scan that a limit ends the planner reads all payments first.
  joined: sql``,
  key: sql`o.id`,
  walked: ['from', 'total'],
  narrow: {
    columns: sql`o.id, o.status, o.created_at, o.total, o.delivery_type, o.payment_type, o.restaurant_id, o.user_id, o.kitchen_at`,
    as: sql`o`,
  },
  conditions: {
    query: soughtOrder,
    needs: (needs) => hasNeed(now, valuesOf(needs)),
    restaurant_id: sql`o.restaurant_id`,
    user_id: sql`o.user_id`,
    ...narrowing,
  },
  orders,
})

/** By the number as people say it, or by what the customer, the restaurant and the address are called. */
function soughtOrder(typed: string) {
  const number = typed.replace(/[\s№#]/g, '')
  const others = soughtBy(sql`o.sought`, typed)
  return /^\d{1,15}$/.test(number) ? sql`(o.id = ${Number(number)} or ${others})` : others
}
