import { DAY_MS } from '@ostrov/shared/formats/time'
import { bonusAccount } from '@ostrov/shared/orders/bonus'
import { isCancelled } from '@ostrov/shared/orders/rules'
import type { Em } from '../../../db/orm'
import { changed, moment, row, sql } from '../../../db/sql'
import { lockOrder, type OrderHead, orderById } from '../find-order'
import { givenBack } from '../refunds/order-account'
import { takeOut } from './spend-bonus'

/** What comes back lives so long at least. */
const RETURNED_DAYS = 7

type Written = { held: number; earned: number; has_earned: boolean; spent_burns_at: string | null }

/**
 * Brings an order's points to what it is now: a cancelled one gives all of them back, cheaper goods and given back money give
 * back their part, and given back money takes its part of what was earned, as far as that is not spent. Again it changes
 * nothing. Call in the transaction that changed the order and holds it.
 */
export async function settleBonus(em: Em, { id }: Pick<OrderHead, 'id'>, now: Date, earns = false): Promise<void> {
  const order = await orderById(em, id)
  if (!order?.user_id || order.bonus_percent === 0) return
  const { user_id, restaurant_id } = order
  const given_back = order.payment_type === 'online' ? await givenBack(em, id) : 0
  const is = bonusAccount({ ...order, is_cancelled: isCancelled(order.status), given_back })
  const was = await row<Written>(
    em,
    sql`select held, earned, has_earned, ${moment('burns_at')} as spent_burns_at
        from (select coalesce(-sum(amount) filter (where kind in ('spent', 'returned')), 0)::int as held,
            coalesce(sum(amount) filter (where kind in ('earned', 'taken_back')), 0)::int as earned,
            bool_or(kind = 'earned') is true as has_earned, max(burns_at) filter (where kind = 'spent') as burns_at
          from bonus_entry where order_id = ${id}) was`,
  )
  if (!was) throw new Error('Sums are always one row')
  const entry = { user_id, restaurant_id, order_id: id, now }
  if (was.held > is.held) {
    const since = was.spent_burns_at
    const burns_at = since === null ? null : new Date(Math.max(Date.parse(since), inDays(now, RETURNED_DAYS)))
    await putIn(em, { ...entry, kind: 'returned', amount: was.held - is.held, burns_at })
  }
  if (was.earned > is.earned) await takeOut(em, 'taken_back', { ...entry, sum: was.earned - is.earned })
  if (earns && !was.has_earned && is.earned > 0) {
    const terms = await row<{ bonus_days: number | null }>(
      em,
      sql`select bonus_days from restaurant where id = ${restaurant_id}`,
    )
    const burns_at = terms?.bonus_days ? new Date(inDays(now, terms.bonus_days)) : null
    await putIn(em, { ...entry, kind: 'earned', amount: is.earned, burns_at })
  }
}

/** What a completed order earns, once. Harmless when it has earned, or is completed no more. */
export async function earnBonus(em: Em, order_id: number, now: Date): Promise<void> {
  await em.transactional(async (tx) => {
    const found = await orderById(tx, order_id)
    if (!found) return
    const order = await lockOrder(tx, found)
    if (order.status === 'COMPLETED') await settleBonus(tx, order, now, true)
  })
}

const inDays = (now: Date, days: number) => now.getTime() + days * DAY_MS

type Incoming = { user_id: string; restaurant_id: string; order_id: number; now: Date } & {
  kind: 'earned' | 'returned'
  amount: number
  burns_at: Date | null
}

function putIn(em: Em, { user_id, restaurant_id, order_id, kind, amount, burns_at, now }: Incoming) {
  return changed(
    em,
    sql`insert into bonus_entry (user_id, restaurant_id, order_id, kind, amount, rest, burns_at, created_at)
        values (${user_id}, ${restaurant_id}, ${order_id}, ${kind}, ${amount}, ${amount}, ${burns_at}, ${now})
        on conflict (order_id, kind) where kind in ('earned','spent') do nothing`,
  )
}
