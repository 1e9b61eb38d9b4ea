import { DAY_MS } from '@ostrov/shared/formats/time'
import type { PaymentType } from '@ostrov/shared/orders/statuses'
import { validatePromo } from '@ostrov/shared/promotions/rules'
import { PROMO_CODES } from '../island/promo-codes'
import type { DemoPromoCode } from '../island/shapes'
import { seedNumber } from '../rows'

export type Use = { code: string; discount: number }

type Attempt = {
  name: string
  /** Key of the restaurant. */
  restaurant: string
  phone: string
  at: Date
  goods: number
  payment_type: PaymentType
  /** The order ends without food: the code's use is given back. */
  is_cancelled: boolean
}

/** Of a hundred people so many remember a code when they may use one: the welcome on a first order, any later. */
const [TRY_FIRST_PERCENT, TRY_LATER_PERCENT] = [80, 24]

/** Lets the orders of the past use the codes as the rules would have let them. Ask in the order of time. */
export function promoBook(now: Date) {
  const orders = new Map<string, number>()
  const uses = new Map<string, number>()
  const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)

  /** The code this order uses, or null; counts the order either way. */
  return function use(attempt: Attempt): Use | null {
    const { name, phone, goods, is_cancelled, at, payment_type, restaurant } = attempt
    const orders_count = orders.get(phone) ?? 0
    if (!is_cancelled) add(orders, phone)
    const percent = orders_count === 0 ? TRY_FIRST_PERCENT : TRY_LATER_PERCENT
    if (seedNumber(`${name}:promo`) % 100 >= percent) return null
    for (const promo of PROMO_CODES) {
      if (promo.total_use_limit === 1 || at.getTime() < startOf(promo, now).getTime()) continue
      const result = validatePromo({
        promo_code: ruleOf(promo, now, uses.get(promo.code) ?? 0),
        now: at,
        user: { user_used_count: uses.get(`${promo.code}:${phone}`) ?? 0, orders_count },
        cartSum: goods,
        payment_type,
        restaurant_id: restaurant,
      })
      if (!result.is_valid) continue
      if (!is_cancelled) for (const key of [promo.code, `${promo.code}:${phone}`]) add(uses, key)
      return { code: promo.code, discount: result.discount }
    }
    return null
  }
}

/** When a code begins to work. */
export function startOf({ starts_in_days }: DemoPromoCode, now: Date) {
  return new Date(now.getTime() + starts_in_days * DAY_MS)
}

function ruleOf(promo: DemoPromoCode, now: Date, total_used_count: number) {
  return {
    amount: promo.amount,
    amount_type: promo.amount_type,
    max_discount: promo.max_discount ?? null,
    min_order_sum: promo.min_order_sum,
    created_at: startOf(promo, now),
    expires_at: new Date(now.getTime() + promo.ends_in_days * DAY_MS),
    is_active: true,
    first_order_only: promo.first_order_only,
    restaurant_ids: promo.restaurants,
    total_use_limit: promo.total_use_limit,
    total_used_count,
    user_use_limit: promo.user_use_limit,
  }
}
