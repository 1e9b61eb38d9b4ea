import { PromoSeriesInput, PromoSeriesRow } from '@ostrov/shared/promotions/desk-schema'
import { PROMO_SERIES_FORM } from '@ostrov/shared/promotions/form'
import { promoSeriesDesk } from '@ostrov/shared/promotions/lists'
import { containing, moment, sql } from '../../db/sql'
import { record } from '../records/record'
import { demandTerms } from './demand-terms'
import { makeCodes } from './make-codes'
import { PromoCodeSeries } from './promo-code-series'

const state = sql`case when s.stopped_at is not null then 'stopped' when s.expires_at <= now() then 'expired'
  when s.starts_at > now() then 'planned' else 'active' end`

/** Promo codes that are made at once. Their terms stay as they were made: people hold them. */
export const promoSeriesRecord = record({
  noun: 'promo_code_series',
  entity: PromoCodeSeries,
  may: 'promo_codes',
  list: promoSeriesDesk,
  form: PROMO_SERIES_FORM,
  row: PromoSeriesRow,
  input: PromoSeriesInput,
  source: {
    select: sql`s.id, s.name, s.count, s.prefix, s.amount, s.amount_type, s.max_discount, s.min_order_sum, s.paid_by,
      s.restaurant_ids, s.user_use_limit, s.total_use_limit, s.first_order_only, ${state} as state,
      ${moment('s.starts_at')} as starts_at, ${moment('s.expires_at')} as expires_at, ${moment('s.created_at')} as created_at,
      ${moment('s.stopped_at')} as stopped_at,
      (select coalesce(sum(p.total_used_count), 0)::int from promo_code p
        where p.series_id = s.id and p.total_used_count > 0) as total_used_count,
      coalesce((select json_agg(json_build_object('id', r.id, 'title', r.title) order by r.title) from restaurant r
        where r.id = any(s.restaurant_ids)), '[]') as restaurants`,
    from: sql`promo_code_series s`,
    where: sql`true`,
    key: sql`s.id`,
    conditions: {
      query: (words) => sql`(s.name ilike ${containing(words)} or s.prefix ilike ${containing(words)})`,
      state: (one) => sql`${state} = ${one}`,
      restaurant_id: (id) => sql`(s.restaurant_ids = '{}' or ${id}::uuid = any(s.restaurant_ids))`,
    },
    orders: { '-created_at': sql`s.created_at desc, s.id desc`, expires_at: sql`s.expires_at, s.id` },
  },
  check: (em, { input, now }) => demandTerms(em, input, now),
  columns: ({ input: { prefix } }) => ({ prefix: prefix?.toUpperCase() ?? null }),
  written: (em, { id }) => makeCodes(em, id),
})
