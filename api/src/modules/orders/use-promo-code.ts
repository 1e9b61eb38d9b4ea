import type { PaymentType } from '@ostrov/shared/orders/statuses'
import { PROMO_MESSAGES, type PromoCode, validatePromo } from '@ostrov/shared/promotions/rules'
import type { Em } from '../../db/orm'
import { changed, row, sql } from '../../db/sql'
import { Refusal } from '../../http/problems'

type Use = {
  user_id: string
  restaurant_id: string
  code: string
  cartSum: number
  payment_type: PaymentType
  now: Date
}
type PromoRow = PromoCode & { id: string; code: string; user_used_count: number; orders_count: number }

/**
 * Checks a code and counts this use of it. The count is one conditional update, so the last use goes to one buyer,
 * however many press at once; the caller's lock on the person keeps the personal limit.
 * @throws {Refusal} `promo.invalid` with the sentence that says why.
 */
export async function usePromoCode(em: Em, use: Use): Promise<{ id: string; code: string; discount: number }> {
  const found = await loadPromoCode(em, use)
  const result = validatePromo({
    promo_code: found ?? null,
    now: use.now,
    user: { used_count: found?.user_used_count ?? 0, orders_count: found?.orders_count ?? 0 },
    cartSum: use.cartSum,
    payment_type: use.payment_type,
    restaurant_id: use.restaurant_id,
  })
  if (!found || !result.is_valid) throw new Refusal('promo.invalid', { message: result.message })
  const counted = await changed(
    em,
    sql`update promo_code set used_count = used_count + 1
        where id = ${found.id} and (total_limit is null or used_count < total_limit)`,
  )
  if (counted === 0) throw new Refusal('promo.invalid', { message: PROMO_MESSAGES['promo.limit'] })
  return { id: found.id, code: found.code, discount: result.discount }
}

/** A cancelled order's use of its code counts no more. */
export async function giveBackPromoCode(em: Em, promo_code_id: string) {
  await changed(
    em,
    sql`update promo_code set used_count = used_count - 1 where id = ${promo_code_id} and used_count > 0`,
  )
}

function loadPromoCode(em: Em, { code, user_id, now }: Use) {
  return row<PromoRow>(
    em,
    sql`select p.id, p.code, p.amount, case p.amount_type when 'percent' then 'percent' else 'rub' end as amount_type,
          p.max_discount, p.min_order_sum, to_json(p.created_at) #>> '{}' as created_at,
          to_json(p.expires_at) #>> '{}' as expires_at, p.is_active, p.first_order_only,
          case when cardinality(p.restaurant_ids) > 0 then to_json(p.restaurant_ids) end as restaurant_ids,
          p.total_limit as total_use_limit, p.used_count as total_used_count, p.per_user_limit as user_use_limit,
          (select count(*)::int from "order" o where o.promo_code_id = p.id and o.user_id = ${user_id}
            and o.status not in (${CANCELLED})) as user_used_count,
          (select count(*)::int from (select from "order" o where o.user_id = ${user_id}
            and o.status not in (${CANCELLED}) limit 1) one) as orders_count
        from promo_code p
        where p.code = upper(${code.trim()}) and (p.user_id is null or p.user_id = ${user_id}) and p.starts_at <= ${now}`,
  )
}

const CANCELLED = sql`'CANCELLED', 'CANCELLED_BY_USER', 'CANCELLED_BY_RESTAURANT', 'EXECUTION_STOPPED'`
