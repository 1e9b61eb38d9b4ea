import { DAY_MS, type Instant, toDate } from '../formats/time'
import type { PaymentType } from '../orders/statuses'
import { BELOW_MINIMUM, ONLINE_ONLY } from './refusal-words'

/** A promo code lives so many days from its creation. */
export const PROMO_VALID_DAYS = 30
/** Orders from this sum (rubles) may use the welcome and the referral code. */
export const PROMO_MIN_ORDER_SUM = 1500
/** A promotion is put before a person at most once in so many ms. */
export const PROMO_SHEET_EVERY_MS = 86_400_000
/** Discount on a person's first order, in rubles; a friend who was invited gets the same. */
export const FIRST_ORDER_DISCOUNT = 400
/** What the inviter gets when the friend's first order is completed, in rubles. */
export const REFERRAL_REWARD = 250

/** A promo code as its row holds it; sums in rubles, nothing where no limit is set. */
export type PromoCode = {
  /** Rubles, or percent when amount_type says so. */
  amount: number
  amount_type: 'rubles' | 'percent'
  /** The most a percentage may take off. */
  max_discount?: number | null
  min_order_sum: number
  created_at: Instant
  /** When it ends by itself, never later than 30 days from creation; null for those. */
  expires_at: Instant | null
  is_active: boolean
  first_order_only: boolean
  /** The restaurants it is for; empty for all of them. */
  restaurant_ids: readonly string[]
  total_use_limit?: number | null
  total_used_count: number
  user_use_limit?: number | null
}

/** What a code depends on beside itself. */
export type PromoAttempt = {
  /** null when no such code exists, or not for this person. */
  promo_code: PromoCode | null
  now: Date
  user: { user_used_count: number; orders_count: number }
  cartSum: number
  payment_type: PaymentType
  restaurant_id: string
}

/** The sentence for each refusal of a code. */
export const PROMO_MESSAGES = {
  'promo.unknown': 'Такого промокода нет. Проверьте, нет ли опечатки',
  'promo.expired': 'Срок действия промокода истёк',
  'promo.used': 'Вы уже использовали этот промокод',
  'promo.limit': 'Этот промокод уже разобрали',
  'promo.other_restaurant': 'Промокод не\u00A0действует в\u00A0этом ресторане',
  'promo.first_order_only': 'Промокод действует только на\u00A0первый заказ',
  'promo.online_only': ONLINE_ONLY,
  'promo.below_minimum': BELOW_MINIMUM,
} as const
export type PromoRefusal = keyof typeof PROMO_MESSAGES

/** What validation answers; discount in rubles, 0 when refused. */
export type PromoResult = {
  is_valid: boolean
  discount: number
  min_order_sum: number
  /** The sentence for the person; empty when the code is valid. */
  message: string
  refusal: PromoRefusal | null
}

/** Whether a code may be used for this order, what it takes off, and if not, why. */
export function validatePromo(attempt: PromoAttempt): PromoResult {
  const { promo_code, cartSum } = attempt
  const min_order_sum = promo_code?.min_order_sum ?? 0
  const refusal = promo_code ? promoRefusal(attempt, promo_code) : 'promo.unknown'
  if (!promo_code || refusal) {
    return { is_valid: false, discount: 0, min_order_sum, message: refusal ? PROMO_MESSAGES[refusal] : '', refusal }
  }
  return { is_valid: true, discount: promoDiscount(promo_code, cartSum), min_order_sum, message: '', refusal: null }
}

/** Rubles a code takes off a cart: never more than its cap, never more than the cart. */
export function promoDiscount(
  promo_code: Pick<PromoCode, 'amount' | 'amount_type' | 'max_discount'>,
  cartSum: number,
): number {
  const { amount, amount_type, max_discount } = promo_code
  const asked = amount_type === 'percent' ? Math.floor((cartSum * amount) / 100) : amount
  const cap = amount_type === 'percent' ? (max_discount ?? cartSum) : cartSum
  return Math.max(Math.min(asked, cap, cartSum), 0)
}

/** The moment a code ends: 30 days from its creation, or its own when that comes sooner. */
export function promoExpiry(promo_code: Pick<PromoCode, 'created_at' | 'expires_at'>): Date {
  const latest = toDate(promo_code.created_at).getTime() + PROMO_VALID_DAYS * DAY_MS
  const own = promo_code.expires_at === null ? latest : toDate(promo_code.expires_at).getTime()
  return new Date(Math.min(own, latest))
}

function promoRefusal(attempt: PromoAttempt, promo: PromoCode): PromoRefusal | null {
  const { now, user, cartSum, payment_type, restaurant_id } = attempt
  if (!promo.is_active || now.getTime() >= promoExpiry(promo).getTime()) return 'promo.expired'
  const { total_use_limit, user_use_limit, restaurant_ids } = promo
  if (user.user_used_count >= (user_use_limit ?? Infinity)) return 'promo.used'
  if (promo.total_used_count >= (total_use_limit ?? Infinity)) return 'promo.limit'
  if (restaurant_ids.length > 0 && !restaurant_ids.includes(restaurant_id)) return 'promo.other_restaurant'
  if (promo.first_order_only && user.orders_count > 0) return 'promo.first_order_only'
  if (payment_type !== 'online') return 'promo.online_only'
  return cartSum < promo.min_order_sum ? 'promo.below_minimum' : null
}
