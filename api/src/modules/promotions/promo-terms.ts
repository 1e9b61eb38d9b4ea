import { p } from '@mikro-orm/postgresql'
import { PAYERS } from '@ostrov/shared/payments/payers'
import { namesOf } from '@ostrov/shared/wire/names'
import { createdAt, money } from '../../db/columns'

const PROMO_AMOUNT_TYPES = ['rubles', 'percent'] as const
/** Whose money a discount is. */
export const payer = () => p.enum(namesOf(PAYERS))

/** What a promo code gives, and what the codes of a series have in common. */
export const promoTerms = () => ({
  name: p.text(),
  /** Rubles or percent, by `amount_type`. */
  amount: p.integer(),
  amount_type: p.enum(PROMO_AMOUNT_TYPES).default('rubles'),
  /** The most a percent code takes off, rubles. */
  max_discount: money().nullable(),
  min_order_sum: money().default(1500),
  /** Whose money the discount is; an order keeps it in its ledger. */
  paid_by: payer().default('platform'),
  /** Empty: all restaurants. */
  restaurant_ids: p.array<string>().columnType('uuid[]').default([]),
  total_use_limit: p.integer().nullable(),
  user_use_limit: p.integer().default(1),
  first_order_only: p.boolean().default(false),
  starts_at: p.datetime().defaultRaw('now()'),
  expires_at: p.datetime(),
  created_at: createdAt(),
})

/** The table refuses what no code may be. */
export const promoChecks = (table: string) => [
  {
    name: `${table}_amount_check`,
    expression: "amount > 0 and (amount_type = 'rubles' or amount <= 100) and min_order_sum >= 0",
  },
  // 30 days (PROMO_VALID_DAYS), in hours, which are equally long in every zone.
  { name: `${table}_life_check`, expression: "expires_at <= created_at + '720:00:00'::interval" },
]
