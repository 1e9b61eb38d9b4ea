import type { PaymentType } from '@ostrov/shared/orders/statuses'
import { type PromoResult, validatePromo } from '@ostrov/shared/promotions/rules'
import type { Em } from '../../db/orm'
import { row, sql } from '../../db/sql'
import { CANCELLED, type FoundPromo, findPromo } from './find-promo'

export type PromoUseAsked = {
  code: string
  user_id: string
  /** Goods without delivery, rubles. */
  cartSum: number
  payment_type: PaymentType
  restaurant_id: string
  now: Date
}

/** What a code takes off this order, or the sentence why it does not; `promo` is what `usePromo` then takes. */
export async function validateFor(em: Em, asked: PromoUseAsked): Promise<PromoResult & { promo: FoundPromo | null }> {
  const promo = await findPromo(em, asked)
  const user = await userFacts(em, asked.user_id, promo)
  const { now, cartSum, payment_type, restaurant_id } = asked
  const result = validatePromo({
    promo_code: promo?.rule ?? null,
    now,
    user,
    cartSum,
    payment_type,
    restaurant_id,
  })
  return { ...result, promo: result.is_valid ? promo : null }
}

/** How often this person used the code, and how many orders they have that were not cancelled; one more of an account since
 * deleted. */
async function userFacts(em: Em, user_id: string, promo: FoundPromo | null) {
  const facts = await row<{ user_used_count: number; orders_count: number }>(
    em,
    sql`select (count(*) + (select had_orders::int from "user" where id = ${user_id}))::int as orders_count,
               count(*) filter (where promo_code_id = ${promo?.promo_code_id ?? null}::uuid
                                   or (${promo?.inviter_id ?? null}::uuid is not null and promo_code = ${promo?.code ?? ''}))::int
                 as user_used_count
        from "order" where user_id = ${user_id} and status not in ${CANCELLED}`,
  )
  return facts ?? { user_used_count: 0, orders_count: 0 }
}
