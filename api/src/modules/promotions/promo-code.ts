import { defineEntity, p } from '@mikro-orm/postgresql'
import { ALIKE } from '@ostrov/shared/search/alike'
import { createdAt, id, money } from '../../db/columns'
import { User } from '../customers/user'

export const PROMO_AMOUNT_TYPES = ['rubles', 'percent'] as const

/** SQL of a code with the letters that nobody can tell apart made one, as `latinAlike` makes them. */
export const codeAlike = (code: string) => `translate(lower(${code}), '${ALIKE.cyrillic}', '${ALIKE.latin}')`

const PromoCodeSchema = defineEntity({
  name: 'PromoCode',
  tableName: 'promo_code',
  checks: [
    {
      name: 'promo_code_amount_check',
      expression: "amount > 0 and (amount_type = 'rubles' or amount <= 100) and min_order_sum >= 0",
    },
    {
      name: 'promo_code_uses_check',
      expression: 'total_used_count >= 0 and (total_use_limit is null or total_used_count <= total_use_limit)',
    },
    // 30 days (PROMO_VALID_DAYS), in hours, which are equally long in every zone.
    { name: 'promo_code_life_check', expression: "expires_at <= created_at + '720:00:00'::interval" },
  ],
  properties: {
    id: id(),
    /** Upper case. */
    code: p.text().unique(),
    name: p.text(),
    /** Rubles or percent, by `amount_type`. */
    amount: p.integer(),
    amount_type: p.enum(PROMO_AMOUNT_TYPES).default('rubles'),
    /** The most a percent code takes off, rubles. */
    max_discount: money().nullable(),
    min_order_sum: money().default(1500),
    /** Null: everyone's. */
    user_id: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('cascade').nullable(),
    /** Empty: all restaurants. */
    restaurant_ids: p.array<string>().columnType('uuid[]').default([]),
    total_use_limit: p.integer().nullable(),
    total_used_count: p.integer().default(0),
    user_use_limit: p.integer().default(1),
    first_order_only: p.boolean().default(false),
    is_active: p.boolean().default(true),
    starts_at: p.datetime().defaultRaw('now()'),
    expires_at: p.datetime(),
    created_at: createdAt(),
  },
  indexes: [
    { name: 'promo_code_user', properties: ['user_id', 'created_at'] },
    {
      name: 'promo_code_alike',
      expression: `create index "promo_code_alike" on "promo_code" (${codeAlike('"code"')})`,
    },
  ],
})
export class PromoCode extends PromoCodeSchema.class {}
PromoCodeSchema.setClass(PromoCode)
