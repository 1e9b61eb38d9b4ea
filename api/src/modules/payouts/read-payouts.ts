import { regionOffset } from '@ostrov/shared/formats/installation'
import type { ListQuery } from '@ostrov/shared/lists/table'
import type { PaidOrder } from '@ostrov/shared/payouts/act'
import type { PayoutOrderWire, PayoutWire } from '@ostrov/shared/payouts/schema'
import { ownPayouts, payoutDesk, payoutOrders } from '@ostrov/shared/payouts/states'
import { readFacets } from '../../db/facets'
import { readList, type SourceOf } from '../../db/list'
import type { Em } from '../../db/orm'
import { moment, row, rows, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'
import type { Served } from '../../kernel/served'

const select = sql`p.id, p.number, json_build_object('id', r.id, 'title', r.title) as restaurant, p.starts_on::text as starts_on,
  p.ends_on::text as ends_on, p.state, p.comment, ${moment('p.created_at')} as created_at, ${moment('p.approved_at')} as approved_at,
  ${moment('p.paid_at')} as paid_at, sums.orders, sums.turnover, sums.kept, sums.discounts, sums.commission, sums.cash_commission,
  sums.kept + sums.discounts - sums.commission as due`
const from = sql`payout p join restaurant r on r.id = p.restaurant_id cross join lateral (
  select count(*)::int as orders, coalesce(sum(o.turnover), 0)::int as turnover, coalesce(sum(o.kept), 0)::int as kept,
    coalesce(sum(o.discounts), 0)::int as discounts, coalesce(sum(o.commission), 0)::int as commission,
    coalesce(sum(o.commission) filter (where paid.payment_type <> 'online'), 0)::int as cash_commission
  from payout_order o join "order" paid on paid.id = o.order_id where o.payout_id = p.id) sums`

const source: SourceOf<typeof payoutDesk> = {
  ...{ select, from, where: sql`true` },
  conditions: { restaurant_id: sql`p.restaurant_id`, state: sql`p.state` },
  orders: {
    '-created_at': { by: [sql`p.created_at`, sql`p.id`], falling: true },
    created_at: { by: [sql`p.created_at`, sql`p.id`] },
  },
}

type Query = ListQuery<typeof payoutDesk>

/** Everybody's payouts. */
export const listPayouts = (em: Em, query: Query) =>
  readList<PayoutWire, typeof payoutDesk>(em, payoutDesk, query, source)

export const countPayouts = (em: Em, query: Query) => readFacets(em, payoutDesk, query, source)

/** Payouts of the restaurants one owns: those that are approved, the newest first. */
export function listOwnPayouts(em: Em, restaurants: readonly Served[], query: ListQuery<typeof ownPayouts>) {
  const ids = restaurants.map(({ id }) => id).filter((id) => !query.restaurant_id || id === query.restaurant_id)
  return readList<PayoutWire, typeof ownPayouts>(em, ownPayouts, query, {
    ...{ select, from, where: sql`p.restaurant_id = any(${ids}::uuid[]) and p.state <> 'draft'` },
    conditions: { restaurant_id: sql`p.restaurant_id` },
    order: sql`p.created_at desc, p.id desc`,
  })
}

/** @throws {Refusal} `payout.not_found` */
export async function readPayout(em: Em, id: string): Promise<PayoutWire> {
  const found = await row<PayoutWire>(em, sql`select ${select} from ${from} where p.id = ${id}`)
  if (!found) throw new Refusal('payout.not_found')
  return found
}

const counted =
  () => sql`c.order_id::int as order_id, o.payment_type, c.is_correction, c.turnover, c.kept, c.discounts, c.commission,
  (coalesce(o.finished_at, c.created_at) at time zone 'UTC' + make_interval(mins => ${regionOffset()}::int))::date::text as day`

/** The orders of a payout, in their order. @throws {Refusal} `payout.not_found` */
export async function listPayoutOrders(em: Em, id: string, query: ListQuery<typeof payoutOrders>) {
  const list = await readList<PayoutOrderWire, typeof payoutOrders>(em, payoutOrders, query, {
    select: sql`c.id::int as id, ${counted()}`,
    from: sql`payout_order c join "order" o on o.id = c.order_id`,
    where: sql`c.payout_id = ${id}`,
    order: sql`c.order_id`,
  })
  if (list.total === 0) await readPayout(em, id)
  return list
}

export type Act = { payout: PayoutWire; legal: { name: string; inn: string }; orders: PaidOrder[] }

/**
 * All that stands in an act; of an owner's own, one that is approved.
 * @throws {Refusal} `payout.not_found` for a stranger's too
 */
export async function readAct(em: Em, id: string, own?: readonly Served[]): Promise<Act> {
  const payout = await readPayout(em, id)
  const isHidden = own && (payout.state === 'draft' || !own.some((one) => one.id === payout.restaurant.id))
  if (isHidden) throw new Refusal('payout.not_found')
  const legal = await row<Act['legal']>(
    em,
    sql`select coalesce(nullif(legal_info->>'name', ''), title) as name, coalesce(legal_info->>'inn', '') as inn
        from restaurant where id = ${payout.restaurant.id}`,
  )
  const orders = await rows<PaidOrder>(
    em,
    sql`select ${counted()} from payout_order c join "order" o on o.id = c.order_id
        where c.payout_id = ${id} and o.user_id is not null order by o.finished_at, o.id limit 20000`,
  )
  return { payout, legal: legal ?? { name: payout.restaurant.title, inn: '' }, orders }
}
